import type { Person } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Account, Db } from '../tables.ts';

/** How an address is kept and looked up. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

export const accountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('email', '=', normalEmail(email)).executeTakeFirst();

export const accountById = (db: Db, id: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** By what an account can be entered. */
export const accountKeys = ['passwordHash', 'googleId', 'oidcSubject'] as const;
export type Keys = Pick<Account, (typeof accountKeys)[number]>;

/** Of an account that nobody can enter yet. */
export const noKeys: Keys = { passwordHash: null, googleId: null, oidcSubject: null };

/** Its person has come in, or has what it takes. */
export const isOpened = (account: Keys): boolean => accountKeys.some((key) => account[key] !== null);

export const personOf = ({
  id,
  name,
  email,
  permissions,
  teams,
  showActuals,
  showProjections,
  profilePicture,
}: Account): Person => ({
  id,
  name,
  email,
  permissions,
  teams,
  showActuals: showActuals === 1,
  showProjections: showProjections === 1,
  ...(profilePicture && { profilePicture }),
});

/** Why somebody may not come in, or null. */
export const refusalOf = (
  account: Account,
  today = new Date().toISOString().slice(0, 10),
): 'inactive' | 'expired' | null => {
  if (account.status !== 'Active') return 'inactive';
  return account.expirationDate && account.expirationDate < today ? 'expired' : null;
};

/** Whom to ask for help: the firm's longest-standing Admin who may come in. */
export const contactOf = async (db: Db): Promise<string> => {
  const admins = await db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<boolean>`json_contains(permissions, '"Admin"')`)
    .orderBy('dateCreated')
    .orderBy('email')
    .execute();
  const admin = admins.find((one) => !refusalOf(one));
  return admin ? `${admin.name} (${admin.email})` : 'Admin';
};
