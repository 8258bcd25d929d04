import { accountDefaults } from '@bidwright/contract-admin';
import { createPolicy, type Database, type Row, type Rules } from '@bidwright/service-kit';
import { sql } from 'kysely';

const usual = async (db: Database): Promise<Row> => {
  const { rows } = await sql<{ expirationDate: string }>`select expirationDate from ${sql.table(accountDefaults.name)}
    where status = 'Active' order by expirationDate, id limit 1`.execute(db);
  return rows[0] ?? {};
};

/** What is written of a new person, with what Admins have set for accounts of which nothing else is said. */
export const withDefaults = async (db: Database, fields: Row): Promise<Row> =>
  fields.expirationDate === undefined ? { ...fields, ...(await usual(db)) } : fields;

/** The call `create` for people. */
export const createPerson: NonNullable<NonNullable<Rules['answers']>['create']> = async (asked) =>
  createPolicy.answer({ ...asked, body: await withDefaults(asked.db, asked.body) });
