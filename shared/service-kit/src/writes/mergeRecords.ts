import { mergedRecord, type Reference } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Resource } from '../calls/resource.ts';
import type { Database } from '../connect.ts';
import { noteMoved } from '../events/moved.ts';
import { Problem } from '../problem.ts';
import { moveFreeRecords } from '../table/freeRecords.ts';
import { logMerge } from '../table/log.ts';
import { findRecord, findVersioned, inputOf, type StoredRecord } from '../table/record.ts';
import { audit, entryOf } from './audit.ts';
import type { Author } from './author.ts';
import { applyPatch, type Changed, type Patch } from './changeRecord.ts';
import { differences, keepMerge, type Merge } from './merges.ts';
import type { Mutation } from './mutation.ts';
import { noRecord } from './noRecord.ts';
import { eventOf, publish } from './outbox.ts';
import { type Place, under } from './place.ts';
import { removeRecord } from './removeRecord.ts';
import { transact, untilWritten } from './transact.ts';

const referenceTo = ({ collection }: Resource, record: StoredRecord): Reference => ({
  id: record.id,
  name: String(record[collection.title] ?? ''),
});

/** What each person adds once goes where the same person has added it to both. */
const removeTwins = async (trx: Database, place: Place, into: string, by: Author) => {
  const table = sql.table(place.table.name);
  const { rows } = await sql<{ id: string }>`select a.id from ${table} as a
    join ${table} as b on b.parentId = ${into} and b.addedById = a.addedById
    where a.parentId = ${place.parentId}`.execute(trx);
  for (const { id } of rows) await removeRecord(trx, place, id, by);
};

/** What belongs to a record belongs to the other one from now on. Its change log stays its own. */
const moveParts = async (trx: Database, resource: Resource, from: string, into: string, by: Author) => {
  for (const { sub, table } of resource.subs.values()) {
    if (sub.readOnly) continue;
    if (sub.onePerPerson) await removeTwins(trx, under(resource, sub.name, from), into, by);
    const part = {
      tableName: table.name,
      keyName: 'id',
      field: 'parentId',
      col: resource.collection.name,
      sub: sub.name,
    };
    await noteMoved(trx, { fromId: from, intoId: into, kind: 'column', ...part }, sql`t.parentId = ${from}`);
    await sql`update ${sql.table(table.name)} set parentId = ${into} where parentId = ${from}`.execute(trx);
  }
  const { name: col } = resource.collection;
  const free = { tableName: 'free_records', keyName: 'id', field: 'parentId', col, sub: 'free_records' };
  await noteMoved(
    trx,
    { fromId: from, intoId: into, kind: 'column', ...free },
    sql`t.col = ${col} and t.parentId = ${from}`,
  );
  await moveFreeRecords(trx, col, from, into);
};

const outOfUse = { changes: { status: 'Inactive' } };

/** One record becomes another: it goes out of use, and all services are told where its references must point. */
const mergeOne = async (
  trx: Database,
  resource: Resource,
  from: string,
  { into, fields }: { into: StoredRecord; fields: Merge['fields'] },
  by: Author,
) => {
  const { collection, table, eventSink } = resource;
  const was = await findRecord(trx, table, from);
  const statusBefore = typeof was?.status === 'string' ? was.status : null;
  const isUsed = table.fields.some(({ name }) => name === 'status');
  if (isUsed) await applyPatch(trx, resource, from, () => outOfUse, { ...by, merging: true });
  const merged = await findRecord(trx, table, from);
  if (!merged) throw noRecord(table);
  await moveParts(trx, resource, from, into.id, by);
  await keepMerge(trx, { fromId: from, intoId: into.id, col: collection.name, statusBefore, fields }, by);
  const [lost, kept] = [referenceTo(resource, merged), referenceTo(resource, into)];
  if (table.history) await logMerge(trx, table, merged, kept, by);
  if (table.history) await logMerge(trx, table, into, lost, by);
  const mutation: Mutation = { kind: 'merged', place: resource, by, before: merged, after: merged, fields: [], into };
  await publish(trx, eventSink, eventOf(mutation));
  const changes = { [mergedRecord]: { from: lost, to: kept } };
  await audit(trx, entryOf(by, 'merged', collection.name, { recordId: from, changes }));
};

/** Locks in one order, so that two merges of the same records wait for each other. */
const lock = async (trx: Database, { table }: Resource, ids: string[]) => {
  for (const id of [...ids].sort()) if (!(await findVersioned(trx, table, id))) throw noRecord(table);
};

/**
 * Makes some records of a collection one: `id`, which is changed as wished. The others stay out of use, with their history;
 * what belonged to them belongs to it.
 */
export const mergeRecords = (
  db: Database,
  resource: Resource,
  { id, from }: { id: string; from: string[] },
  patchFor: (record: StoredRecord) => Patch,
  by: Author,
): Promise<Changed> => {
  if (from.includes(id)) throw new Problem(422, 'invalid', 'A record cannot be merged with itself');
  const write = async (trx: Database) => {
    await lock(trx, resource, [id, ...from]);
    const before = await findRecord(trx, resource.table, id);
    const changed = await applyPatch(trx, resource, id, patchFor, by);
    const into = await findRecord(trx, resource.table, id);
    if (!before || !into) throw noRecord(resource.table);
    if (into.status === 'Inactive')
      throw new Problem(409, 'out-of-use', 'A record that is out of use cannot take the place of others');
    const fields = differences(before, into, Object.keys(inputOf(resource.table, into)));
    // What was taken over goes back with the first of them.
    for (const [at, one] of from.entries())
      await mergeOne(trx, resource, one, { into, fields: at === 0 ? fields : {} }, by);
    return changed;
  };
  return untilWritten(db, () => transact(db, resource.eventSink, write));
};
