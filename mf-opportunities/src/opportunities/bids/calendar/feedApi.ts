import type { ErrorInfo } from '@bidwright/contract-kit';
import { calendarFeed } from '@bidwright/contract-opportunities';
import type { FeedLink, FreshFeedLink } from '@bidwright/contract-shell';
import { shell } from '../../../api.ts';

const body = { feed: calendarFeed };

const feeds = shell.enhanceEndpoints({ addTagTypes: ['feed'] }).injectEndpoints({
  endpoints: (build) => ({
    findFeed: build.query<{ data: FeedLink | null }, void>({
      query: () => ({ call: 'feeds/find', body }),
      providesTags: ['feed'],
    }),
    renewFeed: build.mutation<{ data: FreshFeedLink }, void>({
      query: () => ({ call: 'feeds/renew', body }),
      invalidatesTags: ['feed'],
    }),
    revokeFeed: build.mutation<unknown, void>({
      query: () => ({ call: 'feeds/revoke', body }),
      invalidatesTags: ['feed'],
    }),
  }),
});

/** The own link to the calendar of bids, and how to make and revoke it. Both answer what is wrong, if anything. */
export const useCalendarLink = () => {
  const { data, error, refetch } = feeds.useFindFeedQuery(undefined, { refetchOnMountOrArgChange: true });
  const [renew, renewing] = feeds.useRenewFeedMutation();
  const [revoke, revoking] = feeds.useRevokeFeedMutation();
  return {
    link: data?.data,
    error: error as ErrorInfo | undefined,
    refetch,
    isBusy: renewing.isLoading || revoking.isLoading,
    renew: async () => {
      const { data: made, error: refused } = await renew();
      return { url: made?.data.url, error: refused as ErrorInfo | undefined };
    },
    revoke: async () => (await revoke()).error as ErrorInfo | undefined,
  };
};
