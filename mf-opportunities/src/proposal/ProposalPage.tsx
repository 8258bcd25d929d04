import { LateTexts } from '../LateTexts.tsx';
import { WithRecord } from '../opportunities/bid/record/WithRecord.tsx';
import { Proposal } from './Proposal.tsx';

/** How the proposal of a bid is planned: who writes what, which reviews it goes through, and on which days. */
export const ProposalPage = () => (
  <LateTexts>
    <WithRecord of="record">{(record) => <Proposal record={record} />}</WithRecord>
  </LateTexts>
);
