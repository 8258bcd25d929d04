import { type Actual, hoursOf, monthAt, monthLabel, monthNumber, type Projection } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import type { Draft } from '../plan/draft/draft.ts';
import { drafted } from '../plan/draft/draft.ts';
import type { Line, Parts } from '../plan/draft/lines.ts';

/** Whose the rows are: people of one bid, or bids of one person. */
export type RowsOf = 'fte' | 'opportunity';

/** What a row is about; of a bid its name stands where a person’s would. */
const seatOf = (about: Reference) => ({ key: about.id, fte: about, openRole: null });

const partsOf = ({ entries }: Actual): Parts =>
  Object.fromEntries(entries.map((entry) => [monthNumber(entry), entry.hours]));

const byName = (a: Line, b: Line) => (a.fte?.name ?? '').localeCompare(b.fte?.name ?? '');

/** Rows of hours that are kept, and one without hours for each of `expected` of whom there are none. */
export const hourLines = (actuals: readonly Actual[], rowsOf: RowsOf, expected: readonly Reference[]): Line[] => {
  const kept = actuals.map((one): Line => {
    const { id, version, status } = one;
    const active = status === 'Active';
    return { ...seatOf(one[rowsOf]), saved: { id, version }, active: true, parts: active ? partsOf(one) : {} };
  });
  const known = new Set(kept.map(({ key }) => key));
  const others = new Map(expected.filter(({ id }) => !known.has(id)).map((one) => [one.id, one]));
  return [...kept, ...[...others.values()].map((one): Line => ({ ...seatOf(one), active: true, parts: {} }))].sort(
    byName,
  );
};

/** Planned hours by month, by the key of the row that they belong to. */
export const plannedHours = (plans: readonly Projection[], rowsOf: RowsOf): ReadonlyMap<string, Parts> =>
  new Map(
    plans.flatMap(({ fte, opportunity, entries, status }) => {
      const about = rowsOf === 'fte' ? fte : opportunity;
      if (!about || status !== 'Active') return [];
      return [
        [about.id, Object.fromEntries(entries.map((entry) => [monthNumber(entry), hoursOf(entry.percentAllocated)]))],
      ];
    }),
  );

const entriesOf = (parts: Parts): Actual['entries'] =>
  Object.entries(parts)
    .filter(([, hours]) => hours > 0)
    .map(([number, hours]) => {
      const month = monthAt(Number(number));
      return { ...month, monthLabel: monthLabel(month.month), hours };
    });

/** What is to be saved of the rows that have changes; `pair` says whose hours on which bid a row holds. */
export const hoursToSave = (
  kept: readonly Line[],
  draft: Draft,
  pair: (about: Reference) => { fte: Reference; opportunity: Reference },
) =>
  drafted(kept, draft)
    .filter(({ key }) => Object.keys(draft.cells[key] ?? {}).length > 0)
    .flatMap(({ fte: about, saved, parts }) => {
      if (!about) return [];
      const entries = entriesOf(parts);
      return [saved ? { ...saved, entries, status: 'Active' as const } : { ...pair(about), entries }];
    });
