import type { Kept } from '@bidwright/contract-kit';
import { type Scorecard, scorecards } from '@bidwright/contract-opportunities';
import { beganOn, userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { kept } from '../records.ts';

const weights = {
  'Relationship with the client': 15,
  'We are the incumbent, or the incumbent is weak': 10,
  'Past performance of the same kind': 15,
  'Technical fit': 15,
  'A price that can win': 10,
  'The right partners': 10,
  'Vehicle and set-aside suit us': 10,
  'The people are free': 10,
  'Time to write it': 5,
};

/** What the firm weighs bids by. */
export const scorecardRecords = (today: string): (Scorecard & Kept)[] => [
  {
    ...scorecards.input.getDefault(),
    name: 'Go/no-go',
    threshold: 60,
    factors: Object.entries(weights).map(([name, weight]) => ({ name, weight })),
    stops: ['We are not eligible', 'We do not hold the vehicle', 'A conflict of interest that cannot be solved'].map(
      (name) => ({ name }),
    ),
    ...kept('scorecards', 0, instant(beganOn(today), 60_000), userAt(0)),
  },
];
