import type { Pace } from '@bidwright/contract-opportunities';
import { bids } from '../../../../api.ts';

const { usePacesQuery } = bids.injectEndpoints({
  endpoints: (build) => ({
    paces: build.query<Pace[], undefined>({
      query: () => ({ call: 'paces', body: {} }),
      transformResponse: ({ data }: { data: Pace[] }) => data,
    }),
  }),
});

/** How long bids took from each status until they were sent. */
export const usePaces = () => usePacesQuery(undefined);
