import type { Resource } from '../calls/resource.ts';
import type { StoredRecord } from '../table/table.ts';

/** Where a record lies: in a collection, or in a subcollection under a record of one. */
export interface Place<R extends StoredRecord = StoredRecord>
  extends Pick<Resource<R>, 'collection' | 'table' | 'rules' | 'eventSink'> {
  sub?: string;
  parentId?: string;
}

/** The subcollection `sub` of the record `parentId`. */
export const under = (resource: Resource, sub: string, parentId: string): Place => {
  const found = resource.subs.get(sub);
  if (!found) throw new Error(`${resource.collection.name} has no subcollection ${sub}`);
  return { ...resource, table: found.table, rules: {}, sub, parentId };
};
