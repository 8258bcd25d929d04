import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../connect.ts';
import { Problem } from '../problem.ts';
import {
  type FreePlace,
  type FreeRecord,
  freeRecordCount,
  freeRecordOf,
  freeRecordsAt,
  insertFreeRecord,
  removeFreeRecord,
  writeFreeRecord,
} from '../table/freeRecords.ts';
import { audit, entryOf } from '../writes/audit.ts';
import { newRecord, now } from '../writes/newRecord.ts';
import { noRecord } from '../writes/noRecord.ts';
import { transact } from '../writes/transact.ts';
import { idIn, numberIn, textIn, without } from './body.ts';
import { keptNames } from './resource.ts';
import type { Asked } from './rules.ts';

/** What bounds a record of a subcollection that no contract states: every record may have some, under its own rights. */
const limits = { recordsOfParent: 1000, fields: 50, bytes: 64 * 1024 };

export const subName = /^[a-z][A-Za-z0-9]{0,39}$/;

/** One that no contract states, for the document of the API. */
export const exampleSub = 'lessons';

const fieldName = /^[A-Za-z]\w{0,59}$/;

/** Names of what every such call says, which no field can have. */
const reserved = new Set([...keptNames, 'col', 'ref', 'sub', 'parentID', 'recordId']);

/** The name of a subcollection that no contract states; undefined where one does. */
export const freeNameIn = ({ resource, body }: Asked): string | undefined => {
  const name = textIn(body, 'sub');
  if (resource.subs.has(name)) return undefined;
  if (subName.test(name)) return name;
  throw new Problem(
    400,
    'unknown-subcollection',
    `${resource.collection.name} has no subcollection ${name}; a name of one has at most 40 letters and digits and begins with a small letter`,
  );
};

export const freePlace = ({ resource }: Asked, sub: string, parentId: string): FreePlace => ({
  col: resource.collection.name,
  parentId,
  sub,
});

/** The fields in a body; of one that is null there is nothing to keep. */
const fieldsIn = (body: Row): Row => without(body, reserved);

const mustFit = (fields: Row): void => {
  const names = Object.keys(fields);
  const wrong = names.find((name) => !fieldName.test(name));
  if (wrong !== undefined)
    throw new Problem(422, 'invalid', `${wrong.slice(0, 80)} is no name of a field: at most 60 letters, digits and _`);
  if (names.length > limits.fields)
    throw new Problem(422, 'invalid', `A record of a subcollection has at most ${limits.fields} fields`);
  if (Buffer.byteLength(JSON.stringify(fields)) > limits.bytes)
    throw new Problem(422, 'invalid', `The fields of a record take at most ${limits.bytes / 1024} kB as JSON`);
};

const answered = ({ fields, ...kept }: FreeRecord): Row => ({ ...fields, ...kept });

/** Seals what was done in the audit; of a secret collection not what it says. */
const noted = (asked: Asked, place: FreePlace, action: string, recordId: string, before: Row, after: Row) => {
  const { collection } = asked.resource;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const changes = Object.fromEntries(
    changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]),
  );
  const { sub, parentId } = place;
  return entryOf(asked.by, action, place.col, {
    recordId,
    sub,
    parentId,
    changes: collection.secret ? {} : changes,
  });
};

export const readFree = async ({ db }: Asked, place: FreePlace): Promise<Row[]> =>
  (await freeRecordsAt(db, place)).map(answered);

/** Adds a record and answers its id. */
export const addFree = async (asked: Asked, place: FreePlace): Promise<string> => {
  const { db, by, body, resource } = asked;
  const given = Object.entries(fieldsIn(body)).filter(([, value]) => value !== null);
  const fields = Object.fromEntries(given);
  mustFit(fields);
  const { id, version, dateCreated, dateUpdated } = newRecord({}, by);
  const addedBy = { id: by.id, name: by.name };
  await transact(db, resource.eventSink, async (trx) => {
    if ((await freeRecordCount(trx, place)) >= limits.recordsOfParent)
      throw new Problem(
        422,
        'invalid',
        `A record has at most ${limits.recordsOfParent} records in such subcollections`,
      );
    await insertFreeRecord(trx, place, { id, fields, version, dateCreated, dateUpdated, addedBy });
    await audit(trx, noted(asked, place, 'created', id, {}, fields));
  });
  return id;
};

/** The record, locked, of the version that was read. */
const lockedAt = async (db: Asked['db'], { body }: Asked, place: FreePlace, id: string): Promise<FreeRecord> => {
  const record = await freeRecordOf(db, place, id);
  if (!record) throw noRecord({ name: `${place.col}/${place.sub}` });
  const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
  if (since !== undefined && since < record.version)
    throw new Problem(409, 'conflict', 'Someone else has changed this record in the meantime', {
      current: answered(record),
    });
  return record;
};

/** Changes the fields that are said; those that are null are taken out. */
export const changeFree = async (asked: Asked, place: FreePlace): Promise<string> => {
  const { db, body, resource } = asked;
  const id = idIn(body, 'id');
  await transact(db, resource.eventSink, async (trx) => {
    const record = await lockedAt(trx, asked, place, id);
    const left = Object.entries({ ...record.fields, ...fieldsIn(body) }).filter(([, value]) => value !== null);
    const fields = Object.fromEntries(left);
    if (isDeepStrictEqual(fields, record.fields)) return;
    mustFit(fields);
    await writeFreeRecord(trx, { ...record, fields, version: record.version + 1, dateUpdated: now() });
    await audit(trx, noted(asked, place, 'changed', id, record.fields, fields));
  });
  return id;
};

export const removeFree = async (asked: Asked, place: FreePlace): Promise<string> => {
  const { db, body, resource } = asked;
  const id = idIn(body, 'recordId');
  await transact(db, resource.eventSink, async (trx) => {
    const { fields } = await lockedAt(trx, asked, place, id);
    await removeFreeRecord(trx, id);
    await audit(trx, noted(asked, place, 'removed', id, fields, {}));
  });
  return id;
};
