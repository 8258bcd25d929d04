import { day } from '@bidwright/contract-kit';
import { Problem } from '../problem.ts';
import type { Stored } from './stored.ts';

type Scalar = string | number;

/** Could it be the id of a record? Anything else would not even compare with one. */
export const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,36}$/.test(value);

const idIn = (value: unknown) =>
  isId(value) ? value : value && typeof value === 'object' && 'id' in value && isId(value.id) ? value.id : undefined;

const date = day();

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && date.strict().isValidSync(value);

const readers: Record<Stored['kind'], [read: (value: unknown) => Scalar | undefined, wanted: string]> = {
  id: [idIn, 'the id of a record'],
  links: [idIn, 'the id of a record'],
  text: [(value) => (typeof value === 'string' && value.length <= 2000 ? value : undefined), 'a text'],
  texts: [(value) => (typeof value === 'string' && value.length <= 2000 ? value : undefined), 'a text'],
  number: [(value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined), 'a number'],
  boolean: [(value) => (typeof value === 'boolean' ? Number(value) : undefined), 'true or false'],
  date: [(value) => (isDate(value) ? value : undefined), 'a date such as 2026-01-31'],
};

/** A value to compare a stored one with, safe to bind. Refuses a value of another kind. */
export const valueFor = ({ kind, path }: Stored, value: unknown): Scalar => {
  const [read, wanted] = readers[kind];
  const found = read(value);
  if (found === undefined) throw new Problem(400, 'bad-value', `${path} is compared with ${wanted}`);
  return found;
};

/** A list of such values. */
export const valuesFor = (stored: Stored, values: unknown): Scalar[] => {
  if (!Array.isArray(values) || values.length > 500)
    throw new Problem(400, 'bad-value', `${stored.path} is compared with a list of at most 500 values`);
  return values.map((value) => valueFor(stored, value));
};
