import type { RecordEvent } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';
import { now } from '../writes/newRecord.ts';
import { untilWritten } from '../writes/transact.ts';
import type { Handler } from './handler.ts';

/** An event, and what concerns itself with it. */
export interface Concerned {
  event: RecordEvent;
  handlers: Handler[];
}

/** So many at most are handled together, and none is begun after so long: nobody who wants to write what they concern waits for more. */
export const maxTogether = 20;
const maxTogetherMs = 50;

/** Notes events as handled, and answers how many of them were not before. */
const note = async (trx: Database, events: RecordEvent[]): Promise<number> => {
  const rows = events.map(({ id }) => sql`(${id}, ${now()})`);
  const noted = await sql`insert ignore into inbox (eventId, dateCreated) values ${sql.join(rows)}`.execute(trx);
  return Number(noted.numAffectedRows);
};

/** Handles an event in one transaction with the note that it was handled; one that is noted already is passed over. */
export const handleAlone = (service: Service, { event, handlers }: Concerned): Promise<'done' | 'repeated'> =>
  untilWritten(service.db, () =>
    service.db.transaction().execute(async (trx) => {
      if ((await note(trx, [event])) === 0) return 'repeated';
      for (const handler of handlers) await handler(event, { trx, service });
      return 'done';
    }),
  );

/** For handlers that share their transaction: one that writes past it would wait for what the ones before it have locked. */
const withinTransaction = (service: Service): Service => ({
  ...service,
  get db(): never {
    throw new Error('This event needs a transaction of its own');
  },
});

const handleInOne = (service: Service, some: Concerned[]): Promise<number> =>
  service.db.transaction().execute(async (trx) => {
    const within = withinTransaction(service);
    const endsAt = performance.now() + maxTogetherMs;
    const handled: RecordEvent[] = [];
    for (const { event, handlers } of some) {
      for (const handler of handlers) await handler(event, { trx, service: within });
      handled.push(event);
      if (performance.now() > endsAt) break;
    }
    if ((await note(trx, handled)) < handled.length) throw new Error('Some of these events were handled before');
    return handled.length;
  });

/**
 * Handles the first of the events in one transaction, which saves most of what each of them takes, and answers how many these were. None where
 * they cannot share one, and then nothing is kept: what is wrong with which of them shows where each is handled alone.
 */
export const handleTogether = async (service: Service, some: Concerned[]): Promise<number> =>
  some.length < 2 ? 0 : handleInOne(service, some).catch(() => 0);
