import { message } from '@bidwright/contract-kit';
import {
  type CareFilter,
  careFilters,
  maxWordsLength,
  type ReviewState,
  reviewStates,
  type SearchFilter,
  searchFilters,
} from '@bidwright/contract-rfp-library';
import { parseWords } from '@bidwright/contract-rfp-library/words';
import { isId, Problem, type Row } from '@bidwright/service-kit';
import type { IdOrText, Wanted } from './wanted.ts';

/** Most characters of words and of other texts, entries of a list, and words. */
export const limits = { words: maxWordsLength, text: 200, list: 500, terms: 64 };

type Filter = SearchFilter | CareFilter;
const names: readonly Filter[] = [...searchFilters, ...careFilters];

/** Refuses a field of the body. */
export const bad = (field: string, wanted: string) =>
  new Problem(400, 'bad-value', `${field} must be ${wanted}`, { fields: { [field]: message('validation.invalid') } });

/** Absent, null, an empty text and an empty list all mean that a filter is not used. */
const isUsed = (value: unknown) =>
  !(
    value == null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (field: Filter, value: unknown, max = limits.text): string => {
  if (typeof value === 'string' && value.length <= max) return value;
  throw bad(field, `a text of at most ${max} characters`);
};

const idIn = (field: Filter, value: unknown): string => {
  const id = isObject(value) ? value.id : value;
  if (isId(id)) return id;
  throw bad(field, 'a record or its id');
};

const listIn = <T>(field: Filter, value: unknown, read: (field: Filter, one: unknown) => T): T[] => {
  const list = Array.isArray(value) ? value : [value];
  if (list.length > limits.list) throw bad(field, `a list of at most ${limits.list}`);
  return list.map((one) => read(field, one));
};

const yearIn = (field: Filter, value: unknown): number => {
  const year = typeof value === 'string' && /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : value;
  if (typeof year === 'number' && Number.isInteger(year) && year >= 0 && year <= 100_000) return year;
  throw bad(field, 'a year');
};

/** A record counts by its id, a text, or a record without one, by its name. */
const idOrTextIn = (field: Filter, value: unknown): IdOrText => {
  if (!isObject(value)) return { text: textIn(field, value) };
  if (value.id == null && isUsed(value.name)) return { text: textIn(field, value.name) };
  return { id: idIn(field, value) };
};

const answers = new Map<unknown, boolean>([
  ['Yes', true],
  ['No', false],
  [true, true],
  [false, false],
]);

const yesIn = (field: Filter, value: unknown): boolean => {
  const answer = answers.get(value);
  if (answer === undefined) throw bad(field, 'Yes or No');
  return answer;
};

const wordsIn = (field: Filter, value: unknown): Wanted['words'] => {
  const clauses = parseWords(textIn(field, value, limits.words));
  if (clauses.flat().length > limits.terms) throw bad(field, `at most ${limits.terms} words`);
  return clauses;
};

const isState = (value: unknown): value is ReviewState => reviewStates.some((state) => state === value);

const stateIn = (field: Filter, value: unknown): ReviewState => {
  if (isState(value)) return value;
  throw bad(field, `one of ${reviewStates.join(', ')}`);
};

const readers: Record<Filter, (field: Filter, value: unknown, today: string) => Wanted> = {
  searchWords: (field, value) => ({ words: wordsIn(field, value) }),
  proposalYear: (field, value) => ({ years: listIn(field, value, yearIn) }),
  pastNickname: (field, value) => ({ pastNickname: textIn(field, value) }),
  opportunity: (field, value) => ({ opportunity: idIn(field, value) }),
  oppStatus: (field, value) => ({ statuses: listIn(field, value, idIn) }),
  pastOpp: (field, value) => ({ pastOpp: idOrTextIn(field, value) }),
  externalContractor: (field, value) => ({ externalContractor: idOrTextIn(field, value) }),
  internalStaffName: (field, value) => ({ internalStaff: idOrTextIn(field, value) }),
  teams: (field, value) => ({ teams: listIn(field, value, idIn) }),
  sectionTitle: (field, value) => ({ sectionTitles: listIn(field, value, idIn) }),
  diagramImage: (field, value) => ({ diagram: yesIn(field, value) }),
  callOutBox: (field, value) => ({ callOut: yesIn(field, value) }),
  owner: (field, value) => ({ owner: idIn(field, value) }),
  review: (field, value, today) => ({ review: { states: listIn(field, value, stateIn), today } }),
};

const isFilter = (name: string): name is Filter => names.some((filter) => filter === name);

/** What the body of a search asks for. Refuses a filter that is unknown or of another kind, by its name. */
export const wantedIn = (body: Row, today: string): Wanted => {
  const unknown = Object.keys(body).find((name) => !isFilter(name));
  if (unknown) throw new Problem(400, 'unknown-field', `There is no filter ${unknown}`);
  const used = names.filter((field) => isUsed(body[field]));
  return Object.assign({}, ...used.map((field) => readers[field](field, body[field], today)));
};
