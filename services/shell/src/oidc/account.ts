import type { OidcProblem } from '@bidwright/contract-shell';
import { accountFor } from '../accounts/accountFor.ts';
import { noKeys } from '../accounts/accounts.ts';
import { type Admission, admissionOf } from '../accounts/admission.ts';
import { beginAccount } from '../accounts/newAccount.ts';
import type { AppContext } from '../context.ts';
import { notify } from '../mail/notice.ts';
import type { Language } from '../mail/texts.ts';
import type { Account, Db } from '../tables.ts';
import type { Identity } from './identity.ts';
import { decidedBy } from './settings.ts';

type Found = { account: Account; problem?: undefined } | { account?: undefined; problem: OidcProblem };

/** The account that a person of the directory came in by before. */
export const joinedTo = (db: Db, { subject }: Pick<Identity, 'subject'>): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('oidcSubject', '=', subject).executeTakeFirst();

/**
 * Joins the account of the same address, unless it is joined to somebody else. A password that was given before the address was
 * proven counts no more.
 */
const join = async (
  { db, settings }: AppContext,
  account: Account,
  oidcSubject: string,
  language: Language,
): Promise<Found> => {
  const change = { oidcSubject, ...(account.registration && { passwordHash: null }) };
  return db.transaction().execute(async (trx): Promise<Found> => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set(change)
      .where('id', '=', account.id)
      .where('oidcSubject', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { problem: 'taken' };
    await notify(trx, settings, account, 'oidcJoined', language);
    return { account: { ...account, ...change } };
  });
};

/**
 * By which rule somebody new may come in: where groups give roles, theirs let them in. Where no group makes Admins, whoever
 * begins the firm is one as usual, or nobody ever would be.
 */
const admissionFor = async (
  context: AppContext,
  { roles = [] }: Identity,
  email: string,
): Promise<Admission | null> => {
  const { OIDC_ROLES } = context.settings;
  const usual = decidedBy(OIDC_ROLES).includes('Admin') ? null : await admissionOf(context, email);
  if (OIDC_ROLES.size === 0) return usual;
  const isFirst = usual?.isFirst === true;
  const permissions = [...new Set(['User', ...(isFirst ? usual.permissions : []), ...roles])];
  return { permissions, isFirst, mustConfirm: false };
};

const begin = async (context: AppContext, identity: Identity, email: string): Promise<Found> => {
  const admission = await admissionFor(context, identity, email);
  if (!admission) return { problem: 'closed' };
  const { firstName, lastName, subject } = identity;
  const newcomer = { firstName, lastName, email, ...noKeys, oidcSubject: subject };
  const account = await beginAccount(context.db, newcomer, admission);
  return account ? { account } : { problem: 'taken' };
};

/**
 * The account of somebody whom the firm's directory has shown: the one it is joined to, the one with the person's address, which is
 * joined now, or a new one. See docs/decisions/0065 why the address is enough here and not at Google.
 */
export const accountOf = async (context: AppContext, identity: Identity, language: Language): Promise<Found> => {
  const joined = await joinedTo(context.db, identity);
  if (joined) return { account: joined };
  const { email, isVerified, subject } = identity;
  if (!email) return { problem: 'noAddress' };
  if (!isVerified) return { problem: 'unverified' };
  const known = await accountFor(context, email);
  if (!known) return begin(context, identity, email);
  return join(context, known, subject, language);
};
