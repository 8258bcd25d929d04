import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { Problem } from '../problem.ts';
import { readLog } from '../table/log.ts';
import { findRecord, selectRecords } from '../table/record.ts';
import { logTableOf } from '../table/table.ts';
import { changeAsWished } from '../writes/changeRecord.ts';
import { createRecord } from '../writes/createRecord.ts';
import { type Place, under } from '../writes/place.ts';
import { removeRecord } from '../writes/removeRecord.ts';
import { mustReach } from './access.ts';
import { idIn, numberIn, textIn } from './body.ts';
import type { Asked, Policy } from './call.ts';
import { fieldsIn } from './input.ts';
import { keptNames, type SubResource } from './resource.ts';

/** Records answered at most. */
const longest = 1000;

const subIn = ({ resource, body }: Asked): SubResource => {
  const name = textIn(body, 'sub');
  const sub = resource.subs.get(name);
  if (!sub) throw new Problem(400, 'unknown-subcollection', `${resource.collection.name} has no subcollection ${name}`);
  return sub;
};

/** A subcollection obeys its parent: whoever may read or update that may do so with what belongs to it. */
const reachParent = async ({ db, person, resource }: Asked, right: 'read' | 'update', parentId: string) => {
  const { collection, table } = resource;
  const record = await findRecord(db, table, parentId);
  mustReach(collection.rights[right], person, table, record && { record });
};

/** The parent in reach, and a subcollection that people write. */
const reachToWrite = async (asked: Asked, parentId: string): Promise<Place> => {
  const { sub } = subIn(asked);
  await reachParent(asked, 'update', parentId);
  if (sub.readOnly) throw new Problem(403, 'read-only', `${sub.name} is written by the service alone`);
  return under(asked.resource, sub.name, parentId);
};

const records = (db: Database, { table }: SubResource, parentId: string) => {
  const where = [sql<boolean>`t.parentId = ${parentId}`];
  return selectRecords(db, table, { where, order: sql`t.dateCreated, t.id`, limit: longest });
};

export const getSubCollection: Policy = {
  right: 'read',
  answer: async (asked) => {
    const parentId = idIn(asked.body, 'id');
    const found = subIn(asked);
    await reachParent(asked, 'read', parentId);
    const isLog = found.table.name === logTableOf(asked.resource.table);
    return {
      data: isLog ? await readLog(asked.db, asked.resource.table, parentId) : await records(asked.db, found, parentId),
    };
  },
};

/** Adds a record under `ref` and answers its id. */
export const createSubcollection: Policy = {
  right: 'update',
  answer: async (asked) => {
    const { db, by, body } = asked;
    const place = await reachToWrite(asked, idIn(body, 'ref'));
    const input = fieldsIn(place.table, body, ['col', 'ref', 'sub', ...keptNames]);
    const { id } = await createRecord(db, place, input, by);
    return { data: id };
  },
};

export const updateSubcollection: Policy = {
  right: 'update',
  answer: async (asked) => {
    const { db, by, body } = asked;
    const place = await reachToWrite(asked, idIn(body, 'parentID'));
    const id = idIn(body, 'id');
    const wishFor = () => {
      const changes = fieldsIn(place.table, body, ['col', 'parentID', 'sub', ...keptNames]);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      return { changes, since };
    };
    await changeAsWished(db, place, id, wishFor, by);
    return { data: id };
  },
};

/** Removes the record `recordId` under `id` and answers its id. */
export const deleteSubcollection: Policy = {
  right: 'update',
  answer: async (asked) => {
    const { db, by, body } = asked;
    const place = await reachToWrite(asked, idIn(body, 'id'));
    const id = idIn(body, 'recordId');
    await removeRecord(db, place, id, by);
    return { data: id };
  },
};
