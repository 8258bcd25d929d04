import type { Request, Response } from 'express';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { Problem } from '../problem.ts';
import type { Author } from '../writes/author.ts';
import { changeRecord } from '../writes/changeRecord.ts';
import { removeRecord } from '../writes/removeRecord.ts';
import { transact, untilWritten } from '../writes/transact.ts';
import { filesOf, noteRemoving } from './ledger.ts';
import { lockRow } from './lockRow.ts';
import { reach } from './reach.ts';
import type { FileRoom } from './room.ts';
import type { Shelf } from './shelf.ts';

/** From here on the record goes away, whatever happens. */
const mark = (room: FileRoom, { resource }: Shelf, id: string, by: Author) => {
  const write = async (trx: Database) => {
    await lockRow(trx, resource.table.name, id);
    const changed = await changeRecord(trx, resource, id, { status: 'Removing' }, by);
    await noteRemoving(trx, id);
    return changed;
  };
  return untilWritten(room.db, () => transact(room.db, resource.outlet, write));
};

const isGone = (error: unknown) => error instanceof Problem && error.code === 'no-record';

/** The record, once no file of it is left. Somebody else may have finished the same. */
const removeRow = async (room: FileRoom, { resource }: Shelf, id: string, by: Author) => {
  const write = async (trx: Database) => {
    await sql`delete from stored_files where recordId = ${id} and state = 'removing'`.execute(trx);
    await sql`delete from document_texts where recordId = ${id}`.execute(trx);
    await removeRecord(trx, resource, id, by).catch((error) => {
      if (!isGone(error)) throw error;
    });
    return true;
  };
  await untilWritten(room.db, () => transact(room.db, resource.outlet, write));
};

/** Removes a marked record and its file. It may be done again and again until it ends well. */
export const finishRemoval = async (room: FileRoom, shelf: Shelf, id: string, by: Author): Promise<void> => {
  for (const { storageKey } of await filesOf(room.db, id, 'removing')) await room.storage.remove(storageKey);
  await removeRow(room, shelf, id, by);
};

/** Marks a record, then removes its file, then the record. Answers whether all is done; a sweep does what is left. */
export const removeWithFile = async (room: FileRoom, shelf: Shelf, id: string, by: Author): Promise<boolean> => {
  await mark(room, shelf, id, by);
  try {
    await finishRemoval(room, shelf, id, by);
    return true;
  } catch (error) {
    room.log.warn({ err: error, recordId: id }, 'a file is left for the next sweep');
    return false;
  }
};

/** Removes a record and its file: 200 when both are gone, 202 when the storage must be asked again. */
export const remove =
  (room: FileRoom) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    const { shelf, record, person } = await reach(room, request, 'update');
    const { id, name } = person;
    const done = await removeWithFile(room, shelf, record.id, { id, name, requestId: request.id });
    response.status(done ? 200 : 202).json({ data: record.id });
  };
