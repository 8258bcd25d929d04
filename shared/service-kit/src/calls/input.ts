import { isDeepStrictEqual } from 'node:util';
import { check, type FieldErrors, message } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import type { Table } from '../table/table.ts';
import { without } from './body.ts';

/** The fields of a record in a body, without `ignored` names. Refuses a field that the contract does not know. */
export const fieldsIn = (table: Table, body: Row, ignored: Iterable<string>): Row => {
  const fields = without(body, ignored);
  const unknown = Object.keys(fields).filter((name) => !table.codecs.has(name));
  if (unknown.length === 0) return fields;
  const named = unknown.map((name) => [name, message('validation.unknown', { unknown: name })]);
  throw new Problem(400, 'unknown-field', `${table.name} has no field ${unknown.join(', ')}`, {
    fields: Object.fromEntries(named),
  });
};

const invalid = (fields: FieldErrors) =>
  new Problem(422, 'invalid', 'Some fields cannot be kept as they are', { fields });

/** A whole record as the contract keeps it, or 422 with what is wrong. */
export const checkedInput = (table: Table, value: Row): Row => {
  const { value: checked, errors } = check(table.input, value);
  if (errors) throw invalid(errors);
  return checked;
};

/**
 * A record with changes as the contract keeps it, or 422. What was kept before there was a rule against it refuses only
 * changes of that very field: else nobody could correct the others, and no service follow what happens elsewhere.
 */
export const checkedChange = (table: Table, before: Row, changes: Row): Row => {
  const after = { ...before, ...changes };
  const { value, errors } = check(table.input, after);
  if (!errors) return value;
  const known = check(table.input, before).errors ?? {};
  const isKnown = (field: string) =>
    isDeepStrictEqual(after[field], before[field]) && isDeepStrictEqual(errors[field], known[field]);
  if (!Object.keys(errors).every(isKnown)) throw invalid(errors);
  return table.input.cast(after, { assert: false });
};
