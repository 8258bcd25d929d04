import { createHmac } from 'node:crypto';
import { now } from '../clock.ts';
import { publicUrl } from '../publicUrl.ts';
import type { Seen } from './seen.ts';
import type { Told } from './tables.ts';

/** What a program is told, as the document for those who write programs describes it. */
export const bodyOf = (topic: string, told: Told, seen: Seen | undefined): string => {
  if ('test' in told) return JSON.stringify({ type: 'test', timestamp: instantOf(told.test), data: {} });
  if ('notice' in told) {
    const { at, text, by, link } = told.notice;
    const data = { notice: told.notice.type, ...text, by, url: publicUrl(link) };
    return JSON.stringify({ type: 'notice', timestamp: instantOf(at), data });
  }
  const { at, changes: _changes, record: _record, ...about } = told.event;
  return JSON.stringify({ type: topic, timestamp: instantOf(at), data: { ...about, ...seen } });
};

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** As Standard Webhooks has it: the secret is `whsec_` and base64. Its own library verifies it in the tests. */
const signature = (secret: string, signedContent: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signedContent).digest('base64')}`;
};

/** The headers by which a receiver knows a message, and that it comes from here; each of the secrets signs. */
export const signed = (messageId: string, body: string, secrets: string[]): Record<string, string> => {
  const at = now();
  const signatures = secrets.map((secret) => signature(secret, `${messageId}.${at}.${body}`));
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(at),
    'webhook-signature': signatures.join(' '),
  };
};
