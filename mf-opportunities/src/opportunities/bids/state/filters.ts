import { mayFilter } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';
import { type BidField, type Contract, fieldsIn, isListed, nothing, usualTexts } from '../../field/fieldRules.ts';
import { dateRange } from './dateRanges.ts';

/** Words of filters in addresses that are not their fields' names. Filters are offered in this order, and then those of other fields. */
const words = {
  opportunityStatus: 'status',
  teamsInvolved: 'team',
  opportunityOwner: 'owner',
  dueDate: 'due',
  client: 'client',
  rfpManager: 'manager',
  projectType: 'type',
  source: 'source',
  chance: 'chance',
  role: 'role',
  gsaSchedule: 'gsa',
  bpa: 'bpa',
  isRecompete: 'recompete',
  winningFirm: 'winner',
  notesLostDropped: 'notes',
  dateQnA: 'qna',
  decisionDueDate: 'decision',
  expectedAwardDate: 'award',
  type: 'kind',
} as const satisfies Partial<Record<keyof OpportunityInput, string>>;

/** What is asked of bids beside their fields. */
const own = [
  { name: 'won', field: 'id', asks: 'days', mayBeEmpty: false },
  { name: 'followed', field: 'id', asks: 'yes', mayBeEmpty: false },
  { name: 'archived', field: 'status', asks: 'yes', mayBeEmpty: false },
] as const;

type Named = keyof typeof words;
type OwnName = (typeof own)[number]['name'];
export type FilterName = (typeof words)[Named] | Exclude<keyof OpportunityInput, Named> | OwnName;

/** A thing that the list can be filtered by. */
export interface Filter {
  name: FilterName;
  /** What it looks at. */
  field: keyof OpportunityInput | 'id';
  /** Of most texts it can be asked but whether there is one. */
  asks: 'days' | 'yes' | 'yesOrNo' | 'values' | 'presence';
  mayBeEmpty: boolean;
}

const asksOf = (field: BidField): Filter['asks'] => {
  if (field.kind === 'date') return 'days';
  if (field.kind === 'boolean') return 'yesOrNo';
  return isListed(field) || field.choices || usualTexts[field.name] ? 'values' : 'presence';
};

const isRenamed = (name: keyof OpportunityInput): name is Named => Object.hasOwn(words, name);

const wordOf = (name: keyof OpportunityInput): FilterName => (isRenamed(name) ? words[name] : name);

/** The filters of the fields that a contract lets queries ask for. A text or a number that it only lets be ordered by is searched for, or looked up in that order. */
export const filtersOf = (of: Contract): Filter[] => {
  const ordered = Object.keys(words);
  const place = ({ name }: BidField) => (ordered.includes(name) ? ordered.indexOf(name) : ordered.length);
  const asked = fieldsIn(of)
    .filter(({ name }) => mayFilter(of, name) && !of.byService?.includes(name) && !of.fields?.[name])
    .toSorted((one, other) => place(one) - place(other))
    .map((field) => ({ field, asks: asksOf(field) }))
    .filter(({ field, asks }) => asks !== 'presence' || (field.nullable && of.asked?.filter.includes(field.name)));
  return [
    ...asked.map(({ field: { name, nullable }, asks }) => ({
      name: wordOf(name),
      field: name,
      asks,
      mayBeEmpty: nullable && asks !== 'yesOrNo',
    })),
    ...own,
  ];
};

export const filters: ReadonlyMap<FilterName, Filter> = new Map(filtersOf(opportunities).map((one) => [one.name, one]));
export const filterNames: readonly FilterName[] = [...filters.keys()];

/** Those that are offered without being asked for. */
export const usualFilters: readonly FilterName[] = ['status', 'team', 'owner', 'due'];

/** The chosen values by filter. One that is not set has none. */
export type Chosen = Partial<Record<FilterName, string[]>>;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const isKnown = ({ asks, mayBeEmpty }: Filter, value: string): boolean => {
  if (asks === 'values') return true;
  if (value === nothing) return mayBeEmpty;
  if (asks === 'days') return dateRange(value, '2000-01-01') !== undefined;
  return (value === 'yes' && asks !== 'presence') || (value === 'no' && asks === 'yesOrNo');
};

/** The values in a word of the address; what means nothing is left out. */
export const valuesIn = (name: FilterName, text: string): string[] => {
  const filter = filters.get(name);
  if (!filter) return [];
  return text
    .split(',')
    .map(decoded)
    .filter((value) => value !== '' && isKnown(filter, value))
    .slice(0, filter.asks === 'values' ? undefined : 1);
};

export const textOf = (values: readonly string[]): string => values.map(encodeURIComponent).join(',');
