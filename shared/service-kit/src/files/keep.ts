import { randomBytes } from 'node:crypto';
import { type FileType, fileNameFor } from '@bidwright/contract-kit';
import type { Database, Row } from '../connect.ts';
import type { StoredRecord } from '../table/record.ts';
import type { Author } from '../writes/author.ts';
import { applyPatch, type Changed } from '../writes/changeRecord.ts';
import { transact, untilWritten } from '../writes/transact.ts';
import type { FileContext, Found } from './context.ts';
import { forget, noteStored, noteStoring } from './ledger.ts';
import { lockRow } from './lockRow.ts';
import type { Received } from './receive.ts';
import { hasFile, noFile, storageProblem } from './refusals.ts';
import { isReadable, noteWaiting } from './texts/waiting.ts';

/** Nobody can guess it, and nothing a person wrote is in it. */
const newKey = (folder: string): string => {
  const name = randomBytes(20).toString('hex');
  return `${folder}/${name.slice(0, 2)}/${name}`;
};

/** What the record says of its file. */
const factsOf = (context: FileContext, record: StoredRecord, type: FileType, bytes: number): Row => {
  const documentName = fileNameFor(String(record.documentName ?? ''), type);
  return {
    name: record.name ?? documentName,
    documentName,
    documentUrl: `/api/${context.name}/files/${record.id}`,
    mediaType: type,
    size: bytes,
    textState: isReadable(type) ? 'Waiting' : 'None',
    status: 'Active',
  };
};

/** What did not become a record's; a sweep takes it if this fails as well. */
const discard = async ({ storage, db, log }: FileContext, key: string) => {
  try {
    await storage.remove(key);
    await forget(db, key);
  } catch (error) {
    log.warn({ err: error, key }, 'a file of nobody is left for the next sweep');
  }
};

/** Puts a whole file into the storage, then makes it its record's: both, or neither. */
export const keep = async (
  context: FileContext,
  { fileCollection: { resource, stated }, record }: Found,
  { path, bytes, sha256 }: Received,
  type: FileType,
  by: Author,
): Promise<Changed> => {
  const { db, storage, log } = context;
  const { collection, table, eventSink } = resource;
  const key = newKey(stated.folder);
  await noteStoring(db, key, collection.name, record.id);
  const patchFor = (now: StoredRecord) => {
    if (now.status === 'Removing') throw noFile();
    if (now.status !== 'Uploading') throw hasFile();
    return { changes: factsOf(context, now, type, bytes) };
  };
  try {
    await storage.keep(path, key).catch((error) => {
      log.error({ err: error }, 'the storage takes no file');
      throw storageProblem(error);
    });
    const write = async (trx: Database) => {
      await lockRow(trx, table.name, record.id);
      const changed = await applyPatch(trx, resource, record.id, patchFor, by);
      await noteStored(trx, key, sha256);
      if (isReadable(type)) await noteWaiting(trx, collection.name, record.id);
      return changed;
    };
    return await untilWritten(db, () => transact(db, eventSink, write));
  } catch (error) {
    await discard(context, key);
    throw error;
  }
};
