import type { Database } from '../../connect.ts';
import type { Service } from '../../service.ts';
import { findRecord } from '../../table/record.ts';
import { applyPatch } from '../../writes/changeRecord.ts';
import { transact, untilWritten } from '../../writes/transact.ts';
import { caretaker, type FileCollection } from '../fileCollection.ts';
import { filesOf } from '../ledger.ts';
import { lockRow } from '../lockRow.ts';
import type { Storage } from '../storage.ts';
import { withCopy } from '../storedCopy.ts';
import type { Read } from './read.ts';
import { textOf } from './textOf.ts';
import { noteText, takeNext, type Waiting } from './waiting.ts';

/** Reads the words of new files, one after the other, beside everything else. */
export interface Reader {
  /** There may be something to read. */
  wake(): void;
  /** Resolves when nothing is left to read. */
  idle(): Promise<void>;
}

type Reading = Pick<Service, 'db' | 'log' | 'stopping'> & { storage: Storage; fileCollections: FileCollection[] };

/** Other instances may have left something. In milliseconds. */
const interval = 60_000;

/** Keeps what was read; the record says so in the same transaction, and with it an event. */
const keepText = async (
  { db }: Reading,
  fileCollection: FileCollection,
  { recordId }: Waiting,
  { text, problem }: Read,
) => {
  const { resource } = fileCollection;
  const changes = { textState: text === undefined ? 'Failed' : 'Ready', textProblem: problem ?? null };
  const write = async (trx: Database) => {
    await lockRow(trx, resource.table.name, recordId);
    await noteText(trx, recordId, text ?? null);
    return applyPatch(trx, resource, recordId, () => ({ changes }), caretaker);
  };
  await untilWritten(db, () => transact(db, resource.eventSink, write));
};

const readOne = async (reading: Reading, waiting: Waiting) => {
  const { db, fileCollections, stopping } = reading;
  const fileCollection = fileCollections.find(({ resource }) => resource.collection.name === waiting.col);
  const record = fileCollection && (await findRecord(db, fileCollection.resource.table, waiting.recordId));
  const [stored] = await filesOf(db, waiting.recordId, 'stored');
  if (!fileCollection || !record || !stored) return noteText(db, waiting.recordId, null);
  const type = String(record.mediaType);
  const read = await withCopy(reading.storage, stored.storageKey, (path) => textOf(path, type, stopping));
  if (!stopping.aborted) await keepText(reading, fileCollection, waiting, read);
};

const readAll = async (reading: Reading) => {
  while (!reading.stopping.aborted) {
    const next = await takeNext(reading.db);
    if (!next) return;
    await readOne(reading, next);
  }
};

export const createReader = (reading: Reading): Reader => {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await readAll(reading).catch((error) => {
        if (!reading.stopping.aborted) reading.log.warn({ err: error }, 'a file could not be read; it is tried again');
      });
    } while (again);
    running = undefined;
  };
  const wake = () => {
    again = true;
    running ??= run();
  };
  const timer = setInterval(wake, interval).unref();
  reading.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  return { wake, idle: async () => running };
};
