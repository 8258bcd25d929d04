import type { JobKind } from '@bidwright/contract-kit';
import { problemOf } from '../failure.ts';
import { runBulk } from './bulk/run.ts';
import { giveBack, keepAlive, Lost } from './claim.ts';
import type { JobContext } from './context.ts';
import { type End, endJob } from './ended.ts';
import { runExport } from './export/run.ts';
import { runImport } from './import/run.ts';
import type { StoredJob } from './table.ts';
import { runUndo } from './undo/run.ts';
import { personOfJob, type Work } from './work.ts';

/** What each kind does; it answers what it has made. */
const acts: Record<JobKind, (work: Work) => Promise<End>> = {
  bulkUpdate: runBulk,
  export: runExport,
  tryImport: (work) => runImport(work, true),
  import: (work) => runImport(work, false),
  tryUndo: (work) => runUndo(work, true),
  undo: (work) => runUndo(work, false),
};

/** How often a worker shows that it lives, and how long a job waits for a database that does not answer, in milliseconds. */
const beat = 2000;
const retryMs = 2000;

/** A job that ends its worker so often without coming further is given up. */
const maxClaims = 5;

const unforeseen = 'Something went wrong on our side. Please try again.';

/** Aborts when the job is cancelled, taken over or the service stops. */
const watched = (context: JobContext, job: StoredJob) => {
  const lost = new AbortController();
  const timer = setInterval(() => {
    keepAlive(context.jobsDb, job).catch((error: unknown) => {
      if (error instanceof Lost) lost.abort(error);
    });
  }, beat).unref();
  return { signal: AbortSignal.any([lost.signal, context.stopping]), end: () => clearInterval(timer) };
};

/** What becomes of a job that could not be done. */
const settle = async (context: JobContext, job: StoredJob, error: unknown) => {
  if (error instanceof Lost) return;
  const problem = problemOf(error);
  if (context.stopping.aborted) return giveBack(context.jobsDb, job);
  if (problem && problem.status >= 500) {
    context.log.warn({ err: error, jobId: job.id }, 'a job waits');
    return giveBack(context.jobsDb, job, retryMs);
  }
  if (!problem) context.log.error({ err: error, jobId: job.id }, 'a job failed');
  return endJob(context, job, 'failed', { problem: (problem?.message ?? unforeseen).slice(0, 500) });
};

/** Does a claimed job to its end, or as far as it goes. */
export const runJob = async (context: JobContext, job: StoredJob): Promise<void> => {
  const { signal, end } = watched(context, job);
  try {
    if (job.claims > maxClaims) throw new Error('A job came no further');
    const made = await acts[job.kind]({ context, job, signal, person: personOfJob(context, job) });
    await endJob(context, job, 'done', made);
  } catch (error) {
    const cause = signal.aborted && error === signal.reason ? signal.reason : error;
    await settle(context, job, cause).catch((failed: unknown) => {
      if (!(failed instanceof Lost))
        context.log.warn({ err: failed, jobId: job.id }, 'a job is left for its next turn');
    });
  } finally {
    end();
  }
};
