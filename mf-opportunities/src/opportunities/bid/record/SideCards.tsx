import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { GoNoGoCard } from '../cards/goNoGo/GoNoGoCard.tsx';
import { PartnersCard } from '../cards/partners/PartnersCard.tsx';
import { SimilarCard } from '../cards/similar/SimilarCard.tsx';

/** What follows from a bid and its fellows: what it was weighed by, whom it is done with, how those like it ended. */
export const SideCards = ({ record }: { record: OpportunityRecord }) => (
  <>
    <GoNoGoCard record={record} />
    <PartnersCard record={record} />
    <SimilarCard record={record} />
  </>
);
