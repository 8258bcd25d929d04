import type { Job } from '@bidwright/contract-kit';
import type { StoredJob } from './table.ts';
import { undoOf } from './undo/undoable.ts';

const mappingOf = ({ asked }: StoredJob) => (asked.mapping ?? null) as Job['mapping'];

/** A job as it is answered to its owner and to Admins. */
export const shownJob = (service: string, job: StoredJob): Job => {
  const { id, kind, col, sub, state, done, total, counts, problem, fileName, fileSize } = job;
  const url = `/api/${service}/files/jobs/${id}`;
  const isImport = kind === 'tryImport' || kind === 'import';
  return {
    id,
    kind,
    col,
    sub,
    state,
    owner: { id: job.ownerId, name: job.ownerName },
    done,
    total,
    counts,
    problem,
    file: state === 'done' && fileName ? { name: fileName, size: Number(fileSize), url } : null,
    errors: isImport && (counts.refused || counts.conflict || counts.missing) ? { url: `${url}/errors` } : null,
    mapping: isImport ? mappingOf(job) : null,
    undo: undoOf(job),
    dateCreated: job.dateCreated,
    dateUpdated: job.dateUpdated,
    expires: job.expires,
  };
};
