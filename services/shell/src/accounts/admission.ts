import { demoPersonIds } from '@bidwright/demo-data/people';
import { inTime } from '@bidwright/service-kit';
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

/** Does anybody have an account? The people of a demo that is over are nobody. */
const isInhabited = async ({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Promise<boolean> => {
  const first = await db
    .selectFrom('accounts')
    .select('id')
    .$if(!settings.DEMO, (query) => query.where('id', 'not in', demoPersonIds))
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
};

const inhabited = new WeakSet<AppContext['db']>();

/** Longest wait for the database: the page of people who are signed out is there without it. */
const maxWaitMs = 300;

/** Whether whoever makes an account now begins the firm. Once somebody has one it is not asked again. */
export const isNewFirm = async (context: Pick<AppContext, 'db' | 'settings'>): Promise<boolean> => {
  const { db, settings } = context;
  if (settings.DEMO || settings.REGISTRATION === 'closed' || inhabited.has(db)) return false;
  const asked = isInhabited(context).then((isSo) => isSo && inhabited.add(db));
  return inTime(asked, maxWaitMs, () => new Error('It takes too long')).then(
    (isSo) => !isSo,
    () => false,
  );
};

const mayBeFirst = async (context: AppContext, email: string) => {
  if (!(await isInhabited(context))) return true;
  const begun = await accountByEmail(context.db, email);
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
