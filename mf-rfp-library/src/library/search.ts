import type { Query, Where } from '@bidwright/contract-kit';

/** Filters that take several values, by their name in the address, with the field they look at. */
const filterFields = {
  section: 'sectionTitle',
  team: 'teams',
  year: 'proposalYear',
  status: 'oppStatus',
} as const;

export type Filter = keyof typeof filterFields;

export const filters = ['section', 'team', 'year', 'status'] as const satisfies readonly Filter[];

export type Search = Record<Filter, string[]> & { words: string };

/** How many filters are set. */
export const filterCount = (search: Search): number => filters.filter((filter) => search[filter].length > 0).length;

/** Looks for nothing in particular. */
export const isIdle = (search: Search): boolean => search.words.trim() === '' && filterCount(search) === 0;

/** Entries that are shown before anything is looked for, and per page of a search. */
const limits = { idle: 20, search: 50 };

const whereOf = (search: Search): Where[] =>
  filters
    .filter((filter) => search[filter].length > 0)
    .map((filter) => ({
      field: filterFields[filter],
      is: 'in',
      value: filter === 'year' ? search.year.map(Number) : search[filter],
    }));

/** The search as a query of the Active entries, newest first. */
export const queryOf = (search: Search): Omit<Query, 'col'> => ({
  search: search.words,
  where: [{ field: 'status', is: 'eq', value: 'Active' }, ...whereOf(search)],
  sort: { field: 'proposalYear', descending: true },
  limit: isIdle(search) ? limits.idle : limits.search,
});
