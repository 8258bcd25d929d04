import { createHash } from 'node:crypto';
import { manyRight, type Person } from '@bidwright/contract-kit';
import type { Resource } from '../../calls/resource.ts';
import { canonical } from '../../writes/canonical.ts';

/** What a person may read of a collection, as a hash: another one means that a file made before may say too much. */
export const printOf = ({ collection, above }: Resource, person: Person): string => {
  const rights = {
    read: collection.rights.read(person),
    ...(above && { above: above.rights.read(person) }),
    export: manyRight(collection, 'export')(person),
    fields: Object.entries(collection.fields ?? {}).map(([name, { read }]) => [name, read?.(person) ?? 'all']),
  };
  return createHash('sha256').update(canonical(rights)).digest('hex');
};
