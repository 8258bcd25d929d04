import { GoNoGoCard } from '../goNoGo/GoNoGoCard.tsx';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { StandingCards } from '../risk/StandingCards.tsx';
import { SimilarCard } from '../similar/SimilarCard.tsx';

/** What follows from a bid and its fellows: how it stands, what it lacks, how those like it ended. */
export const SideCards = ({ record }: { record: OpportunityRecord }) => (
  <>
    <StandingCards record={record} />
    <GoNoGoCard record={record} />
    <SimilarCard record={record} />
  </>
);
