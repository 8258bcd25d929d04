import type { User, UserInput } from '@bidwright/contract-admin';
import type { Db, Follows } from './tables.ts';

const emailOf = async (db: Db, id: string | null | undefined): Promise<string | null> => {
  const found = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  return found?.email ?? null;
};

/** A person's record tells the address of the manager. */
export const withManagerEmail = async (db: Db, user: UserInput): Promise<UserInput> => ({
  ...user,
  managerEmail: await emailOf(db, user.manager?.id),
});

/** The address follows when the manager gets another one, or another manager takes the place of this one. */
export const followEmail: Follows<User> = async ({ changes, recordId, into }, { trx }) => {
  if (!into && !changes.email) return;
  const { id, email } = into ?? { id: recordId, email: changes.email?.to };
  await trx
    .updateTable('users')
    .set('managerEmail', email ?? null)
    .where('managerId', '=', id ?? '')
    .execute();
};
