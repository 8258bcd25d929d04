import { excessOf, type Load, loadsOf, type PlannedWork } from '@bidwright/contract-ftes';

/** How the other open bids count: none is won, each by its chance, all are won. */
export const scenarios = ['best', 'expected', 'worst'] as const;
export type Scenario = (typeof scenarios)[number];

const figure = { best: 'committed', expected: 'expected', worst: 'exposure' } as const;

/** A month’s sum with this bid won. */
export const sumOf = (load: Load, scenario: Scenario): number => load[figure[scenario]];

/** A person’s months on this bid and what else there is. */
export interface Staffing {
  key: string;
  name: string;
  /** How much of each month the person works. */
  capacities: readonly number[];
  /** This bid’s part of each month. */
  parts: readonly number[];
  /** Work on other bids. */
  others: readonly PlannedWork[];
}

/** Whose months they are, without the other work. */
export type Staffed = Omit<Staffing, 'others' | 'capacities'> & Prospect;

/** The months as they are with this bid’s chance, and as they would be if it were won. */
export interface Prospect {
  before: Load[];
  after: Load[];
}

/** Without a chance the bid will never come: then it does not count before. */
export const prospectOf = (
  { capacities, parts, others }: Pick<Staffing, 'capacities' | 'parts' | 'others'>,
  chance: number | undefined,
): Prospect => {
  const at = (sure: number) => ({ bid: { id: '', name: '' }, chance: sure, parts: [...parts] });
  return {
    before: loadsOf(chance === undefined ? others : [...others, at(chance)], capacities),
    after: loadsOf([...others, at(1)], capacities),
  };
};

/** A month of a person that would be too full. */
export interface Overload {
  key: string;
  name: string;
  /** The column. */
  at: number;
  sum: number;
  excess: number;
  /** How likely it is too full, now and if this bid is won. */
  before: number;
  after: number;
}

export interface Outlook {
  people: number;
  overloads: Overload[];
  worst: Overload | undefined;
  /** The parts of months that are too much, added up. */
  total: number;
}

/** Who would have too much in which months if the bid were won. Only months in which it asks for something count. */
export const outlookOf = (staff: readonly Staffed[], scenario: Scenario): Outlook => {
  const overloads = staff.flatMap(({ key, name, parts, before, after }) =>
    parts.flatMap((part, at): Overload[] => {
      const [load, now] = [after[at], before[at]];
      if (part === 0 || !load || !now) return [];
      const sum = sumOf(load, scenario);
      const excess = excessOf(sum, load.capacity);
      return excess > 0 ? [{ key, name, at, sum, excess, before: now.over, after: load.over }] : [];
    }),
  );
  return {
    people: new Set(overloads.map(({ key }) => key)).size,
    overloads,
    worst: overloads.toSorted((a, b) => b.excess - a.excess)[0],
    total: overloads.reduce((sum, { excess }) => sum + excess, 0),
  };
};
