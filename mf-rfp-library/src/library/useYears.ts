import { today } from '@bidwright/remote-kit/ui';
import { useYearsOfEntries } from '../api.ts';

/** How far the years to choose from reach before and after this one. */
const reach = { back: 2, ahead: 5 };

const thisYear = () => Number(today().slice(0, 4));

/** The years of a new entry, the latest first. */
export const yearsToWrite = (): number[] =>
  Array.from({ length: reach.back + reach.ahead + 1 }, (_, at) => thisYear() + reach.ahead - at);

/** Years to search: those of new entries, and the earlier ones of which there are entries. */
export const useYears = (): { offered: number[]; earlier: number[] } => {
  const { data = [] } = useYearsOfEntries({});
  return { offered: yearsToWrite(), earlier: data.filter((year) => year < thisYear() - reach.back) };
};
