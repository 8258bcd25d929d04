import { type capacity, monthNumber } from '@bidwright/contract-ftes';
import type { AskedOf } from '@bidwright/contract-kit';

/** What is asked. Months are numbers. */
export interface Asked {
  first: number;
  count: number;
  people?: ReadonlySet<string>;
  team?: string;
  /** So many people at most, the first by name. */
  atMost?: number;
  won?: string;
  skills?: boolean;
  works: boolean;
}

/** The number of a month, `2026-11`. */
export const countedFrom = (from: string): number =>
  monthNumber({ year: Number(from.slice(0, 4)), month: Number(from.slice(5)) });

/** What is asked, as it is counted with. */
export const countedIn = ({
  from,
  months,
  people,
  team,
  atMost,
  won,
  skills,
  works,
}: AskedOf<typeof capacity>): Asked => ({
  first: countedFrom(from),
  count: months,
  people: people ? new Set(people) : undefined,
  team: team ?? undefined,
  atMost: atMost ?? undefined,
  won: won ?? undefined,
  skills,
  works,
});
