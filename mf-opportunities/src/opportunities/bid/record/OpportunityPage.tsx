import { RecordPage } from './RecordPage.tsx';
import { WithRecord } from './WithRecord.tsx';

/** One opportunity. */
export const OpportunityPage = () => (
  <WithRecord of="record">{(record, onReload) => <RecordPage record={record} onReload={onReload} />}</WithRecord>
);
