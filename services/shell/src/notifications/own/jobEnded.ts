import type { Counts, Job, Notice, Reference } from '@bidwright/contract-kit';
import { databaseOf } from '../../database.ts';
import type { Hears } from '../../tables.ts';
import { keepNotices } from '../keep.ts';
import { ownService } from '../statements.ts';

/** What the end of a job is told as, by its kind; nobody waits for the end of a try. */
const types: Partial<Record<Job['kind'], string>> = {
  import: 'import-done',
  export: 'export-ready',
  bulkUpdate: 'bulk-done',
};

/** What an event says of a job that has ended. */
type Ended = Pick<Job, 'kind' | 'state' | 'done'> & { owner: Reference; counts: Partial<Counts> | null };

const valuesOf = ({ counts, done }: Ended): Notice['values'] => {
  const { created = 0, changed = 0, unchanged = 0, refused = 0, conflict = 0, missing = 0 } = counts ?? {};
  return { created, changed, unchanged, refused: refused + conflict + missing, rows: Number(done ?? 0) };
};

/** Whoever started a job is told when it has ended. */
export const jobEnded: Hears<Ended> = async ({ id, service, recordId, record: job, by }, { trx }) => {
  const ended = types[job.kind];
  if (!ended) return;
  await keepNotices(databaseOf({ db: trx }), ownService, by, [
    {
      type: job.state === 'done' ? ended : 'job-failed',
      recordId,
      occasion: id,
      values: valuesOf(job),
      link: `/user/jobs/${service}/${recordId}`,
      users: [job.owner],
      mail: 'no',
    },
  ]);
};
