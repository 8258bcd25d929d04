import type { GoogleProblem } from '@bidwright/contract-shell';
import type { Profile } from 'passport-google-oauth20';
import { accountFor } from '../accounts/accountFor.ts';
import { accountById, noKeys } from '../accounts/accounts.ts';
import { admissionOf } from '../accounts/admission.ts';
import { beginAccount } from '../accounts/newAccount.ts';
import type { AppContext } from '../context.ts';
import type { Account, Db } from '../tables.ts';

type Found =
  | { account: Account; isJoined: boolean; problem?: undefined }
  | { account?: undefined; problem: GoogleProblem };

export const verifiedEmail = ({ emails = [] }: Profile) => emails.find(({ verified }) => verified === true)?.value;

const nameOf = ({ name, displayName }: Profile, email: string) => {
  const firstName = name?.givenName || displayName || email;
  return { firstName: firstName.slice(0, 80), lastName: (name?.familyName || firstName).slice(0, 80) };
};

/** Nobody has come in by it yet; Google has shown that the address is this person's, which a password given before has not. */
const takeUp = async (db: Db, account: Account, googleId: string): Promise<Found> => {
  const change = { googleId, passwordHash: null };
  await db.updateTable('accounts').set(change).where('id', '=', account.id).execute();
  return { account: { ...account, ...change }, isJoined: true };
};

const begin = async (context: AppContext, profile: Profile, email: string): Promise<Found> => {
  const admission = await admissionOf(context, email);
  if (!admission) return { problem: 'closed' };
  const newcomer = { ...nameOf(profile, email), email, ...noKeys, googleId: profile.id };
  const account = await beginAccount(context.db, newcomer, admission);
  return account ? { account, isJoined: true } : { problem: 'closed' };
};

/**
 * The account of a Google profile: the one it is joined to, or a new one. Where a person is signed in, or the address is
 * that of an account, it is that account, not joined yet: who once had an address at Google may not be who has it here.
 */
export const accountOf = async (
  context: AppContext,
  profile: Profile,
  signedIn: string | undefined,
): Promise<Found> => {
  const { db } = context;
  const joined = await db.selectFrom('accounts').selectAll().where('googleId', '=', profile.id).executeTakeFirst();
  if (joined) return { account: joined, isJoined: true };
  const email = verifiedEmail(profile);
  if (!email) return { problem: 'unverified' };
  const own = signedIn && (await accountById(db, signedIn));
  const known = own || (await accountFor(context, email));
  if (!known) return begin(context, profile, email);
  if (known.googleId) return { problem: 'closed' };
  return known.registration ? takeUp(db, known, profile.id) : { account: known, isJoined: false };
};
