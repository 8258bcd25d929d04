import { Problem } from '@bidwright/service-kit';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import type { Account, Db } from '../tables.ts';
import { accountByEmail, type Keys, normalEmail } from './accounts.ts';
import type { Admission } from './admission.ts';

export interface Newcomer extends Keys {
  email: string;
  firstName: string;
  lastName: string;
}

const duplicate = 1062;
const isDuplicate = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errno' in error && error.errno === duplicate;

/**
 * Keeps the registration, unless there is an account with the address or, of two first people, somebody else was first. Its
 * record in admin comes next; until then the account lets nobody in.
 */
export const insertAccount = async (db: Db, newcomer: Newcomer, { permissions, isFirst }: Admission): Promise<void> => {
  const { email, firstName, lastName, ...key } = newcomer;
  const row = {
    id: uuid(),
    email: normalEmail(email),
    ...key,
    name: `${firstName} ${lastName}`,
    permissions: JSON.stringify(permissions),
    teams: '[]',
    registration: JSON.stringify({ firstName, lastName, permissions }),
    isFirst: isFirst ? (1 as const) : null,
    dateCreated: now(),
  };
  try {
    await db.insertInto('accounts').values(row).execute();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
};

/** Begins an account, or takes up a registration that was not finished. Undefined: the address has an account. */
export const beginAccount = async (db: Db, newcomer: Newcomer, admission: Admission): Promise<Account | undefined> => {
  await insertAccount(db, newcomer, admission);
  const account = await accountByEmail(db, newcomer.email);
  // Somebody else became the first in the same moment.
  if (!account) throw new Problem(409, 'taken', 'Somebody else was first. Please register again.');
  if (!account.registration) return undefined;
  const { passwordHash, googleId, oidcSubject } = newcomer;
  const change = { passwordHash, googleId, oidcSubject };
  await db.updateTable('accounts').set(change).where('id', '=', account.id).execute();
  return { ...account, ...change };
};
