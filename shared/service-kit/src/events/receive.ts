import type { RecordEvent } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import { isTimeOut, problemOf } from '../failure.ts';
import { sendPrepared } from '../sendPrepared.ts';
import type { Service } from '../service.ts';
import { now } from '../writes/newRecord.ts';
import { untilWritten } from '../writes/transact.ts';
import type { Handler, Listens } from './handler.ts';
import { type Handlers, handlersOf } from './handlers.ts';
import type { Receipt } from './transport.ts';

/** Handles an event in one transaction with the note that it was handled; one that is noted already is passed over. */
const handle = (service: Service, event: RecordEvent, handlers: Handler[]) =>
  untilWritten(service.db, () =>
    service.db.transaction().execute(async (trx) => {
      const note = sql`insert ignore into inbox (eventId, dateCreated) values (${event.id}, ${now()})`;
      const noted = await sendPrepared(trx, note);
      if (noted.numAffectedRows === 0n) return 'repeated';
      for (const handler of handlers) await handler(event, { trx, service });
      return 'done';
    }),
  );

/** Is it the service that can keep nothing now, whatever the event? A statement that takes too long may be the event's own. */
const isUnable = (error: unknown) => [503, 507].includes(problemOf(error)?.status ?? 0) && !isTimeOut(error);

/** Handles events in their order. When one fails, later ones of its record wait. While none could be kept none is to blame: all wait. */
export const receive = async (
  service: Service,
  on: Handlers,
  events: RecordEvent[],
  listens?: Listens,
): Promise<Receipt> => {
  const receipt: Receipt = { done: [], failed: [] };
  const held = new Set<string>();
  const besides = await listens?.(service);
  for (const event of events) {
    if (held.has(event.recordId)) continue;
    const own = handlersOf(service.resources, on, event);
    const further = besides?.(event);
    const handlers = further ? [...own, further] : own;
    try {
      if (handlers.length > 0) await handle(service, event, handlers);
      receipt.done.push(event.id);
    } catch (error) {
      if (isUnable(error)) throw error;
      service.log.warn({ err: error, eventId: event.id }, 'an event could not be handled');
      held.add(event.recordId);
      receipt.failed.push({ id: event.id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  service.eventSink.wake();
  return receipt;
};
