import type { Field } from '@bidwright/contract-kit';
import type { List, ListRecord } from '../lists/list.ts';

/** Which of two records a value comes from: the one that stays, or the one that becomes it. */
export type Side = 'kept' | 'lost';

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** A record that takes another's place is in use, and nothing follows it. */
const apart = new Set(['status', 'successor']);

/** The fields in which two records differ. */
export const differing = ({ fields, collection }: List, one: ListRecord, other: ListRecord): Field[] =>
  [...fields.values()].filter(
    ({ name }) =>
      !apart.has(name) &&
      !collection.byService?.includes(name) &&
      JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null),
  );

/** The record that stays keeps its values; where it has none the other's come. */
export const usualSide = (name: string, kept: ListRecord): Side => (isNothing(kept[name]) ? 'lost' : 'kept');
