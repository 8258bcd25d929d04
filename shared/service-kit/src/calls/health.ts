import { healthIn } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { type CallHandler, handle } from './handle.ts';

const eventsIn = async (db: Database) => {
  const { rows } = await sql<{ parked: number; count: number }>`select parked, count(*) as count from outbox
    group by parked`.execute(db);
  const of = (parked: number) => rows.find((row) => row.parked === parked)?.count ?? 0;
  return { waiting: of(0), parked: of(1) };
};

const jobsIn = async (db: Database) => {
  const { rows } = await sql<{ state: string; count: number }>`select state, count(*) as count from background_jobs
    where state in ('queued', 'running') group by state`.execute(db);
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { queued: of('queued'), running: of('running') };
};

const bytesOf = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ bytes: string | null }>`select sum(data_length + index_length) as bytes
    from information_schema.tables where table_schema = database()`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
};

/** What runs, and who put it there. */
export interface RunningVersion {
  version: string;
  deployedAt: number | null;
  deployedBy: string | null;
}

/** Answers how a service does. */
export const answerHealth = (name: string, running: RunningVersion): CallHandler =>
  handle(healthIn(name), async ({ service, db }) => ({
    ...running,
    since: Math.floor(Date.now() / 1000 - process.uptime()),
    databaseBytes: await bytesOf(db),
    events: await eventsIn(db),
    jobs: await jobsIn(db),
    slowCalls: service.slowCalls.told(),
  }));
