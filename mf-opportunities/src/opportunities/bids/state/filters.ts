import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { dateRange } from './dateRanges.ts';

/** What the list can be filtered by: the word in its address, and the field that it looks at. */
export const filterFields = {
  status: 'opportunityStatus',
  team: 'teamsInvolved',
  owner: 'opportunityOwner',
  due: 'dueDate',
  client: 'client',
  manager: 'rfpManager',
  type: 'projectType',
  source: 'source',
  chance: 'chance',
  role: 'role',
  gsa: 'gsaSchedule',
  bpa: 'bpa',
  recompete: 'isRecompete',
  winner: 'winningFirm',
  notes: 'notesLostDropped',
  qna: 'dateQnA',
  decision: 'decisionDueDate',
  award: 'expectedAwardDate',
  won: 'id',
  followed: 'id',
  archived: 'status',
} as const satisfies Record<string, keyof OpportunityInput | 'id'>;

export type FilterName = keyof typeof filterFields;
export const filterNames = Object.keys(filterFields) as FilterName[];

/** Those that are offered without being asked for. */
export const usualFilters: readonly FilterName[] = ['status', 'team', 'owner', 'due'];

const dates: ReadonlySet<FilterName> = new Set(['due', 'qna', 'decision', 'award', 'won']);
export const isDateFilter = (name: FilterName): boolean => dates.has(name);

/** What filters that ask yes or no may be asked. */
const flags: Partial<Record<FilterName, readonly string[]>> = {
  recompete: ['yes', 'no'],
  followed: ['yes'],
  archived: ['yes'],
};
export const flagsOf = (name: FilterName): readonly string[] => flags[name] ?? [];
export const isFlagFilter = (name: FilterName): boolean => flagsOf(name).length > 0;

/** Filters of fields that may be empty, which can be asked for. */
const optional: ReadonlySet<FilterName> = new Set([
  'manager',
  'source',
  'chance',
  'bpa',
  'winner',
  'notes',
  'qna',
  'decision',
  'award',
]);
export const mayBeEmpty = (name: FilterName): boolean => optional.has(name);

/** The value that asks for records whose field is empty. */
export const nothing = 'none';

/** The chosen values by filter. One that is not set has none. */
export type Chosen = Partial<Record<FilterName, string[]>>;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const isKnown = (name: FilterName, value: string): boolean => {
  // Of texts it can be asked but whether there is one.
  if (name === 'notes') return value === nothing;
  if (isFlagFilter(name)) return flagsOf(name).includes(value);
  if (!isDateFilter(name)) return true;
  return (mayBeEmpty(name) && value === nothing) || dateRange(value, '2000-01-01') !== undefined;
};

/** The values in a word of the address; what means nothing is left out. */
export const valuesIn = (name: FilterName, text: string): string[] =>
  text
    .split(',')
    .map(decoded)
    .filter((value) => value !== '' && isKnown(name, value))
    .slice(0, isDateFilter(name) || isFlagFilter(name) ? 1 : undefined);

export const textOf = (values: readonly string[]): string => values.map(encodeURIComponent).join(',');
