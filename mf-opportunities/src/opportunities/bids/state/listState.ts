import { mayOrder } from '@bidwright/contract-kit';
import { isDay } from '@bidwright/contract-kit/days';
import {
  type BoardDimension,
  boardDimensions,
  type OpportunityInput,
  opportunities,
} from '@bidwright/contract-opportunities';
import type { Sort } from '@bidwright/remote-kit/table';
import { today } from '@bidwright/remote-kit/ui';
import { type BidField, type Contract, fieldRules, fieldsIn } from '../../field/fieldRules.ts';
import { type Chosen, type FilterName, filterNames, textOf, valuesIn } from './filters.ts';

export const layouts = ['table', 'board', 'forecast', 'calendar'] as const;
export type Layout = (typeof layouts)[number];

/** A field that is a date. */
export type CalendarDate = {
  [Name in BidField['name']]: OpportunityInput[Name] extends string | null | undefined ? Name : never;
}[BidField['name']];

const isDate = (field: BidField): field is BidField & { name: CalendarDate } => field.kind === 'date';

/** The dates that the calendar can show, one at a time: those that bids can be ordered by, first the usual one. */
export const calendarDatesOf = (of: Contract): CalendarDate[] =>
  fieldsIn(of)
    .filter(isDate)
    .filter(({ name }) => mayOrder(of, name))
    .toSorted((one, other) => Number(other.name === of.sort) - Number(one.name === of.sort))
    .map(({ name }) => name);
export const calendarDates: readonly CalendarDate[] = calendarDatesOf(opportunities);

/** What the list shows, as its address says it. Table, board and calendar show the same records. */
export interface ListState {
  search: string;
  filters: Chosen;
  sort: Sort;
  size: number;
  layout: Layout;
  /** What the rows of the table are put together by; undefined: nothing. */
  group: BoardDimension | undefined;
  /** The calendar's month, as its first day; undefined: this month. */
  month: string | undefined;
  /** What the calendar shows. */
  dates: CalendarDate;
  /** The id of the saved view that this was taken from. */
  view: string | undefined;
  /** The past day whose end is shown; undefined: now. */
  asOf: string | undefined;
}

/** Without a status in the address the list shows the bids that are still worked on. */
const defaultStatus = ['Open'];
const every = 'all';
const defaultSort = 'dueDate';
const sizes: ReadonlySet<number> = new Set([25, 50, 100]);

const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((choice) => choice === text);

const filterIn = (name: FilterName, text: string | null): string[] => {
  if (name === 'status' && text === null) return defaultStatus;
  return text === null || text === every ? [] : valuesIn(name, text);
};

/** An order that the service does not know is not asked for. */
const sortIn = (text: string | null): Sort => {
  const descending = text?.startsWith('-') ?? false;
  const field = text?.slice(descending ? 1 : 0) ?? '';
  const known = fieldRules.has(field) || field === 'dateUpdated';
  return known && mayOrder(opportunities, field) ? { field, descending } : { field: defaultSort, descending: false };
};

const monthIn = (text: string | null): string | undefined => {
  const first = `${text}-01`;
  return text && isDay(first) ? first : undefined;
};

const pastDayIn = (text: string | null): string | undefined =>
  text && isDay(text) && text >= '1900' && text < today() ? text : undefined;

export const readListState = (address: URLSearchParams): ListState => {
  const size = Number(address.get('size'));
  return {
    search: address.get('q') ?? '',
    filters: Object.fromEntries(
      filterNames
        .map((name) => [name, filterIn(name, address.get(name))] as const)
        .filter(([, { length }]) => length > 0),
    ),
    sort: sortIn(address.get('sort')),
    size: sizes.has(size) ? size : 25,
    layout: oneOf(layouts, address.get('view')) ?? 'table',
    group: oneOf(boardDimensions, address.get('group')),
    month: monthIn(address.get('month')),
    dates: oneOf(calendarDates, address.get('dates')) ?? 'dueDate',
    view: address.get('v') ?? undefined,
    asOf: pastDayIn(address.get('asOf')),
  };
};

const statusText = (status: readonly string[] = []) => {
  const text = textOf(status);
  return text === textOf(defaultStatus) ? '' : text || every;
};

/** The address of a state. What is usual stays unsaid. */
export const writeListState = (state: ListState): URLSearchParams => {
  const { search, filters, sort, size, layout, group, month, dates, view, asOf } = state;
  const sorted = `${sort.descending ? '-' : ''}${sort.field}`;
  const said: Record<string, string> = {
    view: layout === 'table' ? '' : layout,
    group: group ?? '',
    q: search,
    ...Object.fromEntries(filterNames.map((name) => [name, textOf(filters[name] ?? [])])),
    status: statusText(filters.status),
    sort: sorted === defaultSort ? '' : sorted,
    size: size === 25 ? '' : String(size),
    month: month?.slice(0, 7) ?? '',
    dates: dates === 'dueDate' ? '' : dates,
    v: view ?? '',
    asOf: asOf ?? '',
  };
  return new URLSearchParams(Object.entries(said).filter(([, text]) => text));
};

export const filterCount = ({ filters }: ListState): number =>
  filterNames.filter((name) => filters[name]?.length).length;

/** Whether no filter is set but the one a list starts with. */
export const isUsual = (state: ListState): boolean =>
  filterCount(state) === 1 && statusText(state.filters.status) === '';

export const withFilter = ({ filters }: ListState, name: FilterName, values: string[]): Pick<ListState, 'filters'> => {
  const { [name]: _before, ...others } = filters;
  return { filters: values.length > 0 ? { ...others, [name]: values } : others };
};

export const withoutFilters: Pick<ListState, 'filters'> = { filters: {} };
