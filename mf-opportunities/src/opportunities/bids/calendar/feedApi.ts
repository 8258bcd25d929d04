import { calendarFeed } from '@bidwright/contract-opportunities';
import { findFeed, renewFeed, revokeFeed } from '@bidwright/contract-shell';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { shell } from '../../../api.ts';

const asked = { feed: calendarFeed };

const useFind = queryOf(shell, findFeed);
const useRenew = mutationOf(shell, renewFeed);
const useRevoke = mutationOf(shell, revokeFeed);

/** The own link to the calendar of bids, and how to make and revoke it. Both answer what is wrong, if anything. */
export const useCalendarLink = () => {
  const { data: link, error, refetch } = useFind(asked, { refetchOnMountOrArgChange: true });
  const [renew, renewing] = useRenew();
  const [revoke, revoking] = useRevoke();
  return {
    link,
    error,
    refetch,
    isBusy: renewing.isLoading || revoking.isLoading,
    renew: async () => {
      const made = await renew(asked);
      return { url: made.data?.url, error: made.error };
    },
    revoke: async () => (await revoke(asked)).error,
  };
};
