import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Service } from './service.ts';
import { mergesLast } from './writes/merges.ts';
import { now } from './writes/newRecord.ts';
import { answersLast } from './writes/once.ts';

const hour = 60 * 60;
/** An event that comes again comes within hours. */
const eventsLast = 30 * 24 * hour;

/** Rows of one statement, so that nobody waits for it. */
const step = 5000;

const clear = async ({ db, stopping }: Service, table: string, oldest: number) => {
  for (let gone = step; gone === step && !stopping.aborted; ) {
    const done = await sql`delete from ${sql.table(table)} where dateCreated <= ${oldest} limit ${step}`.execute(db);
    gone = Number(done.numAffectedRows);
  }
};

/** Clears away notes of events and requests that no repetition can come of any more. */
export const sweep = async (service: Service): Promise<void> => {
  await clear(service, 'inbox', now() - eventsLast);
  await clear(service, 'copy_removals', now() - eventsLast);
  await clear(service, 'idempotency', now() - answersLast);
  for (const table of ['merges', 'moved']) await clear(service, table, now() - 2 * mergesLast);
};

/** Sweeps every hour until the service stops. */
export const sweepHourly = async (service: Service): Promise<void> => {
  const { log, stopping } = service;
  while (!stopping.aborted) {
    await sweep(service).catch((error: unknown) => log.warn({ err: error }, 'old notes cannot be cleared away'));
    await setTimeout(hour * 1000, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
};
