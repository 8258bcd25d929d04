import type { Change } from '@bidwright/contract-kit';
import { useOpportunitySub } from '../../../api.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { StuckTag } from './StuckTag.tsx';

/** The same of a record whose page reads its log anyway. */
export const Stuck = ({ record }: { record: OpportunityRecord }) => {
  const { data: log } = useOpportunitySub<Change>(record.id, 'changeLog');
  const moved = log?.findLast(({ field }) => field === 'opportunityStatus');
  return log && <StuckTag record={{ ...record, inStatusSince: moved?.dateUpdated ?? record.dateCreated }} />;
};
