import type { ErrorInfo } from '@bidwright/contract-kit';
import { bids } from '../../api.ts';

const { useFollowedQuery } = bids.injectEndpoints({
  endpoints: (build) => ({
    followed: build.query<string[], void>({
      query: () => ({ call: 'followed', body: {} }),
      transformResponse: ({ data }: { data: string[] }) => data,
    }),
  }),
});

/** The ids of the bids that the person follows, the latest first. */
export const useFollowed = () => {
  const { data, error, refetch } = useFollowedQuery(undefined, { refetchOnMountOrArgChange: true });
  return { data, error: error as ErrorInfo | undefined, refetch };
};
