import type { Load } from '@bidwright/contract-ftes';
import type { Column } from '../grid/columns.ts';
import { type Scenario, sumOf } from '../outlook/forecast.ts';
import type { RowLoads } from '../outlook/useLoads.ts';

/** The fullest of some months, by how much of each the person works. */
const fullest = (loads: readonly Load[], scenario: Scenario): Load | undefined =>
  loads.toSorted((a, b) => sumOf(b, scenario) - b.capacity - (sumOf(a, scenario) - a.capacity))[0];

/** What a list, which begins with the month `first`, has of some months. */
const within = <T>(list: readonly T[], months: readonly number[], first: number): T[] =>
  months.flatMap((month) => {
    const one = list[month - first];
    return one === undefined ? [] : [one];
  });

/** The months of rows by quarter or year: the average part, and the fullest month of each. */
export const loadsIn = (
  loads: readonly RowLoads[],
  first: number,
  columns: readonly Column[],
  scenario: Scenario,
): RowLoads[] =>
  loads.map(({ parts, prospect }) => {
    const max = (list: readonly Load[]) =>
      columns.flatMap((column) => fullest(within(list, column.months, first), scenario) ?? []);
    return {
      parts: columns.map(
        (column) => within(parts, column.months, first).reduce((sum, part) => sum + part, 0) / column.months.length,
      ),
      ...(prospect && { prospect: { before: max(prospect.before), after: max(prospect.after) } }),
    };
  });
