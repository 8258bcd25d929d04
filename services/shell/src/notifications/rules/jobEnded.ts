import type { Counts, Job } from '@bidwright/contract-kit';
import type { NoticeType } from '@bidwright/contract-shell';
import type { Notice } from '../notice.ts';
import { type Rule, referenceIn, textIn } from './rule.ts';

/** What the end of a job is told as, by its kind; nobody waits for the end of a try. */
const types: Partial<Record<Job['kind'], NoticeType>> = {
  import: 'import-done',
  export: 'export-ready',
  bulkUpdate: 'bulk-done',
};

const isCounts = (value: unknown): value is Counts => typeof value === 'object' && value !== null;

const valuesOf = (record: Record<string, unknown>): Notice['values'] => {
  const counts = isCounts(record.counts) ? record.counts : {};
  const { created = 0, changed = 0, unchanged = 0, refused = 0, conflict = 0, missing = 0 } = counts;
  return { created, changed, unchanged, refused: refused + conflict + missing, rows: Number(record.done ?? 0) };
};

/** Whoever started a job is told when it has ended. */
export const jobEnded: Rule = {
  on: ['*.jobs.ended'],
  notices: ({ id, service, recordId, record }) => {
    const ended = Object.entries(types).find(([kind]) => kind === record.kind)?.[1];
    if (!ended) return [];
    return [
      {
        type: textIn(record.state) === 'done' ? ended : 'job-failed',
        recordId,
        occasion: id,
        values: valuesOf(record),
        link: `/user/jobs/${service}/${recordId}`,
        users: [referenceIn(record.owner)],
        mail: 'no',
      },
    ];
  },
};
