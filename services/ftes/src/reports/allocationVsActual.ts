import { hoursOf, monthNumber, type StaffDimension } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import type { Plan } from '../capacity/plans.ts';
import type { Worked } from '../hours/worked.ts';
import { byName, type Row, share, sum, twoDecimals } from './rows.ts';

interface Compared {
  name: string;
  planned: number[];
  actual: number[];
}

interface Asked {
  first: number;
  count: number;
  /** The number of the reader's month. */
  now: number;
}

const figuresOf = ({ planned, actual }: Omit<Compared, 'name'>, { first, now }: Asked) => {
  const [plannedHours, actualHours] = [twoDecimals(sum(planned)), twoDecimals(sum(actual))];
  return {
    plannedHours,
    actualHours,
    varianceHours: twoDecimals(actualHours - plannedHours),
    actualShare: share(actualHours, plannedHours),
    remainingHours: twoDecimals(sum(planned.filter((_, at) => first + at >= now))),
  };
};

/** What was planned on won work beside what was worked. */
export const allocationVsActual = (
  plans: readonly Plan[],
  worked: readonly Worked[],
  teamsOf: (person: string) => readonly Reference[],
  by: StaffDimension,
  asked: Asked,
) => {
  const { first, count } = asked;
  const none = () => Array.from({ length: count }, () => 0);
  const rows = new Map<string, Compared>();
  const all = { planned: none(), actual: none() };
  const groupsOf = ({ person, bid }: Pick<Plan, 'person' | 'bid'>) => {
    if (by === 'team') return teamsOf(person.id);
    return [by === 'person' ? person : bid];
  };
  const add = (of: Pick<Plan, 'person' | 'bid'>, kind: 'planned' | 'actual', month: number, hours: number) => {
    const at = month - first;
    if (!(at in all.planned)) return;
    all[kind][at] = (all[kind][at] ?? 0) + hours;
    for (const { id, name } of groupsOf(of)) {
      const row = rows.get(id) ?? { name, planned: none(), actual: none() };
      row[kind][at] = (row[kind][at] ?? 0) + hours;
      rows.set(id, row);
    }
  };
  for (const plan of plans)
    for (const entry of plan.entries) add(plan, 'planned', monthNumber(entry), hoursOf(entry.percentAllocated));
  for (const one of worked) for (const entry of one.entries) add(one, 'actual', monthNumber(entry), entry.hours);
  return {
    rows: [...rows]
      .map(
        ([key, row]): Row => ({
          key,
          name: row.name,
          months: row.actual.map((hours, at) => twoDecimals(hours - (row.planned[at] ?? 0))),
          figures: figuresOf(row, asked),
        }),
      )
      .sort(byName),
    totals: figuresOf(all, asked),
  };
};
