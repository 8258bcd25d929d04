import { GoNoGoCard } from '../goNoGo/GoNoGoCard.tsx';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { PartnersCard } from '../partners/PartnersCard.tsx';
import { SimilarCard } from '../similar/SimilarCard.tsx';

/** What follows from a bid and its fellows: what it was weighed by, whom it is done with, how those like it ended. */
export const SideCards = ({ record }: { record: OpportunityRecord }) => (
  <>
    <GoNoGoCard record={record} />
    <PartnersCard record={record} />
    <SimilarCard record={record} />
  </>
);
