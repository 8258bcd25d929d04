import { today } from '@bidwright/remote-kit/ui';
import { useEntries } from '../api.ts';

/** How far the years to choose from reach before and after this one. */
const reach = { back: 2, ahead: 5 };

const thisYear = () => Number(today().slice(0, 4));

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => last - at);

/** The years of a new entry, the latest first. */
export const yearsToWrite = (): number[] => between(thisYear() - reach.back, thisYear() + reach.ahead);

/** Years to search: those of new entries, and earlier ones down to the oldest entry. */
export const useYears = (): number[] => {
  const oldest = useEntries({
    where: [{ field: 'proposalYear', is: 'filled' }],
    sort: { field: 'proposalYear' },
    limit: 1,
  });
  const first = Math.min(oldest.rows?.[0]?.proposalYear ?? thisYear(), thisYear() - reach.back);
  return between(first, thisYear() + reach.ahead);
};
