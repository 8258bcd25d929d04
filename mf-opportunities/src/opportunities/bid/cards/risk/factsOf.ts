import type { Change } from '@bidwright/contract-kit';
import {
  isGoing,
  type Pace,
  type ProposalPlan,
  type RiskFacts,
  riskFactsOf,
  usualDays,
} from '@bidwright/contract-opportunities';
import type { Decision } from '../../../../api.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';

interface Known {
  today: string;
  log: readonly Change[];
  decisions: readonly Decision[];
  documents: ReadonlySet<string>;
  others: readonly { id: string }[];
  paces: readonly Pace[];
  /** None where it could not be read. */
  plan: ProposalPlan | undefined;
}

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** What the page knows of a bid, as the risk is worked out from it. */
export const factsOf = (
  bid: OpportunityRecord,
  { today, log, decisions, documents, others, paces, plan }: Known,
): RiskFacts => {
  const moved = log.findLast(({ field }) => field === 'dueDate');
  return riskFactsOf({
    today,
    bid,
    documents,
    isGo: isGoing(decisions),
    planLate: plan?.warnings.filter(({ about }) => about === 'late').length ?? 0,
    uncovered: plan?.coverage.uncovered ?? 0,
    others: others.filter(({ id }) => id !== bid.id).length,
    usualDays: usualDays(paces, bid.opportunityStatus.id, bid.teamsInvolved.length),
    dueMovedOn: moved ? dayOf(moved.dateUpdated) : null,
    touchedOn: dayOf(bid.dateUpdated),
  });
};
