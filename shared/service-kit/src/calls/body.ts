import type { Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import { isId } from '../table/value.ts';

const wrong = (name: string, wanted: string) => new Problem(400, 'bad-value', `${name} must be ${wanted}`);

export const textIn = (body: Row, name: string): string => {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw wrong(name, 'a text');
  return value;
};

/** A record's id. What cannot be one becomes the id that no record has, so that it is answered like an unknown one. */
export const idIn = (body: Row, name: string): string => {
  const id = textIn(body, name);
  return isId(id) ? id : '';
};

/** A whole number in a range; without one the default. */
export const numberIn = <Default>(body: Row, name: string, [min, max]: [number, number], otherwise: Default) => {
  const value = body[name] ?? otherwise;
  if (value === otherwise) return otherwise;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw wrong(name, `a whole number from ${min} to ${max}`);
};

export const flagIn = (body: Row, name: string, otherwise = false): boolean => {
  const value = body[name] ?? otherwise;
  if (typeof value !== 'boolean') throw wrong(name, 'true or false');
  return value;
};

/** The body's other entries: the fields of a record. */
export const without = (body: Row, names: Iterable<string>): Row => {
  const left = new Set(names);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !left.has(name)));
};
