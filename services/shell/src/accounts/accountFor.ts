import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import type { Account } from '../tables.ts';
import { accountByEmail, normalEmail } from './accounts.ts';

/**
 * The account of an address. Somebody whom an Admin has entered gets one now, without a password: call this only where
 * the person has proven or must yet prove that the address is theirs.
 */
export const accountFor = async (
  { db, people }: Pick<AppContext, 'db' | 'people'>,
  email: string,
): Promise<Account | undefined> => {
  const account = await accountByEmail(db, email);
  if (account) return account;
  const person = await people.entered(email);
  if (!person) return undefined;
  const { id, name, permissions, teams } = person;
  const lists = { permissions: JSON.stringify(permissions), teams: JSON.stringify(teams) };
  await db
    .insertInto('accounts')
    .ignore()
    .values({ id, name, email: normalEmail(email), ...lists, dateCreated: now() })
    .execute();
  return accountByEmail(db, email);
};
