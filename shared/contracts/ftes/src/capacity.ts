import type { Reference } from '@bidwright/contract-kit';
import type { Month } from './months.ts';

/** Months that one call answers at most. */
export const mostMonths = 36;

/** The body of the call `capacity`. */
export interface CapacityCall {
  /** The first month, `2026-11`. */
  from: string;
  /** How many, from 1; without it 24. */
  months?: number;
  /** Only these people; without it all whose plans the asker may see. */
  people?: string[];
  /** Only people of this team. */
  team?: string;
  /** What if this opportunity is won? Its plans then count as committed. */
  won?: string;
  /** With the work that the sums are made of. */
  works?: boolean;
}

/** A bid's plan for a person, month by month. */
export interface PlannedWork {
  bid: Reference;
  /** How likely it comes: 1 of won work. */
  chance: number;
  parts: number[];
}

/** A person's months. All numbers are parts of a full month: 0.5 is half of it. */
export interface PersonCapacity {
  person: Reference;
  teams: Reference[];
  /** How much of a month the person works. */
  capacity: number;
  /** Planned on work that is won. */
  committed: number[];
  /** With each open bid's plan weighed by its chance. */
  expected: number[];
  /** As if all open bids were won. */
  exposure: number[];
  /** The chance that the month is over the person's capacity; wins are taken as independent of each other. */
  over: number[];
  /** What the sums are made of, where it was asked for. */
  works?: PlannedWork[];
}

export interface CapacityAnswer {
  months: Month[];
  people: PersonCapacity[];
}

/** What one open bid would take of somebody's month, if it is won. */
export interface Hope {
  part: number;
  chance: number;
}

/** A month is over when it asks for more than this beyond the capacity: sums of parts are not exact. */
const tolerance = 0.005;

/** How much more a month asks for than there is; 0 of one that is not over. */
export const excessOf = (load: number, capacity = 1): number =>
  load > capacity + tolerance ? fourDecimals(load - capacity) : 0;

const fourDecimals = (value: number) => Math.round(value * 10_000) / 10_000;
const percent = (part: number) => Math.round(part * 100);

/** The chance of each sum that open bids may come to, in whole percent: one bid after the other is won or not. */
const chancesOfSums = (hopes: readonly Hope[]): Float64Array => {
  const most = hopes.reduce((sum, { part }) => sum + percent(part), 0);
  const chances = new Float64Array(most + 1);
  chances[0] = 1;
  let reached = 0;
  for (const { part, chance } of hopes) {
    const step = percent(part);
    reached += step;
    // From above, so that no bid counts twice.
    for (let sum = reached; sum >= 0; sum -= 1) {
      const without = (chances[sum] ?? 0) * (1 - chance);
      chances[sum] = without + (sum >= step ? (chances[sum - step] ?? 0) * chance : 0);
    }
  }
  return chances;
};

const chanceOver = (committed: number, hopes: readonly Hope[], capacity: number): number => {
  const room = Math.floor(Number(((capacity + tolerance - committed) * 100).toFixed(4)));
  if (room < 0) return 1;
  return chancesOfSums(hopes).reduce((over, chance, sum) => (sum > room ? over + chance : over), 0);
};

/** What is known of a month: planned on won work, expected, possible, and how likely it is too much. */
export const loadOf = (committed: number, hopes: readonly Hope[], capacity = 1) => ({
  committed: fourDecimals(committed),
  expected: fourDecimals(hopes.reduce((sum, { part, chance }) => sum + part * chance, committed)),
  exposure: fourDecimals(hopes.reduce((sum, { part }) => sum + part, committed)),
  over: fourDecimals(chanceOver(committed, hopes, capacity)),
});

/** What is known of a month; see `loadOf`. */
export type Load = ReturnType<typeof loadOf>;

/** Each of some months of a person, from the work that is planned for them. */
export const loadsOf = (works: readonly PlannedWork[], months: number, capacity = 1): Load[] =>
  Array.from({ length: months }, (_, at) => {
    const asked = works.map(({ chance, parts }) => ({ chance, part: parts[at] ?? 0 })).filter(({ part }) => part > 0);
    const sure = asked.filter(({ chance }) => chance === 1).reduce((sum, { part }) => sum + part, 0);
    const hopes = asked.filter(({ chance }) => chance !== 1);
    return loadOf(sure, hopes, capacity);
  });

/** What a bid's status says of it. */
interface Standing {
  category: string;
  defaultChance?: number | null;
}

/**
 * How likely a bid's plans come true: 1 of won work, undefined of what never will be. The chance of the status counts where the
 * bid has none of its own.
 */
export const likelihoodOf = (status: Standing | undefined, own?: number | null): number | undefined => {
  if (status?.category === 'Won') return 1;
  if (!status || !['Open', 'Submitted'].includes(status.category)) return undefined;
  return own ?? status.defaultChance ?? 0;
};
