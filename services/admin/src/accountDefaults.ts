import { createPolicy, type Row, type Rules } from '@bidwright/service-kit';
import type { Db } from './tables.ts';

const usual = (db: Db) =>
  db
    .selectFrom('accountDefaults')
    .select('expirationDate')
    .where('status', '=', 'Active')
    .orderBy('expirationDate')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** What is written of a new person, with what Admins have set for accounts of which nothing else is said. */
export const withDefaults = async (db: Db, fields: Row): Promise<Row> =>
  fields.expirationDate === undefined ? { ...fields, ...(await usual(db)) } : fields;

/** The call `create` for people. */
export const createPerson: NonNullable<NonNullable<Rules<Row, Db>['answers']>['create']> = async (asked) =>
  createPolicy.answer({ ...asked, body: await withDefaults(asked.db, asked.body) });
