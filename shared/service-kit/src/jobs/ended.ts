import type { RecordEvent } from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';
import type { Database } from '../connect.ts';
import { now } from '../writes/newRecord.ts';
import { publish } from '../writes/outbox.ts';
import { changeOwn } from './claim.ts';
import type { JobContext } from './context.ts';
import { jobsLast, type StoredJob } from './table.ts';

/** Nobody's own doing: its owner is to be told of it. */
const by = { id: 'bidwright', name: 'Bidwright' };

const eventOf = (
  context: JobContext,
  { id, kind, col, sub, ownerId, ownerName, counts, total, done }: StoredJob,
  state: string,
) =>
  ({
    id: newId(),
    service: context.name,
    col: 'jobs',
    kind: 'ended',
    recordId: id,
    version: 1,
    at: now(),
    by,
    changes: {},
    title: 'kind',
    record: { id, kind, col, sub, state, owner: { id: ownerId, name: ownerName }, counts, total, done },
  }) satisfies RecordEvent;

/** What a job made, and why it did not end well. */
export type End = Partial<
  Pick<StoredJob, 'problem' | 'print' | 'fileKey' | 'fileName' | 'fileSize' | 'done' | 'total'>
>;

/** Ends a job; whoever listens is told in the same transaction, unless it is quiet. */
export const endJob = (context: JobContext, job: StoredJob, state: 'done' | 'failed', end: End = {}): Promise<void> =>
  context.jobsDb
    .transaction()
    .execute(async (trx: Database) => {
      await changeOwn(trx, job, { ...end, dateUpdated: now(), expires: now() + jobsLast, leaseUntil: 0, state });
      const event = eventOf(context, { ...job, ...end }, state);
      if (!job.quiet) await publish(trx, context.eventSink, event);
    })
    .then(() => context.eventSink.wake());
