import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { findVersioned, type StoredRecord } from '../table/record.ts';
import type { Author } from './author.ts';
import { noRecord } from './noRecord.ts';
import { note } from './note.ts';
import type { Place } from './place.ts';
import { transact, untilWritten } from './transact.ts';

/** Removes a record, with all that goes with a write. `mayGo` sees it before and may refuse. */
export const removeRecord = (
  db: Database,
  place: Place,
  id: string,
  by: Author,
  mayGo: (record: StoredRecord) => void = () => undefined,
): Promise<void> => {
  const { table, eventSink, parentId } = place;
  const fields = table.fields.map(({ name }) => name);
  const write = async (trx: Database) => {
    const before = (await findVersioned(trx, table, id, parentId))?.record;
    if (!before) throw noRecord(table);
    mayGo(before);
    const { numAffectedRows } = await sql`delete from ${sql.table(table.name)} where id = ${id}`.execute(trx);
    if (numAffectedRows !== 1n) throw noRecord(table);
    await note(trx, { kind: 'removed', place, by, before, after: null, fields });
    return before;
  };
  return untilWritten(db, () => transact(db, eventSink, write)).then(() => undefined);
};
