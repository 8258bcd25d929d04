import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { filesSince, forget } from './ledger.ts';
import { finishRemoval, removeWithFile } from './remove.ts';
import type { FileRoom } from './room.ts';
import { caretaker, type Shelf } from './shelf.ts';

const hour = 3600;
const day = 24 * hour;

/** What one sweep takes at most of each kind; the next one goes on. */
const most = 200;

const idsWith = async ({ db }: FileRoom, { resource }: Shelf, status: string, before: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(resource.table.name)}
    where status = ${status} and dateUpdated <= ${before} order by dateUpdated limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Uploads that were cut off by the end of a process. */
const sweepStoring = async ({ db, storage }: FileRoom, now: number) => {
  for (const { storageKey } of await filesSince(db, 'storing', now - hour, most)) {
    await storage.remove(storageKey);
    await forget(db, storageKey);
  }
};

const sweepShelf = async (room: FileRoom, shelf: Shelf, now: number) => {
  for (const id of await idsWith(room, shelf, 'Removing', now)) await finishRemoval(room, shelf, id, caretaker);
  for (const id of await idsWith(room, shelf, 'Uploading', now - day)) await removeWithFile(room, shelf, id, caretaker);
};

const sweepIncoming = async ({ storage: { incoming } }: FileRoom, now: number) => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs / 1000 < now - hour) await rm(path, { force: true });
  }
};

/** Finishes what was begun and never ended: removals at once, uploads after an hour, records without a file after a day. */
export const sweep = async (room: FileRoom, now = Math.floor(Date.now() / 1000)): Promise<void> => {
  await sweepStoring(room, now);
  for (const shelf of room.shelves) await sweepShelf(room, shelf, now);
  await sweepIncoming(room, now);
};

const interval = 10 * 60_000;

/** Sweeps now and again and again until the service stops. */
export const keepSwept = (room: FileRoom): void => {
  const once = () =>
    sweep(room).catch((error) => room.log.warn({ err: error }, 'files could not be swept; the next sweep tries again'));
  const timer = setInterval(once, interval).unref();
  room.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  void once();
};
