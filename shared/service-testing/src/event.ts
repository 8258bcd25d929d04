import type { RecordEvent } from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';

type Said = Pick<RecordEvent, 'service' | 'col'> & { record: { id: string } } & Partial<Omit<RecordEvent, 'record'>>;

/** What a service tells of a record, as far as the test says nothing else. */
export const event = (said: Said): RecordEvent => ({
  id: newId(),
  kind: 'changed',
  recordId: said.record.id,
  version: 1,
  at: 0,
  by: { id: 'somebody', name: 'Somebody' },
  changes: {},
  title: 'name',
  ...said,
});
