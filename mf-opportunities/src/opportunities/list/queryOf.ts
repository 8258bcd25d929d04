import type { OpportunityOwner, OpportunityStatus } from '@bidwright/contract-admin';
import type { Person, Query, Where } from '@bidwright/contract-kit';
import { isStatusCategory } from '../status/isStatusCategory.ts';
import { dueRange } from './duePresets.ts';
import type { ListState } from './listState.ts';

/** What the words of a state stand for. */
export interface Meaning {
  person: Person;
  today: string;
  statuses: readonly OpportunityStatus[];
  owners: readonly OpportunityOwner[];
}

/** The ids of statuses named by id or by category. */
const statusIds = (named: readonly string[], statuses: readonly OpportunityStatus[]): string[] =>
  named.flatMap((name) =>
    isStatusCategory(name) ? statuses.filter(({ category }) => category === name).map(({ id }) => id) : [name],
  );

/** The entries of the list of owners that stand for a person. */
export const ownersOf = ({ id }: Person, owners: readonly OpportunityOwner[]): string[] =>
  owners.filter(({ user }) => user?.id === id).map((owner) => owner.id);

/** A filter that names something nobody fits, such as `me` of a person who owns nothing, lets nothing through. */
const among = (field: string, named: readonly string[], value: string[]): Where[] =>
  named.length > 0 ? [{ field, is: 'in', value }] : [];

/** While the statuses are not known, their categories say nothing. */
const withStatus = (named: string[], statuses: readonly OpportunityStatus[]): Where[] => {
  const known = statuses.length > 0 ? named : named.filter((name) => !isStatusCategory(name));
  return among('opportunityStatus', known, statusIds(known, statuses));
};

const dueWhere = ({ due }: ListState, { today, statuses }: Meaning): Where[] => {
  if (!due) return [];
  const { from, to } = dueRange(due, today);
  return [
    ...(from ? [{ field: 'dueDate', is: 'ge', value: from } as const] : []),
    { field: 'dueDate', is: 'le', value: to },
    // What was sent or decided is no longer late.
    ...(due === 'overdue' ? withStatus(['Open'], statuses) : []),
  ];
};

/** The query that answers a state of the list. */
export const queryOf = (state: ListState, meaning: Meaning): Omit<Query, 'col'> => {
  const { person, statuses, owners } = meaning;
  const teams = state.team.flatMap((team) => (team === 'mine' ? person.teams : [team]));
  const mine = ownersOf(person, owners);
  const chosenOwners = state.owner.flatMap((owner) => (owner === 'me' ? mine : [owner]));
  return {
    where: [
      ...withStatus(state.status, statuses),
      ...among('teamsInvolved', state.team, teams),
      ...among('opportunityOwner', state.owner, chosenOwners),
      ...dueWhere(state, meaning),
    ],
    search: state.search,
    sort: state.sort,
    limit: state.size,
  };
};
