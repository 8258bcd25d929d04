import { importUndoneWithinS, type Job } from '@bidwright/contract-kit';
import { now } from '../../writes/newRecord.ts';
import type { StoredJob } from '../table.ts';

/** Until when an import can be taken back; null of what cannot be, or not any more. */
export const undoOf = ({ kind, state, counts, dateUpdated, asked }: StoredJob): Job['undo'] => {
  if (kind !== 'import' || state === 'queued' || state === 'running') return null;
  const until = dateUpdated + importUndoneWithinS;
  if (until < now() || !(counts.created || counts.changed)) return null;
  return { until, job: typeof asked.undoneAs === 'string' ? asked.undoneAs : null };
};
