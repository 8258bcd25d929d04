import type { Person } from '@bidwright/contract-kit';
import type { Request } from 'express';
import { personOf } from '../caller.ts';
import { mustAuthorize } from '../calls/access.ts';
import { withParent } from '../calls/parent.ts';
import { isId } from '../table/value.ts';
import { type FileContext, type Found, findIn } from './context.ts';
import { noFile } from './refusals.ts';

/** What a request about a file is about, once it is known that the person may do that. */
export interface Authorized extends Found {
  person: Person;
}

/** The record that a request names, where the person has the right to it. Nothing of a body is read before. */
export const authorize = async (
  context: FileContext,
  request: Request<{ id: string }>,
  right: 'read' | 'update',
): Promise<Authorized> => {
  const person = personOf(request);
  const { id } = request.params;
  const found = isId(id) ? await findIn(context.fileCollections, context.db, id) : undefined;
  if (!found) throw noFile();
  const { collection, table } = found.fileCollection.resource;
  mustAuthorize(collection.rights[right], person, table, await withParent(context.db, table, found.record));
  return { ...found, person };
};
