import {
  type Collection,
  may,
  mayUpdate,
  type Query,
  type RecordOf,
  showable,
  showing,
  type Where,
} from '@bidwright/contract-kit';
import { signedIn } from './signedIn.ts';

export type Kept = RecordOf<Collection>;

/** What filters compare: the ids of references, the value of other fields. */
const valuesOf = (value: unknown): unknown[] =>
  [value].flat().map((one) => (one && typeof one === 'object' && 'id' in one ? one.id : one));

const fits = (record: Kept, { field, is, value }: Where): boolean => {
  const values = valuesOf(field.split('.').reduce<unknown>((at, name) => Object(at ?? {})[name], record));
  if (is === 'filled') return values.some((one) => one !== null);
  if (is === 'empty') return values.every((one) => one === null);
  if (is === 'eq' || is === 'in') return [value].flat().some((one) => values.includes(one));
  if (is === 'gt') return values.some((one) => Number(one) > Number(value));
  if (is === 'ge') return values.some((one) => one !== null && String(one) >= String(value));
  if (is === 'le') return values.some((one) => one !== null && String(one) <= String(value));
  throw new Error(`This server does not know the condition ${is}`);
};

const textOf = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return String(value ?? '');
};

const compared = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : textOf(one).localeCompare(textOf(other), 'en');

const inOrder = (field: string, descending?: boolean) => (one: Kept, other: Kept) =>
  compared(one[field], other[field]) * (descending ? -1 : 1);

/** As services put what is offered for choosing: the placeholder first, what lacks the value last, equal ones by name. */
export const choosing = (field: string) => (one: Kept, other: Kept) => {
  const lacks = (record: Kept) => Number((record[field] ?? null) === null);
  const later = (record: Kept) => Number(String(record.id) !== '0');
  const places = later(one) - later(other) || lacks(one) - lacks(other);
  return places || inOrder(field)(one, other) || inOrder('name')(one, other);
};

/** Of each record what the query names. */
const shownOf = ({ rights }: Collection, records: Kept[], { fields, asOf }: Query): object[] => {
  if (!fields) return records;
  const shown = showing(['id', 'version', ...fields]);
  const { person } = signedIn;
  const says = (record: Kept) => !asOf && person !== undefined && may(rights.update, person, record);
  return records.map((record) =>
    shown(fields.includes(mayUpdate) ? { ...record, [mayUpdate]: says(record) } : { ...record }),
  );
};

/** The first field that a query names and there is not. */
export const unknownIn = (collection: Collection, { fields = [] }: Partial<Query>): string | undefined => {
  const known = new Set(showable(collection));
  return fields.find((name) => !known.has(name));
};

/** For tests: the page of records that answers a query, as services find it. */
export const queried = (collection: Collection, records: Kept[], query: Query) => {
  const { search: fields, sort: standard } = collection;
  const { where = [], search = '', sort, limit = 25, after, total } = query;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records
    .filter((record) => where.every((one) => fits(record, one)))
    .filter((record) => words.every((word) => fields.some((f) => textOf(record[f]).toLowerCase().includes(word))))
    .sort(inOrder(sort?.field ?? standard, sort?.descending));
  const from = Number(after ?? 0);
  const next = from + limit < found.length ? String(from + limit) : null;
  const data = shownOf(collection, found.slice(from, from + limit), query);
  return { data, next, ...(total && { total: found.length }) };
};
