import { type ErrorInfo, namesOf } from '@bidwright/contract-kit';
import type { RfpContentInput } from '@bidwright/contract-rfp-library';
import type { Side } from '@bidwright/remote-kit/overlay';
import type { Entry } from '../api.ts';

type Changes = Partial<RfpContentInput>;
type Field = keyof RfpContentInput;

/** Whose value of each field is to stay. */
export type Sides = Record<string, Side>;

/** Two people changed the same fields of an entry. */
export interface Clash {
  fields: Field[];
  mine: Changes;
  /** The entry as the other one saved it. */
  current: Entry;
}

/** A text and its form are one. */
const text: readonly Field[] = ['rfpContent', 'richText'];

/** What a refused save says of it. */
export const clashIn = ({ fields = {}, current }: ErrorInfo, mine: Changes): Clash => {
  const named = Object.keys(fields) as Field[];
  const others = named.filter((name) => !text.includes(name));
  return { fields: others.length < named.length ? [...text, ...others] : others, mine, current: current as Entry };
};

/** What there is to save once it is decided: what was changed by one alone, and what is to stay against theirs. */
export const decided = ({ fields, mine }: Clash, base: Entry, sides: Sides): Changes => {
  const sideOf = (name: Field): Side =>
    (fields.includes(name) && sides[text.includes(name) ? 'rfpContent' : name]) || 'mine';
  const wanted = namesOf(mine).filter((name) => sideOf(name) !== 'theirs');
  return Object.fromEntries(wanted.map((name) => [name, (sideOf(name) === 'original' ? base : mine)[name]]));
};

/** A field's value in words: records and files by their names. */
export const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'object' && value !== null) return wordsOf(Reflect.get(value, 'name'));
  return value === null || value === undefined ? '' : String(value);
};
