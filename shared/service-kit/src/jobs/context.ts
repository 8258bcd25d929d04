import type { Job, Person } from '@bidwright/contract-kit';
import { type AnswerCall, callsOf } from '../calls/router.ts';
import type { Database } from '../connect.ts';
import type { Storage } from '../files/storage.ts';
import { Problem } from '../problem.ts';
import type { Service } from '../service.ts';
import { shownJob } from './shown.ts';
import { findJob } from './table.ts';

/** Who somebody is now: undefined of who may not come in any more. Throws where nobody can say. */
export type WhoIs = (person: Person) => Promise<Person | undefined>;

/** All that jobs need of their service. */
export interface JobContext extends Service {
  /** Connections of their own, so that jobs take none away from calls. */
  jobsDb: Database;
  storage: Storage;
  whoIs: WhoIs;
  /** The calls that people make: jobs make the same. */
  answerCall: AnswerCall;
  /** Names this process among those that work on jobs. */
  worker: string;
  /** There may be something to do. */
  wake(): void;
}

type Given = Pick<JobContext, 'jobsDb' | 'storage' | 'whoIs' | 'worker' | 'wake'>;

export const jobContextOf = (service: Service, given: Given): JobContext => ({
  ...service,
  ...given,
  answerCall: callsOf(service.resources),
});

/** A job that was added just now. */
export const startedJob = async (context: JobContext, id: string): Promise<Job> => {
  const job = await findJob(context.db, id);
  if (!job) throw new Problem(404, 'no-job', 'There is no such job');
  context.wake();
  return shownJob(context.name, job);
};
