import { type Actual, hoursOf, monthNumber, type Projection } from '@bidwright/contract-ftes';
import { toTenth } from '../toTenth.ts';

/** A month of a project. What was worked is null in months for which there are no hours yet. */
export interface VarianceMonth {
  month: number;
  planned: number;
  actual: number | null;
  variance: number | null;
  /** The variance of all months so far. */
  cumulative: number | null;
  /** What will have been worked by the end of the month: the hours so far, then the plan. */
  forecast: number;
}

export interface Variance {
  months: VarianceMonth[];
  planned: number;
  actual: number;
  /** At completion: the hours so far, and the plan of the months after them. */
  forecast: number;
}

/** By month, as exact as they are shown: what is rounded only then no longer adds up. */
const sums = (cells: readonly [month: number, hours: number][]): Map<number, number> => {
  const found = new Map<number, number>();
  for (const [month, hours] of cells) found.set(month, (found.get(month) ?? 0) + hours);
  return new Map([...found].map(([month, hours]) => [month, toTenth(hours)]));
};

const isActive = ({ status }: { status: string }) => status === 'Active';
const total = (of: Map<number, number>) => [...of.values()].reduce((sum, one) => sum + one, 0);

/** Compares month by month what was planned for a project with what was worked, and says what it will come to. */
export const varianceOf = (plans: readonly Projection[], actuals: readonly Actual[]): Variance => {
  const planned = sums(
    plans
      .filter(isActive)
      .flatMap(({ entries }) =>
        entries.map((one): [number, number] => [monthNumber(one), hoursOf(one.percentAllocated)]),
      ),
  );
  const actual = sums(
    actuals
      .filter(isActive)
      .flatMap(({ entries }) => entries.map((one): [number, number] => [monthNumber(one), one.hours])),
  );
  const all = [...new Set([...planned.keys(), ...actual.keys()])].sort((a, b) => a - b);
  const last = Math.max(...actual.keys());
  let [cumulative, forecast] = [0, 0];
  const months = all.map((month): VarianceMonth => {
    const plan = planned.get(month) ?? 0;
    if (month > last) {
      forecast += plan;
      return { month, planned: plan, actual: null, variance: null, cumulative: null, forecast };
    }
    const hours = actual.get(month) ?? 0;
    cumulative += hours - plan;
    forecast += hours;
    return { month, planned: plan, actual: hours, variance: hours - plan, cumulative, forecast };
  });
  return { months, planned: total(planned), actual: total(actual), forecast };
};
