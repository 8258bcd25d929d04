import type { GoogleProblem } from '@bidwright/contract-shell';
import type { Profile } from 'passport-google-oauth20';
import { accountFor } from '../accounts/accountFor.ts';
import { admissionOf } from '../accounts/admission.ts';
import { beginAccount } from '../accounts/newAccount.ts';
import type { Door } from '../door.ts';
import type { Account, Db } from '../tables.ts';

type Found = { account: Account; problem?: undefined } | { account?: undefined; problem: GoogleProblem };

const verifiedEmail = ({ emails = [] }: Profile) => emails.find(({ verified }) => verified === true)?.value;

const nameOf = ({ name, displayName }: Profile, email: string) => {
  const firstName = name?.givenName || displayName || email;
  return { firstName: firstName.slice(0, 80), lastName: (name?.familyName || firstName).slice(0, 80) };
};

/** Google has shown that the address is this person's, which a password chosen before that has not. */
const link = async (db: Db, account: Account, googleId: string): Promise<Found> => {
  if (account.googleId) return { problem: 'closed' };
  const change = { googleId, ...(account.registration && { passwordHash: null }) };
  await db.updateTable('accounts').set(change).where('id', '=', account.id).execute();
  return { account: { ...account, ...change } };
};

const begin = async (door: Door, profile: Profile, email: string): Promise<Found> => {
  const admission = await admissionOf(door, email);
  if (!admission) return { problem: 'closed' };
  const newcomer = { ...nameOf(profile, email), email, passwordHash: null, googleId: profile.id };
  const account = await beginAccount(door.db, newcomer, admission);
  return account ? { account } : { problem: 'closed' };
};

/** The account of a Google profile: the one it is linked to, the one with the same verified address, or a new one. */
export const accountOf = async (door: Door, profile: Profile): Promise<Found> => {
  const { db } = door;
  const linked = await db.selectFrom('accounts').selectAll().where('googleId', '=', profile.id).executeTakeFirst();
  if (linked) return { account: linked };
  const email = verifiedEmail(profile);
  if (!email) return { problem: 'unverified' };
  const known = await accountFor(door, email);
  return known ? link(db, known, profile.id) : begin(door, profile, email);
};
