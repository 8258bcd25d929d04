import { addDays, startOfMonth } from '@bidwright/contract-kit/days';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import type { StatusName } from '../admin/lists.ts';
import { weekday } from '../days.ts';
import { nth } from '../records.ts';
import { seeded } from '../seeded.ts';
import type { Bid } from './bid.ts';
import { changesOf, type Step, sameValue } from './change.ts';
import { fullInput, standing } from './input.ts';
import { outcome } from './outcome.ts';

export interface Life {
  /** The record as it was first saved. */
  first: OpportunityInput;
  /** Saved while the bid was worked on; the last of a bid that was sent or dropped says so. */
  before: Step[];
  /** Saved after it was sent. */
  after: Step[];
}

/** Statuses a bid goes through before its last. */
const ways: Record<StatusName, readonly StatusName[]> = {
  Identified: [],
  Qualifying: ['Identified'],
  'Go/No-go pending': ['Identified', 'Qualifying'],
  Writing: ['Qualifying', 'Go/No-go pending'],
  Review: ['Qualifying', 'Writing'],
  Submitted: ['Qualifying', 'Writing'],
  'Orals/Shortlisted': ['Qualifying', 'Writing', 'Submitted'],
  Negotiation: ['Qualifying', 'Writing', 'Submitted'],
  Won: ['Qualifying', 'Writing', 'Submitted'],
  Lost: ['Qualifying', 'Writing', 'Submitted'],
  'No-bid': ['Identified', 'Qualifying'],
  Cancelled: ['Qualifying', 'Writing'],
};

/** What became known while the bid was worked on, and what stood there until then. */
const learned = (bid: Bid, full: OpportunityInput): { early: Step; late: Step }[] => {
  const guessed = full.estimatedBudgetAmount === null ? null : bid.worth.guessed;
  const facts = [
    { early: { rfpManager: null }, late: { rfpManager: full.rfpManager } },
    { early: { dateQnA: null }, late: { dateQnA: full.dateQnA } },
    { early: { decisionDueDate: null }, late: { decisionDueDate: full.decisionDueDate } },
    { early: { dueDate: addDays(bid.due, -7) }, late: { dueDate: full.dueDate } },
    { early: { linkToPosting: null }, late: { linkToPosting: full.linkToPosting } },
    { early: { submissionMethod: null }, late: { submissionMethod: full.submissionMethod } },
    { early: { initialThoughts: null }, late: { initialThoughts: full.initialThoughts } },
    { early: { expectedAwardDate: null }, late: { expectedAwardDate: full.expectedAwardDate } },
    { early: { teamsInvolved: full.teamsInvolved.slice(0, 1) }, late: { teamsInvolved: full.teamsInvolved } },
    { early: { subContractor: [] }, late: { subContractor: full.subContractor } },
    { early: { estimatedBudgetAmount: guessed }, late: { estimatedBudgetAmount: full.estimatedBudgetAmount } },
  ];
  return facts.filter(({ early, late }) => !sameValue(early, late));
};

/** Every other contract can be prolonged; whether it is, the client says two months before its end. */
const option = (n: number, { start, months }: NonNullable<Bid['project']>): Step =>
  n % 2 === 0 ? { nextOptionDate: weekday(addDays(startOfMonth(start, months), -61), -1) } : {};

const isDropped = (status: StatusName) => status === 'No-bid' || status === 'Cancelled';

/** Two facts at a time: whoever saves a section often fills in more than one field. */
const inPairs = (steps: Step[]): Step[] =>
  steps.flatMap((step, at) => (at % 2 === 0 ? [{ ...step, ...steps[at + 1] }] : []));

/** Invents how a bid came to be what it is, in 5 to 11 changes of a field after it was recorded. */
export const lifeOf = (bid: Bid): Life => {
  const full = fullInput(bid);
  const way = [...ways[bid.status], bid.status];
  const incumbent = bid.original !== undefined;
  const start = { ...full, ...standing(nth(way, 0), incumbent) };
  const steps = way.slice(1).map(
    (status): Step => ({
      ...standing(status, incumbent),
      ...(status === 'Submitted' && { amountKind: 'Submitted' }),
      ...(status === bid.status && outcome(bid)),
    }),
  );
  if (bid.project) steps.push({ type: 'Project', ...option(bid.n, bid.project) });

  const facts = learned(bid, full);
  const random = seeded('life', bid.n);
  const needed = changesOf(start, steps).length;
  const wanted = Math.max(random.number.int({ min: 5, max: 7 }), Math.min(11, needed + random.number.int(1)));
  const unknown = random.helpers.arrayElements(facts, wanted - needed);

  const sent = way.indexOf('Submitted');
  const before = sent > 0 ? steps.slice(0, sent) : steps;
  const closing = sent > 0 || isDropped(bid.status) ? 1 : 0;
  return {
    first: Object.assign({}, start, ...unknown.map(({ early }) => early)),
    before: inPairs(unknown.map(({ late }) => late)).reduce(
      (list, step) => list.toSpliced(random.number.int(list.length - closing), 0, step),
      before,
    ),
    after: sent > 0 ? steps.slice(sent) : [],
  };
};
