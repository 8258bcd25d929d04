import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Log } from '../log.ts';
import type { EventTransport } from './transport.ts';

/** Events of one message at most, and about how many characters. */
const max = 100;
const maxLength = 1_000_000;

/** An event that was refused so often is parked. */
const tries = 8;

interface Waiting {
  id: number;
  eventId: string;
  attempts: number;
  payload: string;
}

/** What delivering needs to know. */
export interface Delivery {
  db: Database;
  log: Log;
  transport: EventTransport;
  delay: {
    /** Milliseconds until the next try, by the number of those that failed: of a service that does not answer, of an event. */
    receiver(attempts: number): number;
    event(attempts: number): number;
    /** Milliseconds between two messages, in which events gather. */
    between: number;
  };
}

/** The receiver, while no other instance delivers to it: that keeps the order. The lock goes with the transaction. */
const claim = async (trx: Database, receiver: string) => {
  const { rows } = await sql<{ attempts: number }>`select attempts from outbox_receivers
    where receiver = ${receiver} and nextAttempt <= ${Date.now()} for update skip locked`.execute(trx);
  return rows[0];
};

/** The next events, but none of a record that has an earlier one waiting for its next try; and whether one message cannot take them all. */
const nextOf = async (trx: Database, receiver: string): Promise<{ waiting: Waiting[]; isFull: boolean }> => {
  const at = Date.now();
  const { rows } = await sql<Waiting>`select o.id, o.eventId, o.attempts, o.payload from outbox as o
    where o.receiver = ${receiver} and o.parked = 0 and o.nextAttempt <= ${at} and not exists (
      select 1 from outbox as e where e.receiver = o.receiver and e.recordId = o.recordId and e.id < o.id
        and e.parked = 0 and e.nextAttempt > ${at})
    order by o.id limit ${max}`.execute(trx);
  let length = 0;
  const waiting = rows.filter(({ payload }, n) => {
    length += payload.length;
    return n === 0 || length <= maxLength;
  });
  return { waiting, isFull: rows.length === max || waiting.length < rows.length };
};

const forget = async (trx: Database, rows: Waiting[]) => {
  if (rows.length > 0) await sql`delete from outbox where id in (${sql.join(rows.map(({ id }) => id))})`.execute(trx);
};

const postpone = async ({ log, delay }: Delivery, trx: Database, receiver: string, row: Waiting, reason: string) => {
  const attempts = row.attempts + 1;
  const parked = attempts >= tries;
  await sql`update outbox set attempts = ${attempts}, nextAttempt = ${Date.now() + delay.event(attempts)},
    parked = ${parked ? 1 : 0}, reason = ${reason.slice(0, 500)} where id = ${row.id}`.execute(trx);
  if (parked)
    log.error({ receiver, eventId: row.eventId, reason }, 'an event is parked: its receiver keeps refusing it');
};

const setReceiver = (trx: Database, receiver: string, attempts: number, nextAttempt: number) =>
  sql`update outbox_receivers set attempts = ${attempts}, nextAttempt = ${nextAttempt}
    where receiver = ${receiver}`.execute(trx);

/** What a message took of what waited: all of it, some where one message cannot take more, or none where there was nothing or it failed. */
export type Taken = 'all' | 'some' | 'none';

/** Takes one message to a receiver. */
export const deliver = (delivery: Delivery, receiver: string): Promise<Taken> =>
  delivery.db.transaction().execute(async (trx) => {
    const { log, transport, delay } = delivery;
    const claimed = await claim(trx, receiver);
    const { waiting, isFull } = claimed ? await nextOf(trx, receiver) : { waiting: [], isFull: false };
    if (!claimed || waiting.length === 0) return 'none';
    try {
      const receipt = await transport.send(
        receiver,
        waiting.map(({ payload }) => payload),
      );
      const done = new Set(receipt.done);
      const reasons = new Map(receipt.failed.map(({ id, reason }) => [id, reason]));
      await forget(
        trx,
        waiting.filter(({ eventId }) => done.has(eventId)),
      );
      for (const row of waiting) {
        const reason = reasons.get(row.eventId);
        if (reason !== undefined) await postpone(delivery, trx, receiver, row, reason);
      }
      if (claimed.attempts > 0) await setReceiver(trx, receiver, 0, 0);
      if (receipt.done.length === 0) return 'none';
      return isFull ? 'some' : 'all';
    } catch (error) {
      const attempts = claimed.attempts + 1;
      log.warn({ err: error, receiver, attempts }, 'a service cannot be told');
      await setReceiver(trx, receiver, attempts, Date.now() + delay.receiver(attempts));
      return 'none';
    }
  });
