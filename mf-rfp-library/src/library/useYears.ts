import { today } from '@bidwright/remote-kit/ui';
import { useEntries } from '../api.ts';

/** How far the years to choose from reach before and after this one. */
const reach = { back: 2, ahead: 5 };

/** Years to choose from, the latest first: those around this one, and earlier ones down to the oldest entry. */
export const useYears = (): number[] => {
  const oldest = useEntries({
    where: [{ field: 'proposalYear', is: 'filled' }],
    sort: { field: 'proposalYear' },
    limit: 1,
  });
  const year = Number(today().slice(0, 4));
  const first = Math.min(oldest.rows?.[0]?.proposalYear ?? year, year - reach.back);
  const last = year + reach.ahead;
  return Array.from({ length: last - first + 1 }, (_, at) => last - at);
};
