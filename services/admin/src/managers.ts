import type { User } from '@bidwright/contract-admin';
import type { Database, Handler, Row } from '@bidwright/service-kit';
import { sql } from 'kysely';

const emailOf = async (db: Database, id: string | null | undefined): Promise<string | null> => {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${id ?? ''}`.execute(db);
  return rows[0]?.email ?? null;
};

/** A person's record tells the address of the manager. */
export const withManagerEmail = async (db: Database, row: Row): Promise<Row> => ({
  ...row,
  managerEmail: await emailOf(db, (row as Partial<User>).manager?.id),
});

/** The address follows when the manager gets another one, or another manager takes the place of this one. */
export const followEmail: Handler = async ({ changes, recordId, into }, { trx }) => {
  if (!into && !changes.email) return;
  const { id, email } = into ?? { id: recordId, email: changes.email?.to };
  await sql`update users set managerEmail = ${email} where managerId = ${id}`.execute(trx);
};
