import { has, type Person } from '@bidwright/contract-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../connect.ts';
import type { Service } from '../../../service.ts';
import { condition } from '../../../table/condition.ts';
import { inScope } from '../../../table/scope.ts';
import { storedAt } from '../../../table/stored.ts';

/** Names that a column offers at most: more are sooner typed than found. */
export const maxNames = 1000;

const inUse = (table: Parameters<typeof storedAt>[0]): RawBuilder<SqlBool>[] => {
  const status = storedAt(table, 'status');
  return status ? [condition(status, 'eq', 'Active', 'eq')] : [];
};

/** A part of a record of another service. */
const part = (name: string) => sql`json_unquote(json_extract(record, ${`$.${name}`}))`;

const namesIn = (rows: { name: string | null }[]): string[] => rows.flatMap(({ name }) => name || []);

/**
 * What the records of a collection are called that a person may read and that are in use: those of the service, or, for Admins, the copies
 * that it keeps of another one's, since who may read them is known there alone.
 */
export const namesOf = async (
  { db, resources, named }: Service & { db: Database },
  person: Person,
  of: string,
): Promise<string[]> => {
  const own = resources.get(of);
  if (own) {
    const { table, collection } = own;
    const title = storedAt(table, collection.title);
    if (!title) return [];
    const where = [sql<SqlBool>`true`, ...inUse(table), ...inScope(table, collection.rights.read(person))];
    const { rows } = await sql<{ name: string | null }>`select distinct ${sql.ref(`t.${title.at}`)} as name
      from ${sql.table(table.name)} as t where ${sql.join(where, sql` and `)} order by name limit ${maxNames}`.execute(
      db,
    );
    return namesIn(rows);
  }
  if (!has(person)) return [];
  const query = named[of];
  if (query) {
    const { rows } = await sql<{ name: string | null }>`select distinct name from (${query}) as n
      where name is not null order by name limit ${maxNames}`.execute(db);
    return namesIn(rows);
  }
  const { rows } = await sql<{ name: string | null }>`select distinct ${part('name')} as name from copies
    where col = ${of} and coalesce(${part('status')}, 'Active') = 'Active' order by name limit ${maxNames}`.execute(db);
  return namesIn(rows).filter((name) => name !== 'null');
};
