import type { Person } from '@bidwright/contract-kit';
import type { Request } from 'express';
import { personOf } from '../caller.ts';
import { mustReach } from '../calls/access.ts';
import { withParent } from '../calls/parent.ts';
import { isId } from '../table/value.ts';
import { noFile } from './refusals.ts';
import { type FileRoom, type Found, findIn } from './room.ts';

/** What a request about a file is about, once it is known that the person may do that. */
export interface Reached extends Found {
  person: Person;
}

/** The record that a request names, where the person has the right to it. Nothing of a body is read before. */
export const reach = async (
  room: FileRoom,
  request: Request<{ id: string }>,
  right: 'read' | 'update',
): Promise<Reached> => {
  const person = personOf(request, room);
  const { id } = request.params;
  const found = isId(id) ? await findIn(room.shelves, room.db, id) : undefined;
  if (!found) throw noFile();
  const { collection, table } = found.shelf.resource;
  mustReach(collection.rights[right], person, table, await withParent(room.db, table, found.record));
  return { ...found, person };
};
