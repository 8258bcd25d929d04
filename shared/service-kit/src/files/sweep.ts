import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { FileContext } from './context.ts';
import { caretaker, type FileCollection } from './fileCollection.ts';
import { filesSince, forget } from './ledger.ts';
import { finishRemoval, removeWithFile } from './remove.ts';

const hour = 3600;
const day = 24 * hour;

/** What one sweep takes at most of each kind; the next one goes on. */
const max = 200;

const idsWith = async (
  { db }: FileContext,
  { resource }: FileCollection,
  status: string,
  before: number,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(resource.table.name)}
    where status = ${status} and dateUpdated <= ${before} order by dateUpdated limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Uploads that were cut off by the end of a process. */
const sweepStoring = async ({ db, storage }: FileContext, now: number) => {
  for (const { storageKey } of await filesSince(db, 'storing', now - hour, max)) {
    await storage.remove(storageKey);
    await forget(db, storageKey);
  }
};

const sweepFileCollection = async (context: FileContext, fileCollection: FileCollection, now: number) => {
  for (const id of await idsWith(context, fileCollection, 'Removing', now))
    await finishRemoval(context, fileCollection, id, caretaker);
  for (const id of await idsWith(context, fileCollection, 'Uploading', now - day))
    await removeWithFile(context, fileCollection, id, caretaker);
};

const sweepIncoming = async ({ storage: { incoming } }: FileContext, now: number) => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs / 1000 < now - hour) await rm(path, { force: true });
  }
};

/** Finishes what was begun and never ended: removals at once, uploads after an hour, records without a file after a day. */
export const sweep = async (context: FileContext, now = Math.floor(Date.now() / 1000)): Promise<void> => {
  await sweepStoring(context, now);
  for (const fileCollection of context.fileCollections) await sweepFileCollection(context, fileCollection, now);
  await sweepIncoming(context, now);
};

const interval = 10 * 60_000;

/** Sweeps now and again and again until the service stops. */
export const keepSwept = (context: FileContext): void => {
  const once = () =>
    sweep(context).catch((error) =>
      context.log.warn({ err: error }, 'files could not be swept; the next sweep tries again'),
    );
  const timer = setInterval(once, interval).unref();
  context.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  void once();
};
