import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { Problem } from '../problem.ts';
import { insertRecords } from '../table/insert.ts';
import { readLog } from '../table/log.ts';
import { findRecord, findVersioned, selectRecords } from '../table/record.ts';
import { logTableOf } from '../table/table.ts';
import { mustReach } from './access.ts';
import { idIn, numberIn, textIn } from './body.ts';
import type { Asked, Policy } from './call.ts';
import { applyChange } from './change.ts';
import { newRecord } from './create.ts';
import { checkedInput, fieldsIn } from './input.ts';
import { keptNames, type SubResource } from './resource.ts';
import { untilWritten } from './update.ts';

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
const reachToWrite = async (asked: Asked, parentId: string): Promise<SubResource> => {
  const found = subIn(asked);
  await reachParent(asked, 'update', parentId);
  if (found.sub.readOnly) throw new Problem(403, 'read-only', `${found.sub.name} is written by the service alone`);
  return found;
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
    const { db, person, body } = asked;
    const parentId = idIn(body, 'ref');
    const { table } = await reachToWrite(asked, parentId);
    const input = checkedInput(table, fieldsIn(table, body, ['col', 'ref', 'sub', ...keptNames]));
    const record = newRecord(input, person);
    await db.transaction().execute((trx) => insertRecords(trx, table, [record], () => parentId));
    return { data: record.id };
  },
};

/** Changes the record `id` under `parentID` and answers its id. */
export const updateSubcollection: Policy = {
  right: 'update',
  answer: async (asked) => {
    const { db, person, body } = asked;
    const parentId = idIn(body, 'parentID');
    const { table } = await reachToWrite(asked, parentId);
    const id = idIn(body, 'id');
    const read = async () => mustReach(() => 'all', person, table, await findVersioned(db, table, id, parentId));
    await untilWritten(read, (before) => {
      const changes = fieldsIn(table, body, ['col', 'parentID', 'sub', ...keptNames]);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      return applyChange(db, table, before, { changes, since, person, rules: {}, shown: (record) => record });
    });
    return { data: id };
  },
};

/** Removes the record `recordId` under `id` and answers its id. */
export const deleteSubcollection: Policy = {
  right: 'update',
  answer: async (asked) => {
    const parentId = idIn(asked.body, 'id');
    const { table } = await reachToWrite(asked, parentId);
    const id = idIn(asked.body, 'recordId');
    const { numAffectedRows } = await sql`delete from ${sql.table(table.name)}
      where id = ${id} and parentId = ${parentId}`.execute(asked.db);
    if (!numAffectedRows) throw new Problem(404, 'no-record', `${table.name} has no record with this id`);
    return { data: id };
  },
};
