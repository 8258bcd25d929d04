import { manyRight, subRight } from '@bidwright/contract-kit';
import { mustBeAllowed } from '../../calls/access.ts';
import { textIn } from '../../calls/body.ts';
import { Problem } from '../../problem.ts';
import type { JobAsked } from '../asked.ts';
import { type Destination, destinationOf } from './target.ts';

/** Where rows are to go, as a call says it. */
export const destinationIn = ({ resource, body }: Pick<JobAsked, 'resource' | 'body'>): Destination => {
  if (body.sub === undefined || body.sub === null) return destinationOf(resource, undefined);
  const name = textIn(body, 'sub');
  const sub = resource.subs.get(name);
  if (!sub || sub.sub.readOnly)
    throw new Problem(
      400,
      'unknown-subcollection',
      `${resource.collection.name} has no subcollection ${name} to import into`,
    );
  return destinationOf(resource, sub);
};

/** Whether the person may import here at all: before the rest of a call is looked at. */
export const mustImport = (
  { resource, person }: Pick<JobAsked, 'resource' | 'person'>,
  { sub, table }: Destination,
): void => {
  const { collection } = resource;
  mustBeAllowed(manyRight(collection, 'import', sub?.sub.name), person, table);
  mustBeAllowed(sub ? subRight(collection, sub.sub, 'create') : collection.rights.create, person, table);
};
