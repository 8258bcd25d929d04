import { may, type Person, type Right } from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import type { Table } from '../table/table.ts';

/** Refuses who has no right to any record, before the rest of a call is looked at. */
export const mustBeAllowed = (right: Right, person: Person, table: Table): void => {
  if (!may(right, person)) throw new Problem(403, 'forbidden', `You have no right to do this with ${table.name}`);
};

/** The record, where there is one and the person has the right to it. */
export const mustAuthorize = <Found extends { record: Row; parent?: Row }>(
  right: Right,
  person: Person,
  table: Table,
  found: Found | undefined,
): Found => {
  if (!found) throw new Problem(404, 'no-record', `${table.name} has no record with this id`);
  const { record, parent } = found;
  if (!may(right, person, parent ? { ...record, parent } : record))
    throw new Problem(403, 'forbidden', `You have no right to do this with this record of ${table.name}`);
  return found;
};
