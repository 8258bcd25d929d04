import { LateTexts } from '../LateTexts.tsx';
import { WithRecord } from '../opportunities/bid/record/WithRecord.tsx';
import { Requirements } from './Requirements.tsx';

/** What the solicitation of a bid demands, and who answers it where. */
export const RequirementsPage = () => (
  <LateTexts>
    <WithRecord of="record">{(record) => <Requirements record={record} />}</WithRecord>
  </LateTexts>
);
