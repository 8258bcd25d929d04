import { namesOf } from '@bidwright/contract-kit';
import type { SearchOrder } from '@bidwright/contract-rfp-library';
import { today } from '@bidwright/remote-kit/ui';

/** Filters that take several values, by their name in the address, with their name in the call. */
const listFilters = {
  section: 'sectionTitle',
  team: 'teams',
  year: 'proposalYear',
  status: 'oppStatus',
  review: 'review',
} as const;

/** Filters that take a record or a piece of its name. */
const pickFilters = {
  opportunity: 'opportunity',
  past: 'pastOpp',
  contractor: 'externalContractor',
  staff: 'internalStaffName',
  owner: 'owner',
} as const;

/** Filters that take a text. */
const textFilters = { nickname: 'pastNickname', diagram: 'diagramImage', callOut: 'callOutBox' } as const;

export type ListFilter = keyof typeof listFilters;
type PickFilter = keyof typeof pickFilters;
type TextFilter = keyof typeof textFilters;

export const listNames = namesOf(listFilters);
export const pickNames = namesOf(pickFilters);
export const textNames = namesOf(textFilters);

const fields: Record<string, string> = { ...listFilters, ...pickFilters, ...textFilters };
/** Filters that are called otherwise than the fields they ask for. */
const named = new Set(['status', 'past', 'review']);

/** What a filter is called, as a text's key. */
export const labelOf = (name: string): string =>
  named.has(name) ? `rfp-library.filter.${name}` : `rfp-library.field.${fields[name]}`;

/** A record, or, without an id, a piece of its name. */
export interface Pick {
  id: string | null;
  name: string;
}

export type Search = Record<ListFilter, string[]> &
  Record<PickFilter, Pick | null> &
  Record<TextFilter, string> & {
    words: string;
    sort: SearchOrder;
    /** The texts that are archived, which no search finds. */
    archived: boolean;
  };

export const nothing: Search = {
  words: '',
  section: [],
  team: [],
  year: [],
  status: [],
  review: [],
  opportunity: null,
  past: null,
  contractor: null,
  staff: null,
  owner: null,
  nickname: '',
  diagram: '',
  callOut: '',
  sort: 'relevance',
  archived: false,
};

const isSet = (value: Search[keyof Search]) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** How many filters are set beside the words. */
export const filterCount = (search: Search): number =>
  [...listNames, ...pickNames, ...textNames].filter((name) => isSet(search[name])).length;

/** Takes back the filters, and leaves the words and the order. */
export const withoutFilters: Partial<Search> = Object.fromEntries(
  [...listNames, ...pickNames, ...textNames].map((name) => [name, nothing[name]]),
);

/** Are the filters beside the words the same? */
export const sameFilters = (one: Search, other: Search): boolean =>
  [...listNames, ...pickNames, ...textNames].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** Looks for nothing in particular. */
export const isIdle = (search: Search): boolean =>
  search.words.trim() === '' && filterCount(search) === 0 && !search.archived;

/** The same search in other words does not need to be asked again. */
const wordsIn = ({ words }: Search) => words.trim().replace(/\s+/g, ' ');

/** The body of the call `test`. */
export const bodyOf = (search: Search): Record<string, unknown> => ({
  searchWords: wordsIn(search),
  ...Object.fromEntries(listNames.map((name) => [listFilters[name], search[name]])),
  proposalYear: search.year.map(Number),
  ...Object.fromEntries(pickNames.map((name) => [pickFilters[name], search[name]])),
  ...Object.fromEntries(textNames.map((name) => [textFilters[name], search[name]])),
  sort: search.sort,
  today: today(),
});
