import { monthAt, monthLabel, monthNumber, type Projection } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';

/** Parts of months, by the month’s number (see `monthNumber`). A month that is missing is not planned. */
export type Parts = Readonly<Record<number, number>>;

/** Whose months they are: a person, or a role for which nobody is found yet. */
export interface Seat {
  /** The same before and after it is saved, for people. */
  key: string;
  fte: Reference | null;
  openRole: Projection['openRole'];
}

/** One row of the plan. */
export interface Line extends Seat {
  /** The record; none where there was none yet. */
  saved?: Pick<Projection, 'id' | 'version'>;
  /** Taken back records stay, and are filled again when their person returns. */
  active: boolean;
  parts: Parts;
}

const partsOf = ({ entries }: Pick<Projection, 'entries'>): Parts =>
  Object.fromEntries(entries.map((entry) => [monthNumber(entry), entry.percentAllocated]));

export const nameOf = ({ fte, openRole }: Seat): string => fte?.name ?? openRole?.title ?? '';

/** The rows that are kept, people before open roles, each by name. */
export const linesOf = (projections: readonly Projection[]): Line[] =>
  projections
    .map(({ id, version, fte, openRole, entries, status }): Line => {
      const active = status === 'Active';
      const key = fte?.id ?? id;
      return { key, fte, openRole, saved: { id, version }, active, parts: active ? partsOf({ entries }) : {} };
    })
    .toSorted((a, b) => Number(b.fte !== null) - Number(a.fte !== null) || nameOf(a).localeCompare(nameOf(b)));

/** Parts as a record keeps them. */
export const entriesOf = (parts: Parts): Projection['entries'] =>
  Object.entries(parts)
    .filter(([, part]) => part > 0)
    .map(([number, percentAllocated]) => {
      const month = monthAt(Number(number));
      return { ...month, monthLabel: monthLabel(month.month), percentAllocated };
    });
