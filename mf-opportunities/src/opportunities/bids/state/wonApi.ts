import { wonIn } from '@bidwright/contract-opportunities';
import { queryOf, type Reading } from '@bidwright/remote-kit/store';
import { bids } from '../../../api.ts';
import type { DateRange } from './dateRanges.ts';

const useIds = queryOf(bids, wonIn);

/** The ids of the bids that were won in a range of days; nothing is asked without one. */
export const useWon = (range: DateRange | undefined): Reading<string[]> => {
  // Of other days nothing is known yet: what was won in those before would pass for it.
  const { currentData, ...rest } = useIds(range ?? {}, { skip: !range });
  return { ...rest, data: currentData };
};
