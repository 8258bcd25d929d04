import { today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useOwners, useStatuses } from '../../../api.ts';
import { useFollowed } from '../../bid/follow/followedApi.ts';
import { dateRange } from './dateRanges.ts';
import type { ListState } from './listState.ts';
import type { Meaning } from './queryOf.ts';
import { useWon } from './wonApi.ts';

const none: never[] = [];

type Asked = Pick<ListState, 'filters' | 'asOf'>;

/** Of a past day, what was late then. */
const dayOf = ({ asOf }: Asked) => asOf ?? today();

/** The lists that explain the words of a state. What the person follows, and what was won when, is asked only where the state is about it. */
export const useExplained = (state: Asked) => {
  const { filters } = state;
  const [days] = filters.won ?? [];
  const lists = {
    statuses: useStatuses(),
    owners: useOwners(),
    followed: useFollowed({ skip: !filters.followed }),
    won: useWon(days === undefined ? undefined : dateRange(days, dayOf(state))),
  };
  const { statuses, owners, followed, won } = lists;
  const asked = [statuses, owners, ...(filters.followed ? [followed] : []), ...(filters.won ? [won] : [])];
  // Without these the filters would find nothing; without the others they find more.
  const needed = [
    ...(filters.won ? [won] : []),
    ...(filters.followed ? [followed] : []),
    ...(filters.owner?.includes('me') ? [owners] : []),
  ];
  return {
    ...lists,
    asked,
    isReady: asked.every(({ data, error }) => data || error),
    /** Whether what fits is not to be known, as what explains the filters did not come. */
    isUnknown: needed.some(({ data, error }) => error && !data),
  };
};

/** What the words of the list's state stand for, for the person who looks. */
export const useMeaning = (state: Asked): Meaning => {
  const person = usePerson();
  const { statuses, owners, followed, won } = useExplained(state);
  return {
    person,
    statuses: statuses.data ?? none,
    owners: owners.data ?? none,
    followed: followed.data ?? none,
    won: won.data ?? none,
    today: dayOf(state),
  };
};
