import type { Boot, ModuleVersion, Session } from '@bidwright/contract-shell';
import app from '../../package.json' with { type: 'json' };
import { isNewFirm } from '../accounts/admission.ts';
import type { AppContext } from '../context.ts';
import { demoOffer } from '../demo/offer.ts';
import { hasGoogle } from '../google/strategy.ts';
import { hasOidc } from '../oidc/settings.ts';

/** What the first screen needs to know, so that it asks nothing more. */
export const bootOf = async (
  context: Pick<AppContext, 'db' | 'settings'>,
  session: Session | null,
  shell: Partial<Pick<ModuleVersion, 'version' | 'override'>>,
): Promise<Boot> => ({
  user: session?.user ?? null,
  expires: session?.expires ?? null,
  version: app.version,
  demo: context.settings.DEMO && !session ? await demoOffer(context.db) : null,
  isNew: !session && (await isNewFirm(context)),
  hasMail: context.settings.SMTP_URL !== '',
  google: hasGoogle(context.settings),
  oidc: hasOidc(context.settings) ? context.settings.OIDC_NAME : null,
  feedback: session ? context.settings.FEEDBACK_SCRIPT || null : null,
  shell: shell.version ?? '',
  overrideUntil: shell.override?.expires ?? null,
});

/** JSON that cannot end the script element it stands in. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
