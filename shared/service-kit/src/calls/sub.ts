import { everybody, type SubRights } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { Problem } from '../problem.ts';
import { insertRecords } from '../table/insert.ts';
import { readLog } from '../table/log.ts';
import { findRecord, findVersioned, type StoredRecord, selectRecords } from '../table/record.ts';
import { logTableOf } from '../table/table.ts';
import { mustReach, subRight } from './access.ts';
import { idIn, numberIn, textIn } from './body.ts';
import type { Asked, Policy } from './call.ts';
import { applyChange } from './change.ts';
import { newRecord } from './create.ts';
import { changesFor, mustWrite, shownTo } from './fieldRights.ts';
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

/** The parent, where the person has a right to what belongs to it. */
const reachParent = async ({ db, person, resource }: Asked, { sub }: SubResource, act: keyof SubRights, id: string) => {
  const { collection, table } = resource;
  const record = await findRecord(db, table, id);
  return mustReach(subRight(collection, sub, act), person, table, record && { record }).record;
};

/** The parent in reach, and a subcollection that people write. */
const reachToWrite = async (asked: Asked, act: keyof SubRights, parentId: string): Promise<SubResource> => {
  const found = subIn(asked);
  await reachParent(asked, found, act, parentId);
  if (found.sub.readOnly) throw new Problem(403, 'read-only', `${found.sub.name} is written by the service alone`);
  return found;
};

const records = (db: Database, { table }: SubResource, parentId: string) => {
  const where = [sql<boolean>`t.parentId = ${parentId}`];
  return selectRecords(db, table, { where, order: sql`t.dateCreated, t.id`, limit: longest });
};

export const getSubCollection: Policy = {
  right: 'read',
  sub: 'read',
  answer: async (asked) => {
    const parentId = idIn(asked.body, 'id');
    const found = subIn(asked);
    const { db, person, resource } = asked;
    const parent = await reachParent(asked, found, 'read', parentId);
    if (found.table.name === logTableOf(resource.table)) {
      const changes = await readLog(db, resource.table, parentId);
      return { data: changesFor(person, resource.collection.fields, parent, changes) };
    }
    const data = await records(db, found, parentId);
    return { data: data.map((record) => shownTo(person, found.sub.fields, record)) };
  },
};

/** Adds a record under `ref` and answers its id. */
export const createSubcollection: Policy = {
  right: 'update',
  sub: 'create',
  answer: async (asked) => {
    const { db, person, body } = asked;
    const parentId = idIn(body, 'ref');
    const { sub, table } = await reachToWrite(asked, 'create', parentId);
    const fields = fieldsIn(table, body, ['col', 'ref', 'sub', ...keptNames]);
    const record = newRecord(checkedInput(table, fields), person);
    mustWrite(person, sub.fields, fields, record, table.input.getDefault());
    await db.transaction().execute((trx) => insertRecords(trx, table, [record], () => parentId));
    return { data: record.id };
  },
};

/** Changes the record `id` under `parentID` and answers its id. */
export const updateSubcollection: Policy = {
  right: 'update',
  sub: 'update',
  answer: async (asked) => {
    const { db, person, body } = asked;
    const parentId = idIn(body, 'parentID');
    const { sub, table } = await reachToWrite(asked, 'update', parentId);
    const id = idIn(body, 'id');
    const read = async () =>
      mustReach(sub.own ?? everybody, person, table, await findVersioned(db, table, id, parentId));
    await untilWritten(read, (before) => {
      const changes = fieldsIn(table, body, ['col', 'parentID', 'sub', ...keptNames]);
      mustWrite(person, sub.fields, changes, before.record);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      const shown = (record: StoredRecord) => shownTo(person, sub.fields, record);
      return applyChange(db, table, before, { changes, since, person, rules: {}, shown });
    });
    return { data: id };
  },
};

/** Removes the record `recordId` under `id` and answers its id. */
export const deleteSubcollection: Policy = {
  right: 'update',
  sub: 'remove',
  answer: async (asked) => {
    const parentId = idIn(asked.body, 'id');
    const { sub, table } = await reachToWrite(asked, 'remove', parentId);
    const id = idIn(asked.body, 'recordId');
    const found = await findRecord(asked.db, table, id, parentId);
    mustReach(sub.own ?? everybody, asked.person, table, found && { record: found });
    const { numAffectedRows } = await sql`delete from ${sql.table(table.name)}
      where id = ${id} and parentId = ${parentId}`.execute(asked.db);
    if (!numAffectedRows) throw new Problem(404, 'no-record', `${table.name} has no record with this id`);
    return { data: id };
  },
};
