import {
  type AnswerOf,
  type AnyObject,
  calendarDay,
  call,
  day,
  idOf,
  listOf,
  number,
  object,
  objectOf,
  oneOf,
  string,
} from '@bidwright/contract-kit';
import { daysBetween } from '@bidwright/contract-kit/days';
import { type RiskFacts, riskLevels, riskReasons } from './deadlineRisk.ts';
import { missingFor } from './missing.ts';
import { type OpportunityInput, opportunities } from './opportunities.ts';
import { proposalSections } from './proposal/sections.ts';
import { proposalSteps } from './proposal/steps.ts';
import { requirements } from './requirements.ts';

/** What the risk of an open bid follows from. Days are `YYYY-MM-DD`. */
export interface KnownOfBid {
  today: string;
  bid: Pick<OpportunityInput, 'dueDate' | 'dateQnA' | 'decisionDueDate' | 'rfpManager'> & AnyObject;
  /** The kinds of its documents. */
  documents: ReadonlySet<string>;
  /** The firm goes for it, see `isGoing`. */
  isGo: boolean;
  /** See `RiskFacts`. */
  planLate: number;
  uncovered: number;
  /** Other open bids of its manager that are due within a week of it. */
  others: number;
  /** See `usualDays`. */
  usualDays: number | null;
  dueMovedOn: string | null;
  touchedOn: string;
}

/** Days since a day that has passed. */
const late = (date: string | null | undefined, today: string) =>
  date && date < today ? daysBetween(date, today) : null;

/** What is known of an open bid as `deadlineRisk` takes it. */
export const riskFactsOf = (known: KnownOfBid): RiskFacts => {
  const { today, bid, documents, isGo, planLate, uncovered, others } = known;
  const { usualDays, dueMovedOn, touchedOn } = known;
  const since = (date: string) => Math.max(0, daysBetween(date, today));
  return {
    daysLeft: daysBetween(today, bid.dueDate),
    usualDays,
    missing: missingFor('Open', bid, documents).length,
    hasManager: Boolean(bid.rfpManager),
    questionsLate: documents.has('rfiResponseOrCapability') ? null : late(bid.dateQnA, today),
    decisionLate: isGo ? null : late(bid.decisionDueDate, today),
    planLate,
    uncovered,
    others,
    dueMoved: dueMovedOn === null ? null : since(dueMovedOn),
    untouched: since(touchedOn),
  };
};

/** Bids that the call `risks` answers at most. */
export const maxRisks = 5;

/** How likely a bid is not to be ready in time: a score, and what it is made of, the heaviest first. */
const risk = objectOf({
  score: number().integer().min(0).max(100).defined(),
  level: oneOf(riskLevels),
  reasons: listOf(
    objectOf({ name: oneOf(riskReasons), count: number().integer(), points: number().integer().defined() }),
  ),
});

/** Open bids that may not be ready in time, and why, as of the person's day. */
export const risks = call({
  service: opportunities.service,
  name: 'risks',
  summary: `The open bids that are least likely to be ready in time, at most ${maxRisks}, with the reasons`,
  input: object({ today: day().required() }),
  answer: listOf(
    objectOf({
      id: idOf(opportunities.name),
      name: string().defined(),
      client: string().defined(),
      dueDate: calendarDay(),
      risk,
    }),
  ),
  right: opportunities.rights.read,
  reads: [opportunities.name, proposalSections.name, proposalSteps.name, requirements.name],
});
export type RiskyBid = AnswerOf<typeof risks>[number];
