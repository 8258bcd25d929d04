import { number } from '@bidwright/contract-kit';
import { type Month, monthNumber } from './months.ts';

const labels = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What a month is called in an entry. */
export const monthLabel = (number: number): string | null => labels[number - 1] ?? null;

/** What is sent may be anything. */
type Entries = readonly (Month | null | undefined)[] | null | undefined;

/** No month stands twice. */
export const isOnce = (entries: Entries): boolean =>
  new Set(entries?.map((entry) => entry && monthNumber(entry))).size === (entries ?? []).length;

interface Spanning {
  entries?: Entries;
}

/** The first and the last month of entries, counted from year 0, so that those of a time are found by an index. */
export const spanOf = ({ entries }: Spanning): { firstMonth: number | null; lastMonth: number | null } => {
  const months = (Array.isArray(entries) ? entries : []).map((entry) => (entry ? monthNumber(entry) : Number.NaN));
  if (months.length === 0 || !months.every(Number.isInteger)) return { firstMonth: null, lastMonth: null };
  return { firstMonth: Math.min(...months), lastMonth: Math.max(...months) };
};

/** The same with the span of its entries. */
export const withSpan = <T extends Spanning>(value: T): T => (value ? { ...value, ...spanOf(value) } : value);

/** A field that holds a month's number. */
export const monthCount = () => number().integer().nullable().default(null).meta({ kind: 'number' });
