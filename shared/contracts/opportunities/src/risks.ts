import { type AnyObject, day, object } from '@bidwright/contract-kit';
import type { Risk, RiskFacts } from './deadlineRisk.ts';
import { missingFor } from './missing.ts';
import type { OpportunityInput } from './opportunities.ts';

/** What the risk of an open bid follows from. Days are `YYYY-MM-DD`. */
export interface KnownOfBid {
  today: string;
  bid: Pick<OpportunityInput, 'dueDate' | 'dateQnA' | 'decisionDueDate' | 'rfpManager'> & AnyObject;
  /** The kinds of its documents. */
  documents: ReadonlySet<string>;
  /** The firm goes for it, see `isGoing`. */
  isGo: boolean;
  /** Other open bids of its manager that are due within a week of it. */
  others: number;
  /** See `usualDays`. */
  usualDays: number | null;
  dueMovedOn: string | null;
  touchedOn: string;
}

const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Days since a day that has passed. */
const late = (date: string | null | undefined, today: string) => (date && date < today ? daysFrom(date, today) : null);

/** What is known of an open bid as `deadlineRisk` takes it. */
export const riskFactsOf = (known: KnownOfBid): RiskFacts => {
  const { today, bid, documents, isGo, others, usualDays, dueMovedOn, touchedOn } = known;
  const since = (date: string) => Math.max(0, daysFrom(date, today));
  return {
    daysLeft: daysFrom(today, bid.dueDate),
    usualDays,
    missing: missingFor('Open', bid, documents).length,
    hasManager: Boolean(bid.rfpManager),
    questionsLate: documents.has('rfiResponseOrCapability') ? null : late(bid.dateQnA, today),
    decisionLate: isGo ? null : late(bid.decisionDueDate, today),
    others,
    dueMoved: dueMovedOn === null ? null : since(dueMovedOn),
    untouched: since(touchedOn),
  };
};

/** The call `risks`: open bids as of the person's day. */
export const risksAsked = object({ today: day().required() });

/** The call `risks` answers so many bids at most. */
export const mostRisks = 5;

/** An open bid that may not be ready in time, and why. */
export interface RiskyBid {
  id: string;
  name: string;
  client: string;
  dueDate: string;
  risk: Risk;
}
