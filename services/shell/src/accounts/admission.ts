import { demoPersonIds } from '@bidwright/demo-data/people';
import type { AppContext } from '../context.ts';
import { accountByEmail, normalEmail } from './accounts.ts';

/** Under which terms somebody may make an account. */
export interface Admission {
  permissions: string[];
  /** Nobody has an account yet, so this person sets the place up. */
  isFirst: boolean;
  /** A mail must show that the address is the person's own. */
  mustConfirm: boolean;
}

const founders = ['User', 'Admin'];

const mayBeFirst = async ({ db, settings }: AppContext, email: string) => {
  const first = await db
    .selectFrom('accounts')
    .select('id')
    // The people of a demo that is over are nobody's.
    .$if(!settings.DEMO, (query) => query.where('id', 'not in', demoPersonIds))
    .limit(1)
    .executeTakeFirst();
  if (!first) return true;
  const begun = await accountByEmail(db, email);
  return begun?.isFirst === 1 && begun.registration !== null;
};

/** What the firm's rule says about an address; null: no account for it. */
export const admissionOf = async (context: AppContext, email: string): Promise<Admission | null> => {
  const { REGISTRATION, REGISTRATION_DOMAINS, REGISTRATION_PERMISSIONS } = context.settings;
  if (REGISTRATION === 'closed') return null;
  if (REGISTRATION === 'open') return { permissions: founders, isFirst: false, mustConfirm: false };
  if (await mayBeFirst(context, email)) return { permissions: founders, isFirst: true, mustConfirm: false };
  const domain = normalEmail(email).split('@').at(-1) ?? '';
  const isOfFirm = REGISTRATION_DOMAINS.some((one) => one.toLowerCase() === domain);
  return REGISTRATION === 'first-admin' || isOfFirm
    ? { permissions: REGISTRATION_PERMISSIONS, isFirst: false, mustConfirm: true }
    : null;
};
