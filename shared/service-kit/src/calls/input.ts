import { check, message } from '@bidwright/contract-kit';
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

/** A whole record as the contract keeps it, or 422 with what is wrong. */
export const checkedInput = (table: Table, value: Row): Row => {
  const { value: checked, errors } = check(table.input, value);
  if (errors) throw new Problem(422, 'invalid', 'Some fields cannot be kept as they are', { fields: errors });
  return checked;
};
