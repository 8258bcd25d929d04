import { sql } from 'kysely';
import { now } from '../writes/newRecord.ts';
import type { JobRoom } from './room.ts';

/** What one round takes at most; the next one goes on. */
const most = 200;

const gone = async ({ storage }: JobRoom, key: string | null) => {
  if (key) await storage.remove(key);
};

const pruneJobs = async (room: JobRoom) => {
  const { rows } = await sql<{ id: string; fileKey: string | null }>`select id, fileKey from background_jobs
    where expires <= ${now()} and (state in ('done', 'failed', 'cancelled') or leaseUntil <= ${Date.now()})
    order by expires limit ${most}`.execute(room.jobsDb);
  for (const { id, fileKey } of rows) {
    await gone(room, fileKey);
    // In steps, so that no statement holds others up.
    for (let step = 1n; step > 0n; ) {
      const done = await sql`delete from background_job_results where jobId = ${id} limit 5000`.execute(room.jobsDb);
      step = done.numAffectedRows ?? 0n;
    }
    await sql`delete from background_jobs where id = ${id}`.execute(room.jobsDb);
  }
};

const pruneFiles = async (room: JobRoom) => {
  const { rows } = await sql<{ id: string; storageKey: string }>`select id, storageKey from import_files
    where expires <= ${now()} order by expires limit ${most}`.execute(room.jobsDb);
  for (const { id, storageKey } of rows) {
    await gone(room, storageKey);
    await sql`delete from import_files where id = ${id}`.execute(room.jobsDb);
  }
};

/** Forgets jobs, their results and files that are past their time. */
export const prune = async (room: JobRoom): Promise<void> => {
  await pruneJobs(room);
  await pruneFiles(room);
};

const interval = 10 * 60_000;

/** Prunes now and again and again until the service stops. */
export const keepPruned = (room: JobRoom): void => {
  const once = () =>
    prune(room).catch((error: unknown) => {
      if (!room.stopping.aborted) room.log.warn({ err: error }, 'old jobs could not be cleared away');
    });
  const timer = setInterval(once, interval).unref();
  room.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  void once();
};
