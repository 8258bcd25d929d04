import type { AppContext } from '../context.ts';
import { chatBodyOf } from './chat.ts';
import { type KeptDelivery, type KeptWebhook, opened } from './kept.ts';
import { personFor } from './personFor.ts';
import type { Attempt } from './post.ts';
import { seenOf } from './seen.ts';
import { bodyOf, signed } from './signed.ts';

export type Sending = Pick<AppContext, 'db' | 'services' | 'key' | 'keys' | 'log' | 'post'>;

/** The text of a message now, as far as the roles of its webhook may read it; undefined: they may read nothing of it. */
const written = async (
  sending: Sending,
  webhook: KeptWebhook,
  { topic, told }: KeptDelivery,
): Promise<string | undefined> => {
  if (webhook.kind !== 'signed') return chatBodyOf(webhook.kind, told, webhook.language);
  if (!('event' in told)) return bodyOf(topic, told, undefined);
  const seen = await seenOf(sending, await personFor(sending.db, webhook), told.event);
  return seen && bodyOf(topic, told, seen);
};

/** Sends a message once. Undefined: it is withheld. Throws while it cannot be known what may be told. */
export const attempt = async (
  sending: Sending,
  webhook: KeptWebhook,
  delivery: KeptDelivery,
): Promise<Attempt | undefined> => {
  const body = await written(sending, webhook, delivery);
  if (body === undefined) return undefined;
  const { address, secrets } = await opened(sending, webhook);
  return sending.post(address, secrets.length > 0 ? signed(delivery.messageId, body, secrets) : {}, body);
};
