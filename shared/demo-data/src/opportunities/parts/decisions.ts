import type { InputFrom, Kept } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { type decisionKinds, parts } from '@bidwright/contract-opportunities';
import { weekday } from '../../days.ts';
import { nth } from '../../records.ts';
import type { Lived } from '../history.ts';
import { factors, stops, threshold } from '../scorecards.ts';
import { staffOf } from '../staff.ts';
import { keptOf } from './part.ts';

const reasons: Record<(typeof decisionKinds)[number], readonly string[]> = {
  Go: [
    'The work fits the team, the people are free and the client knows us.',
    'Chance and effort are in proportion; price will need a second look before submission.',
    'A good entry into this agency. The partner brings the past performance we lack.',
  ],
  'No-go': [
    'The people we would name are committed elsewhere until after the start.',
    'The incumbent is strong and the price ceiling leaves nothing for the site visits.',
  ],
  Submit: ['Both reviews are closed and the price is approved.'],
  Won: ['Award notice received. Hand-over to the delivery team is set for next week.'],
  Lost: ['Notice received. A debrief is asked for; what we learn goes into the library.'],
  Other: ['Noted for the file.'],
};

/** What was decided about a bid of each outcome: what, and when. */
const decisionsOf = ({ plan: { n, status, due, until } }: Lived): [(typeof decisionKinds)[number], string][] => {
  const go = ['Go', weekday(addDays(due, -20), -1)] as const;
  if (status === 'Won') return [[...go], ['Won', until]];
  // Of some the file has the notice, of the others what they were begun with.
  if (status === 'Lost') return [n % 2 === 0 ? ['Lost', until] : [...go]];
  if (status === 'No-bid') return [['No-go', until]];
  return status === 'Submitted' || status === 'Orals/Shortlisted' || status === 'Negotiation' ? [[...go]] : [];
};

/** Points that bids of an end were given for each factor at least: some factors tell more than others. */
const min = {
  Won: [7, 5, 6, 6, 5, 5, 7, 5, 5, 6],
  Lost: [3, 2, 5, 6, 3, 4, 6, 5, 5, 4],
  'No-bid': [2, 1, 3, 4, 2, 3, 5, 1, 2, 3],
};
const between = [5, 3, 5, 5, 4, 4, 6, 4, 4, 5];

/** What a Go or a No-go was weighed by. */
const scoreOf = (kind: (typeof decisionKinds)[number], { plan: { n, status } }: Lived) => {
  if (kind !== 'Go' && kind !== 'No-go') return {};
  const from = Object.entries(min).find(([end]) => end === status)?.[1] ?? between;
  return {
    factors: factors.map(({ name, weight }, at) => ({
      name,
      weight,
      points: nth(from, at) + ((n * 7 + at * 5 + (n % 3)) % 4),
    })),
    stops: stops.map((stop) => ({ ...stop, holds: false })),
    threshold,
  };
};

/** Decisions about a bid, oldest first. */
export const decisionRecords = (bid: Lived): (InputFrom<typeof parts.decisions.input> & Kept)[] => {
  const by = nth(staffOf(bid.plan).editors, 0);
  return decisionsOf(bid).map(([kind, decidedOn], n) => ({
    ...parts.decisions.input.getDefault(),
    kind,
    decidedOn,
    decidedBy: by,
    rationale: nth(reasons[kind], bid.plan.n),
    ...scoreOf(kind, bid),
    ...keptOf('decisions', bid, n, decidedOn, by),
  }));
};
