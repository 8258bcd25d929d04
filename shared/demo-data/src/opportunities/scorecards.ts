import type { Kept } from '@bidwright/contract-kit';
import { type FactorSource, type Scorecard, scorecards } from '@bidwright/contract-opportunities';
import { beganOn, userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { kept } from '../records.ts';

const weights: [name: string, weight: number, source: FactorSource | null][] = [
  ['Relationship with the client', 15, 'client'],
  ['We are the incumbent, or the incumbent is weak', 10, 'original'],
  ['Past performance of the same kind', 15, 'work'],
  ['Technical fit', 10, null],
  ['A price that can win', 10, 'rivals'],
  ['The right partners', 10, 'partners'],
  ['Vehicle and set-aside suit us', 10, null],
  ['The people are free', 10, 'capacity'],
  ['Time to write it', 5, 'time'],
  ['Texts to build on', 5, 'texts'],
];

/** What counts for a bid, how much, and where its points are proposed from. */
export const factors = weights.map(([name, weight, source]) => ({ name, weight, source }));

export const stops = [
  'We are not eligible',
  'We do not hold the vehicle',
  'A conflict of interest that cannot be solved',
].map((name) => ({ name }));

export const threshold = 60;

/** What the firm weighs bids by. */
export const scorecardRecords = (today: string): (Scorecard & Kept)[] => [
  {
    ...scorecards.input.getDefault(),
    name: 'Go/no-go',
    threshold,
    factors,
    stops,
    ...kept('scorecards', 0, instant(beganOn(today), 60_000), userAt(0)),
  },
];
