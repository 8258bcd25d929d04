import type { Sort } from '@bidwright/remote-kit/table';
import { fieldRules } from '../values/fieldRules.ts';
import { type DuePreset, isDuePreset } from './duePresets.ts';

/** What the list shows, as its address says it. */
export interface ListState {
  search: string;
  /** Ids of statuses, and categories of them. */
  status: string[];
  /** Ids of teams, or `mine`. */
  team: string[];
  /** Ids of owners, or `me`. */
  owner: string[];
  due: DuePreset | undefined;
  sort: Sort;
  size: number;
}

/** Without a status in the address the list shows the bids that are still worked on. */
const defaultStatus = ['Open'];
const every = 'all';
const defaultSort = 'dueDate';
const sizes: ReadonlySet<number> = new Set([25, 50, 100]);

const values = (text: string | null) => text?.split(',').filter(Boolean) ?? [];
const statusIn = (text: string | null) => (text === null ? defaultStatus : values(text).filter((one) => one !== every));

const unordered: ReadonlySet<string> = new Set(['references', 'longText']);

/** An order that the service does not know is not asked for. */
const sortIn = (text: string | null): Sort => {
  const descending = text?.startsWith('-') ?? false;
  const field = text?.slice(descending ? 1 : 0) ?? '';
  const kind = fieldRules.get(field)?.kind;
  return kind && !unordered.has(kind) ? { field, descending } : { field: defaultSort, descending: false };
};

export const readListState = (address: URLSearchParams): ListState => {
  const due = address.get('due');
  const size = Number(address.get('size'));
  return {
    search: address.get('q') ?? '',
    status: statusIn(address.get('status')),
    team: values(address.get('team')),
    owner: values(address.get('owner')),
    due: isDuePreset(due) ? due : undefined,
    sort: sortIn(address.get('sort')),
    size: sizes.has(size) ? size : 25,
  };
};

const statusText = (status: string[]) => {
  const text = status.join(',');
  return text === defaultStatus.join(',') ? '' : text || every;
};

/** The address of a state. What is usual stays unsaid. */
export const writeListState = ({ search, status, team, owner, due, sort, size }: ListState): URLSearchParams => {
  const sorted = `${sort.descending ? '-' : ''}${sort.field}`;
  const said = {
    q: search,
    status: statusText(status),
    team: team.join(','),
    owner: owner.join(','),
    due: due ?? '',
    sort: sorted === defaultSort ? '' : sorted,
    size: size === 25 ? '' : String(size),
  };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text));
};

export const filterCount = ({ status, team, owner, due }: ListState): number =>
  [status, team, owner].filter((chosen) => chosen.length > 0).length + (due ? 1 : 0);

/** Whether no filter is set but the one a list starts with. */
export const isUsual = (state: ListState): boolean => filterCount(state) === 1 && statusText(state.status) === '';

export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  status: [],
  team: [],
  owner: [],
  due: undefined,
});
