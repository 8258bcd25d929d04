import { today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useOwners, useStatuses } from '../../api.ts';
import { useFollowed } from '../follow/followedApi.ts';
import type { ListState } from './listState.ts';
import type { Meaning } from './queryOf.ts';

const none: never[] = [];

/** The lists that explain the words of a state. What the person follows is asked only where the state is about it. */
export const useExplained = ({ filters }: Pick<ListState, 'filters'>) => {
  const lists = {
    statuses: useStatuses(),
    owners: useOwners(),
    followed: useFollowed({ skip: !filters.followed }),
  };
  const { statuses, owners, followed } = lists;
  const asked = filters.followed ? [statuses, owners, followed] : [statuses, owners];
  return { ...lists, asked, isReady: asked.every(({ data, error }) => data || error) };
};

/** What the words of the list's state stand for, for the person who looks. */
export const useMeaning = (state: Pick<ListState, 'filters' | 'asOf'>): Meaning => {
  const person = usePerson();
  const { statuses, owners, followed } = useExplained(state);
  return {
    person,
    statuses: statuses.data ?? none,
    owners: owners.data ?? none,
    followed: followed.data ?? none,
    // Of a past day, what was late then.
    today: state.asOf ?? today(),
  };
};
