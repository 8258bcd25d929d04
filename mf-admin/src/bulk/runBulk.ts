import {
  type BulkUpdate,
  type Counts,
  type ErrorInfo,
  type Job,
  outcomes,
  type RecordResult,
} from '@bidwright/contract-kit';
import type { BulkAnswer } from '@bidwright/remote-kit/store';
import { askService } from '../uses/askService.ts';

/** Between two looks at a job, in milliseconds. */
const pollMs = 700;

/** What became of many records. */
export interface BulkDone {
  counts: Counts;
  /** Those that were not written, each with the reason. */
  refused: RecordResult[];
  /** None was. */
  error?: ErrorInfo;
}

const written: ReadonlySet<string> = new Set(['changed', 'unchanged']);
const unwritten = outcomes.filter((outcome) => !written.has(outcome));

const isGoing = ({ state }: Job) => state === 'queued' || state === 'running';

const ended = async (service: string, job: Job): Promise<Job> => {
  if (!isGoing(job)) return job;
  await new Promise((next) => setTimeout(next, pollMs));
  const { data } = await askService<Job>(service, 'getJob', { id: job.id });
  // Nobody answered just now: it goes on all the same.
  return ended(service, data ?? job);
};

const ofJob = async (service: string, started: Job): Promise<BulkDone> => {
  const { id, counts } = await ended(service, started);
  const { data = [] } = await askService<RecordResult[]>(service, 'getJobResults', { id, outcomes: unwritten });
  return { counts, refused: data };
};

/** Changes many records of any service, each by itself; waits for the job where they are too many for one call. */
export const runBulk = async (service: string, asked: BulkUpdate): Promise<BulkDone> => {
  const { data, error } = await askService<BulkAnswer>(service, 'bulkUpdate', asked);
  if (error) return { counts: {}, refused: [], error };
  if (data.job) return ofJob(service, data.job);
  const { counts = {}, results = [] } = data;
  return { counts, refused: results.filter(({ outcome }) => !written.has(outcome)) };
};
