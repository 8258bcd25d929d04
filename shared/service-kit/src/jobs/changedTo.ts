import type { RecordResult } from '@bidwright/contract-kit';
import { isRow } from '../row.ts';
import type { StoredRecord } from '../table/record.ts';

/** What became of a record that a call has changed, which answers it as it is. */
export const changedTo = ({ id, version: before }: StoredRecord, answered: unknown): RecordResult => {
  const version = isRow(answered) && typeof answered.version === 'number' ? answered.version : before;
  return { id, outcome: version === before ? 'unchanged' : 'changed', version };
};
