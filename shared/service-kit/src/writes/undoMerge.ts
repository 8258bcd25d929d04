import type { RecordEvent } from '@bidwright/contract-kit';
import type { Resource } from '../calls/resource.ts';
import type { Database, Row } from '../connect.ts';
import { moveBack } from '../events/moveBack.ts';
import { Problem } from '../problem.ts';
import { findRecord, findVersioned, type StoredRecord } from '../table/record.ts';
import { audit, entryOf } from './audit.ts';
import type { Author } from './author.ts';
import { applyPatch } from './changeRecord.ts';
import { differences, forgetMerge, type Merge, mergesOf } from './merges.ts';
import { noRecord } from './noRecord.ts';
import { eventOf, publish } from './outbox.ts';
import { transact, untilWritten } from './transact.ts';

/** The fields that still hold what the merge put there, as they were before. */
const takenBack = (into: StoredRecord, fields: Merge['fields']): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field, { to }]) => Object.keys(differences({ [field]: to }, into, [field])).length === 0)
      .map(([field, { from }]) => [field, from]),
  );

const found = async (trx: Database, { table }: Resource, id: string) => {
  const record = await findRecord(trx, table, id);
  if (!record) throw noRecord(table);
  return record;
};

/** As it is now, and nobody else changes it until the transaction ends. */
const locked = async (trx: Database, { table }: Resource, id: string) => {
  const versioned = await findVersioned(trx, table, id);
  if (!versioned) throw noRecord(table);
  return versioned.record;
};

const write = async (trx: Database, resource: Resource, name: string, fromId: string, by: Author) => {
  const { collection, table, eventSink } = resource;
  // First: of two who take it back at once the second finds it taken back.
  await locked(trx, resource, fromId);
  const merge = (await mergesOf(trx, collection.name)).find((one) => one.fromId === fromId);
  if (!merge) throw new Problem(409, 'too-late', 'There is no merge of this record within the last day');
  const into = await locked(trx, resource, merge.intoId);
  const changes = takenBack(into, merge.fields);
  if (Object.keys(changes).length > 0) await applyPatch(trx, resource, into.id, () => ({ changes }), by);
  if (table.fields.some((field) => field.name === 'status') && merge.statusBefore !== null) {
    const status = { changes: { status: merge.statusBefore } };
    await applyPatch(trx, resource, fromId, () => status, { ...by, merging: true });
  }
  const after = await found(trx, resource, fromId);
  const kept = await found(trx, resource, merge.intoId);
  const event: RecordEvent = eventOf({
    kind: 'unmerged',
    place: resource,
    by,
    before: after,
    after,
    fields: [],
    into: kept,
  });
  await moveBack(event, trx, { name, eventSink });
  await publish(trx, eventSink, event);
  await forgetMerge(trx, fromId);
  await audit(trx, entryOf(by, 'unmerged', collection.name, { recordId: fromId }));
  return { id: fromId, into: merge.intoId };
};

/**
 * Takes the merge of a record back, within a day: the record is in use again, what was moved from it comes back where it was not moved
 * on meanwhile, here and in every service that is told, and the other record's fields are as they were unless they were changed since.
 */
export const undoMerge = (
  db: Database,
  resource: Resource,
  service: string,
  fromId: string,
  by: Author,
): Promise<{ id: string; into: string }> =>
  untilWritten(db, () => transact(db, resource.eventSink, (trx) => write(trx, resource, service, fromId, by)));
