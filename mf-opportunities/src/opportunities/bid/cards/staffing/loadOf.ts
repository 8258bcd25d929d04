import { type Month, monthAt, monthNumber, type Projection } from '@bidwright/contract-ftes';

type Plan = Pick<Projection, 'fte' | 'openRole' | 'entries'>;

export interface Load extends Month {
  /** People's parts of the month together: 1.5 is one and a half. */
  ftes: number;
}

const heads = ({ openRole }: Plan) => openRole?.count ?? 1;

/** What is planned by month, from the first to the last without a gap. A role that is open counts as often as it is needed. */
export const loadOf = (plans: readonly Plan[]): Load[] => {
  const sums = new Map<number, number>();
  for (const plan of plans)
    for (const entry of plan.entries ?? []) {
      const at = monthNumber(entry);
      sums.set(at, (sums.get(at) ?? 0) + entry.percentAllocated * heads(plan));
    }
  const numbers = [...sums].filter(([, ftes]) => ftes > 0).map(([at]) => at);
  if (numbers.length === 0) return [];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, n) => ({
    ...monthAt(first + n),
    ftes: sums.get(first + n) ?? 0,
  }));
};

/** How many people are planned, and how many still have to be found. */
export const headsOf = (plans: readonly Plan[]): { people: number; open: number } => ({
  people: new Set(plans.flatMap(({ fte }) => fte?.id ?? [])).size,
  open: plans.reduce((sum, plan) => sum + (plan.fte ? 0 : heads(plan)), 0),
});

export interface Member {
  id: string;
  name: string;
  /** The part of the month. */
  part: number;
  /** The last month in which there is something planned. */
  until: Month;
}

/** Who works in a month, the most first. */
export const teamIn = (plans: readonly (Plan & { id: string })[], now: Month): Member[] =>
  plans
    .flatMap(({ id, fte, entries }) => {
      const part = entries?.find((entry) => monthNumber(entry) === monthNumber(now))?.percentAllocated ?? 0;
      const last = Math.max(
        ...(entries ?? []).filter(({ percentAllocated }) => percentAllocated > 0).map((entry) => monthNumber(entry)),
      );
      return fte && part > 0 ? [{ id, name: fte.name, part, until: monthAt(last) }] : [];
    })
    .toSorted((one, other) => other.part - one.part || one.name.localeCompare(other.name));
