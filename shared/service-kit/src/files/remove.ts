import type { Request, Response } from 'express';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { Problem } from '../problem.ts';
import type { Author } from '../writes/author.ts';
import { changeRecord } from '../writes/changeRecord.ts';
import { removeRecord } from '../writes/removeRecord.ts';
import { transact, untilWritten } from '../writes/transact.ts';
import { authorize } from './authorize.ts';
import type { FileContext } from './context.ts';
import type { FileCollection } from './fileCollection.ts';
import { filesOf, noteRemoving } from './ledger.ts';
import { lockRow } from './lockRow.ts';

/** From here on the record goes away, whatever happens. */
const mark = (context: FileContext, { resource }: FileCollection, id: string, by: Author) => {
  const write = async (trx: Database) => {
    await lockRow(trx, resource.table.name, id);
    const changed = await changeRecord(trx, resource, id, { status: 'Removing' }, by);
    await noteRemoving(trx, id);
    return changed;
  };
  return untilWritten(context.db, () => transact(context.db, resource.eventSink, write));
};

const isGone = (error: unknown) => error instanceof Problem && error.code === 'no-record';

/** The record, once no file of it is left. Somebody else may have finished the same. */
const removeRow = async (context: FileContext, { resource }: FileCollection, id: string, by: Author) => {
  const write = async (trx: Database) => {
    await sql`delete from stored_files where recordId = ${id} and state = 'removing'`.execute(trx);
    await sql`delete from document_texts where recordId = ${id}`.execute(trx);
    await removeRecord(trx, resource, id, by).catch((error) => {
      if (!isGone(error)) throw error;
    });
    return true;
  };
  await untilWritten(context.db, () => transact(context.db, resource.eventSink, write));
};

/** Removes a marked record and its file. It may be done again and again until it ends well. */
export const finishRemoval = async (
  context: FileContext,
  fileCollection: FileCollection,
  id: string,
  by: Author,
): Promise<void> => {
  for (const { storageKey } of await filesOf(context.db, id, 'removing')) await context.storage.remove(storageKey);
  await removeRow(context, fileCollection, id, by);
};

/** Marks a record, then removes its file, then the record. Answers whether all is done; a sweep does what is left. */
export const removeWithFile = async (
  context: FileContext,
  fileCollection: FileCollection,
  id: string,
  by: Author,
): Promise<boolean> => {
  await mark(context, fileCollection, id, by);
  try {
    await finishRemoval(context, fileCollection, id, by);
    return true;
  } catch (error) {
    context.log.warn({ err: error, recordId: id }, 'a file is left for the next sweep');
    return false;
  }
};

/** Removes a record and its file: 200 when both are gone, 202 when the storage must be asked again. */
export const remove =
  (context: FileContext) =>
  async (request: Request<{ id: string }>, response: Response): Promise<void> => {
    const { fileCollection, record, person } = await authorize(context, request, 'update');
    const { id, name } = person;
    const done = await removeWithFile(context, fileCollection, record.id, { id, name, requestId: request.id });
    response.status(done ? 200 : 202).json({ data: record.id });
  };
