import { isDeepStrictEqual } from 'node:util';
import { type Change, type FieldRights, may, message, type Person, wholeRecord } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import { Problem } from '../problem.ts';

/** Fields with rights of their own, by name. */
export type Guarded = Record<string, FieldRights>;

/** The fields of a row that are not for this person. */
const hiddenFrom = (person: Person, guarded: Guarded | undefined, row: Row): string[] =>
  Object.entries(guarded ?? {})
    .filter(([, { read }]) => read && !may(read, person, row))
    .map(([field]) => field);

const leftOut = (row: Row, fields: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)));

/** The row without the fields that are not for this person: those are there for the types alone. */
export const shownTo = <R extends Row>(person: Person, guarded: Guarded | undefined, row: R): R => {
  const hidden = hiddenFrom(person, guarded, row);
  return hidden.length > 0 ? (leftOut(row, hidden) as R) : row;
};

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The changes of a record without those of fields that are not for this person. */
export const changesFor = (person: Person, guarded: Guarded | undefined, row: Row, changes: Change[]): Change[] => {
  const hidden = hiddenFrom(person, guarded, row);
  if (hidden.length === 0) return changes;
  return changes
    .filter(({ field }) => !hidden.includes(field))
    .map((change) =>
      change.field === wholeRecord && isObject(change.newValue)
        ? { ...change, newValue: leftOut(change.newValue, hidden) }
        : change,
    );
};

const forbidden = (fields: string[], act: string, key: string) =>
  new Problem(403, 'forbidden', `You have no right to ${act} ${fields.join(', ')}`, {
    fields: Object.fromEntries(fields.map((field) => [field, message(key)])),
  });

/** May the person read the field of every record there is? Otherwise an order or a filter would tell of it. */
export const mayAsk = (person: Person, guarded: Guarded | undefined, field: string): boolean => {
  const read = guarded?.[field]?.read;
  return !read || read(person) === 'all';
};

/** Refuses a filter or an order by a field (`salary`, `client.id`) that the person may not read everywhere. */
export const mustAsk = (person: Person, guarded: Guarded | undefined, path: string): void => {
  const [field = ''] = path.split('.', 1);
  if (!mayAsk(person, guarded, field)) throw forbidden([field], 'ask for', 'validation.hidden');
};

/**
 * Refuses fields of a row that the person may not write. `usual` has values that a new record may carry all the same:
 * those it would have anyway.
 */
export const mustWrite = (
  person: Person,
  guarded: Guarded | undefined,
  changes: Row,
  row: Row,
  usual: () => Row = () => ({}),
): void => {
  const isUsual = (field: string) => {
    const value = usual();
    return Object.hasOwn(value, field) && isDeepStrictEqual(changes[field], value[field]);
  };
  const refused = Object.keys(changes).filter((field) => {
    const update = Object.hasOwn(guarded ?? {}, field) ? guarded?.[field]?.update : undefined;
    return update && !may(update, person, row) && !isUsual(field);
  });
  if (refused.length > 0) throw forbidden(refused, 'change', 'validation.forbidden');
};
