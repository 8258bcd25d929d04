import type { Kept, Reference } from '@bidwright/contract-kit';
import { idOf } from './ids.ts';

/** The n-th of a list that starts over at its end. */
export const nth = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length];
  if (one === undefined) throw new RangeError('An empty list has no n-th entry');
  return one;
};

/** Ids and names of a named list's records, by name. */
export const referTo = <Name extends string>(collection: string, list: readonly { name: Name }[]) => {
  const references = new Map(list.map(({ name }, n) => [name, { id: idOf(collection, n), name }]));
  return (name: Name): Reference => {
    const reference = references.get(name);
    if (!reference) throw new RangeError(`${collection} has no ${name}`);
    return reference;
  };
};

/** What the service keeps of a record that nobody has changed yet. */
export const kept = (collection: string, n: number, dateCreated: number, addedBy: Reference | null): Kept => ({
  id: idOf(collection, n),
  version: 1,
  dateCreated,
  dateUpdated: dateCreated,
  addedBy,
});
