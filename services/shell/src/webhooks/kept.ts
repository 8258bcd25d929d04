import type { Selectable } from 'kysely';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { unsealed } from '../twoStep/sealed.ts';
import type { WebhookTables } from './tables.ts';

export type KeptWebhook = Selectable<WebhookTables['webhooks']>;
export type KeptDelivery = Selectable<WebhookTables['webhook_deliveries']>;

const textIn = async (sealed: string, key: string): Promise<string> => {
  const text = (await unsealed('webhook', sealed, key))?.text;
  if (typeof text !== 'string') throw new Error('What is kept of a webhook was sealed with another key');
  return text;
};

/** Where a webhook is told, and the secrets that sign. */
export const opened = async (
  { key }: Pick<AppContext, 'key'>,
  { address, secret, former, formerUntil }: KeptWebhook,
): Promise<{ address: string; secrets: string[] }> => {
  const sealed = [secret, (formerUntil ?? 0) > now() ? former : null].filter((one) => one !== null);
  return { address: await textIn(address, key), secrets: await Promise.all(sealed.map((one) => textIn(one, key))) };
};
