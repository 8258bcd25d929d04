import type { Collection } from '@bidwright/contract-kit';
import { maxMailLists } from '@bidwright/contract-shell';
import { type Database, type Row, type Rules } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { refuse } from '../refuse.ts';

interface Standing {
  id: string;
  isNamesake: number;
}

/** The records in use of a collection, and which of them have a name. */
const inUse = async (db: Database, { name: table }: Pick<Collection, 'name'>, name: string) => {
  const { rows } = await sql<Standing>`select id, name = ${name} as isNamesake from ${sql.table(table)}
    where status = 'Active'`.execute(db);
  return rows;
};

const mustFit = async (db: Database, of: Pick<Collection, 'name'>, record: Row, id?: string) => {
  if (record.status !== 'Active') return record;
  const others = (await inUse(db, of, String(record.name))).filter((one) => one.id !== id);
  if (others.some(({ isNamesake }) => isNamesake))
    throw refuse({ status: 409, code: 'duplicate', key: 'shell.mail.nameTaken', field: 'name' });
  if (others.length >= maxMailLists) {
    const values = { max: maxMailLists };
    throw refuse({ status: 409, code: 'too-many', key: 'shell.mail.tooManyKept', values, field: 'name' });
  }
  return record;
};

/** No two records in use have the same name, and there are not too many of them. */
export const namedRules = (of: Pick<Collection, 'name'>): Rules => ({
  create: (record, _by, { db }) => mustFit(db, of, record),
  update: (_before, after, _by, { db, record }) => mustFit(db, of, after, record.id),
});
