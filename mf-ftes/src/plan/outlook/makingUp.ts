import type { PlannedWork } from '@bidwright/contract-ftes';
import type { Scenario } from './forecast.ts';

/** A part of a month’s sum. */
export interface Piece {
  /** The bid’s; none of this one. */
  id: string;
  name: string;
  part: number;
  chance: number;
  /** As far as it is in the sum. */
  counted: number;
}

const countedAs: Record<Scenario, (part: number, chance: number) => number> = {
  best: (part, chance) => (chance === 1 ? part : 0),
  expected: (part, chance) => part * chance,
  worst: (part) => part,
};

/** What the sum of a month is made of: this bid first, then won work, then other bids. */
export const makingUp = (own: number, others: readonly PlannedWork[], at: number, scenario: Scenario): Piece[] => {
  const count = countedAs[scenario];
  const pieces = others
    .map(({ bid, chance, parts }) => ({ ...bid, chance, part: parts[at] ?? 0 }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.chance - a.chance || b.part - a.part)
    .map((piece) => ({ ...piece, counted: count(piece.part, piece.chance) }));
  return [{ id: '', name: '', part: own, chance: 1, counted: own }, ...pieces];
};
