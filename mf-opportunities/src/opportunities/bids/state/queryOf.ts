import {
  type OpportunityOwner,
  type OpportunityStatus,
  type StatusCategory,
  statusCategories,
} from '@bidwright/contract-admin';
import type { Person, Query, Where } from '@bidwright/contract-kit';
import { nothing } from '../../field/fieldRules.ts';
import { ownersOf } from '../../field/lookups/ownersOf.ts';
import { dateRange } from './dateRanges.ts';
import { type Filter, type FilterName, filters } from './filters.ts';
import type { ListState } from './listState.ts';

const names: readonly string[] = statusCategories;

const isStatusCategory = (name: string): name is StatusCategory => names.includes(name);

/** What the words of a state stand for. */
export interface Meaning {
  person: Person;
  today: string;
  statuses: readonly OpportunityStatus[];
  owners: readonly OpportunityOwner[];
  /** The ids of the bids that the person follows. */
  followed: readonly string[];
  /** The ids of the bids that were won in the days that the state names. */
  won: readonly string[];
}

/** The ids of statuses named by id or by category. */
export const statusIds = (named: readonly string[], statuses: readonly OpportunityStatus[]): string[] =>
  named.flatMap((name) =>
    isStatusCategory(name) ? statuses.filter(({ category }) => category === name).map(({ id }) => id) : [name],
  );

/** While the statuses are not known, their categories say nothing. */
const withStatus = (named: readonly string[], statuses: readonly OpportunityStatus[]): Where[] => {
  const known = statuses.length > 0 ? named : named.filter((name) => !isStatusCategory(name));
  return known.length > 0 ? [{ field: 'opportunityStatus', is: 'in', value: statusIds(known, statuses) }] : [];
};

const dateWhere = ({ field }: Filter, text: string, { today, statuses }: Meaning): Where[] => {
  const { from, to } = dateRange(text, today) ?? {};
  return [
    ...(from ? [{ field, is: 'ge', value: from } as const] : []),
    ...(to ? [{ field, is: 'le', value: to } as const] : []),
    // What was sent or decided is no longer late.
    ...(text === 'overdue' ? withStatus(['Open'], statuses) : []),
  ];
};

/** Values with what 'me' and 'mine' stand for. Whoever owns nothing finds nothing of theirs. */
const meant = (name: FilterName, values: readonly string[], { person, owners }: Meaning): string[] =>
  values.flatMap((value) => {
    if (name === 'owner' && value === 'me') return ownersOf(person, owners);
    if (name === 'manager' && value === 'me') return [person.id];
    return name === 'team' && value === 'mine' ? person.teams : [value];
  });

const whereOf = (filter: Filter, values: readonly string[], meaning: Meaning): Where[] => {
  const [value] = values;
  const { name, field, asks } = filter;
  if (value === undefined || name === 'archived') return [];
  if (value === nothing) return [{ field, is: 'empty' }];
  if (name === 'status') return withStatus(values, meaning.statuses);
  if (name === 'followed') return [{ field, is: 'in', value: [...meaning.followed] }];
  if (name === 'won') return [{ field, is: 'in', value: [...meaning.won] }];
  if (asks === 'days') return dateWhere(filter, value, meaning);
  if (asks === 'yesOrNo') return [{ field, is: 'eq', value: value === 'yes' }];
  return [{ field, is: 'in', value: meant(name, values, meaning) }];
};

/** The records that a state is about. Those that were archived stay out unless they are asked for. */
export const chosenBy = (state: ListState, meaning: Meaning): { where: Where[]; search: string; asOf?: string } => ({
  where: [
    ...[...filters.values()].flatMap((filter) => whereOf(filter, state.filters[filter.name] ?? [], meaning)),
    { field: 'status', is: 'eq', value: state.filters.archived ? 'Inactive' : 'Active' },
  ],
  search: state.search,
  ...(state.asOf && { asOf: state.asOf }),
});

/** The query that answers a state of the list. */
export const queryOf = (state: ListState, meaning: Meaning): Omit<Query, 'col'> => ({
  ...chosenBy(state, meaning),
  sort: state.sort,
  limit: state.size,
});
