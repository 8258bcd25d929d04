import type { Person, Where } from '@bidwright/contract-kit';
import { type ProjectView, projectView, projectViews, projectViewsOf } from '@bidwright/contract-opportunities';
import { queryOf } from '@bidwright/remote-kit/store';
import { today } from '@bidwright/remote-kit/ui';
import { bids } from '../../api.ts';

export type ShownView = 'running' | ProjectView | 'closed' | 'all';

/** What the list can show to a person: the service finds those in the middle, the others are said by fields. */
export const shownViews = (person: Person): readonly ShownView[] => [
  'running',
  ...projectViewsOf(person),
  'closed',
  'all',
];

const useIds = queryOf(bids, projectView);

const isFound = (view: ShownView): view is ProjectView => projectViews.some((one) => one === view);

/** Which projects a view is about, given the statuses of won bids; `where` is undefined until that is known. */
export const useProjectView = (view: ShownView, won: readonly string[] | undefined) => {
  const found = isFound(view) ? view : undefined;
  const { currentData, error, refetch } = useIds({ view: found ?? 'ending', today: today() }, { skip: !found });
  const inUse: Where = { field: 'status', is: 'eq', value: 'Active' };
  if (found) {
    const where: Where[] | undefined = currentData && [{ field: 'id', is: 'in', value: currentData }, inUse];
    return { where, error, refetch };
  }
  const ended: Where[] = view === 'all' ? [] : [{ field: 'closedOn', is: view === 'closed' ? 'filled' : 'empty' }];
  const where: Where[] | undefined = won && [
    { field: 'opportunityStatus', is: 'in', value: [...won] },
    inUse,
    ...ended,
  ];
  return { where, error: undefined, refetch };
};
