import { sql } from 'kysely';
import { now } from '../writes/newRecord.ts';
import type { JobContext } from './context.ts';

/** What one round takes at most; the next one goes on. */
const max = 200;

const gone = async ({ storage }: JobContext, key: string | null) => {
  if (key) await storage.remove(key);
};

const pruneJobs = async (context: JobContext) => {
  const { rows } = await sql<{ id: string; fileKey: string | null }>`select id, fileKey from background_jobs
    where expires <= ${now()} and (state in ('done', 'failed', 'cancelled') or leaseUntil <= ${Date.now()})
    order by expires limit ${max}`.execute(context.jobsDb);
  for (const { id, fileKey } of rows) {
    await gone(context, fileKey);
    // In steps, so that no statement holds others up.
    for (let step = 1n; step > 0n; ) {
      const done = await sql`delete from background_job_results where jobId = ${id} limit 5000`.execute(context.jobsDb);
      step = done.numAffectedRows ?? 0n;
    }
    await sql`delete from background_jobs where id = ${id}`.execute(context.jobsDb);
  }
};

const pruneFiles = async (context: JobContext) => {
  const { rows } = await sql<{ id: string; storageKey: string }>`select id, storageKey from import_files
    where expires <= ${now()} order by expires limit ${max}`.execute(context.jobsDb);
  for (const { id, storageKey } of rows) {
    await gone(context, storageKey);
    await sql`delete from import_files where id = ${id}`.execute(context.jobsDb);
  }
};

/** Forgets jobs, their results and files that are past their time. */
export const prune = async (context: JobContext): Promise<void> => {
  await pruneJobs(context);
  await pruneFiles(context);
};

const interval = 10 * 60_000;

/** Prunes now and again and again until the service stops. */
export const keepPruned = (context: JobContext): void => {
  const once = () =>
    prune(context).catch((error: unknown) => {
      if (!context.stopping.aborted) context.log.warn({ err: error }, 'old jobs could not be cleared away');
    });
  const timer = setInterval(once, interval).unref();
  context.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  void once();
};
