import { v7 as newId } from 'uuid';
import { checkedInput } from '../calls/input.ts';
import { mustBelong } from '../calls/parent.ts';
import type { Database, Row } from '../connect.ts';
import { insertRecords } from '../table/insert.ts';
import type { StoredRecord } from '../table/record.ts';
import type { Author } from './author.ts';
import { newRecord } from './newRecord.ts';
import { note } from './note.ts';
import type { Place } from './place.ts';
import { transact, untilWritten } from './transact.ts';

/** Checks and adds a record, with all that goes with a write, and answers it. */
export const createRecord = <R extends StoredRecord>(
  db: Database,
  place: Place<R>,
  input: Row,
  by: Author,
  id: string = newId(),
): Promise<R> => {
  const { table, eventSink, parentId } = place;
  const fields = table.fields.map(({ name }) => name);
  const made = async (trx: Database): Promise<R> => {
    const checked = checkedInput(table, input);
    const kept = (await place.rules.create?.(checked, by, { db: trx })) ?? checked;
    const record = { ...newRecord(kept, by), id };
    if (!place.sub) await mustBelong(trx, table, place.collection.rights.create, record, by.person);
    return record as R;
  };
  const write = async (trx: Database) => {
    const record = await made(trx);
    await insertRecords(trx, table, [record], () => parentId);
    await note(trx, { kind: 'created', place, by, before: null, after: record, fields });
    return record;
  };
  return untilWritten(db, () => transact(db, eventSink, write));
};
