import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import type { Db } from '../tables.ts';

interface Letter {
  recipient: string;
  subject: string;
  text: string;
  /** Its text lets somebody in. */
  secret: boolean;
}

/** Names that never belong to anybody (RFC 2606, RFC 6762). */
const reserved = /(^|\.)(example|example\.(com|net|org)|test|invalid|localhost|local)$/;

const isReserved = (address: string) => reserved.test(address.split('@').at(-1) ?? '');

/** Puts a mail into the queue, in the transaction of what it tells about. */
export const enqueue = async (trx: Db, { recipient, subject, text, secret }: Letter): Promise<void> => {
  const status = isReserved(recipient) ? 'Reserved' : 'Queued';
  const time = { nextAttempt: now(), dateCreated: now() };
  await trx
    .insertInto('emails')
    .values({ id: uuid(), recipient, subject, text, secret: secret ? 1 : 0, status, attempts: 0, ...time })
    .execute();
};
