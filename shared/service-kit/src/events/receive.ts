import type { RecordEvent } from '@bidwright/contract-kit';
import { isTimeOut, problemOf } from '../failure.ts';
import type { Service } from '../service.ts';
import { type Concerned, handleAlone, handleTogether, maxTogether } from './handleEvents.ts';
import type { Listens } from './handler.ts';
import { type Handlers, handlersOf } from './handlers.ts';
import type { Receipt } from './transport.ts';

/** Is it the service that can keep nothing now, whatever the event? A statement that takes too long may be the event's own. */
const isUnable = (error: unknown) => [503, 507].includes(problemOf(error)?.status ?? 0) && !isTimeOut(error);

/** Those of the events with which something concerns itself. */
const concernedIn = async (service: Service, on: Handlers, events: RecordEvent[], listens?: Listens) => {
  const besides = await listens?.(service);
  return events
    .map((event): Concerned => {
      const own = handlersOf(service.resources, on, event);
      const further = besides?.(event);
      return { event, handlers: further ? [...own, further] : own };
    })
    .filter(({ handlers }) => handlers.length > 0);
};

/** Handles events in their order. When one fails, later ones of its record wait. While none could be kept none is to blame: all wait. */
export const receive = async (
  service: Service,
  on: Handlers,
  events: RecordEvent[],
  listens?: Listens,
): Promise<Receipt> => {
  const concerned = await concernedIn(service, on, events, listens);
  const failed: Receipt['failed'] = [];
  const held = new Set<string>();
  const left = new Set<string>();
  const alone = async (one: Concerned) => {
    const { id, recordId } = one.event;
    if (held.has(recordId)) return void left.add(id);
    try {
      await handleAlone(service, one);
    } catch (error) {
      if (isUnable(error)) throw error;
      service.log.warn({ err: error, eventId: id }, 'an event could not be handled');
      held.add(recordId);
      left.add(id);
      failed.push({ id, reason: error instanceof Error ? error.message : String(error) });
    }
  };
  for (let at = 0; at < concerned.length; ) {
    const some = concerned.slice(at, at + maxTogether);
    const together = held.size === 0 ? await handleTogether(service, some) : 0;
    if (together === 0) for (const one of some) await alone(one);
    at += together || some.length;
  }
  service.eventSink.wake();
  return { done: events.map(({ id }) => id).filter((id) => !left.has(id)), failed };
};
