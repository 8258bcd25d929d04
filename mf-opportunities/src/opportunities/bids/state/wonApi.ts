import type { Reading } from '@bidwright/remote-kit/store';
import { bids } from '../../../api.ts';
import type { DateRange } from './dateRanges.ts';

const { useWonInQuery } = bids.injectEndpoints({
  endpoints: (build) => ({
    wonIn: build.query<string[], DateRange>({
      query: (body) => ({ call: 'wonIn', body }),
      transformResponse: ({ data }: { data: string[] }) => data,
      providesTags: [{ type: 'rows', id: 'opportunities' }],
    }),
  }),
});

const always: DateRange = {};

/** The ids of the bids that were won in a range of days; nothing is asked without one. */
export const useWon = (range: DateRange | undefined): Reading<string[]> => {
  // Of other days nothing is known yet: what was won in those before would pass for it.
  const { currentData, ...rest } = useWonInQuery(range ?? always, { skip: !range });
  const reading: object = { ...rest, data: currentData };
  return reading as Reading<string[]>;
};
