import {
  type Collection,
  may,
  type Person,
  type Right,
  type SubCollection,
  type SubRights,
} from '@bidwright/contract-kit';
import type { Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import type { Table } from '../table/table.ts';

/** Who may do something with a subcollection; its own rights come before those of its parent. */
export const subRight = (parent: Collection, { rights }: SubCollection, act: keyof SubRights): Right => {
  if (!rights) return parent.rights[act === 'read' ? 'read' : 'update'];
  return act === 'remove' ? (rights.remove ?? rights.update) : rights[act];
};

/** Refuses who has no right to any record, before the rest of a call is looked at. */
export const mustBeAllowed = (right: Right, person: Person, table: Table): void => {
  if (!may(right, person)) throw new Problem(403, 'forbidden', `You have no right to do this with ${table.name}`);
};

/** The record, where there is one and the person has the right to it. */
export const mustReach = <Found extends { record: Row }>(
  right: Right,
  person: Person,
  table: Table,
  found: Found | undefined,
): Found => {
  if (!found) throw new Problem(404, 'no-record', `${table.name} has no record with this id`);
  if (!may(right, person, found.record))
    throw new Problem(403, 'forbidden', `You have no right to do this with this record of ${table.name}`);
  return found;
};
