import { has, type Person } from '@bidwright/contract-kit';
import { Problem } from '../problem.ts';
import type { JobContext } from './context.ts';
import { findJob, type StoredJob } from './table.ts';

export const noJob = (): Problem => new Problem(404, 'no-job', 'There is no such job');

/** A job that the person started; Admins reach all. Others' are as if they were not there. */
export const ownJob = async ({ db }: Pick<JobContext, 'db'>, person: Person, id: string): Promise<StoredJob> => {
  const job = await findJob(db, id);
  if (!job || (job.ownerId !== person.id && !has(person))) throw noJob();
  return job;
};
