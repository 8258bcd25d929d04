import type { Reading } from '@bidwright/remote-kit/store';
import { bids } from '../../../api.ts';

/** What changes when the person begins or stops to follow a bid. */
export const followedRows = 'followed';

const { useFollowedQuery } = bids.injectEndpoints({
  endpoints: (build) => ({
    followed: build.query<string[], void>({
      query: () => ({ call: 'followed', body: {} }),
      transformResponse: ({ data }: { data: string[] }) => data,
      providesTags: [{ type: 'rows', id: followedRows }],
    }),
  }),
});

/** The ids of the bids that the person follows, the latest first. */
export const useFollowed = ({ skip = false }: { skip?: boolean } = {}): Reading<string[]> => {
  const reading: object = useFollowedQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  return reading as Reading<string[]>;
};
