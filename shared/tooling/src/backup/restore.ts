import { existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withUnpacked } from '../archive/unpack.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, startServer } from '../database/server.ts';
import { Fault } from '../fault.ts';
import { holdFolder, requireSpace } from '../platform/platform.ts';
import { secretsOf } from '../platform/secrets.ts';
import { privateFolder } from '../privateFolder.ts';
import { removeFolder } from '../removeFolder.ts';
import { publishedNames, serviceNames } from '../rooms.ts';
import { step } from '../say.ts';
import { copyOne, hashOf } from './files.ts';
import { fillDatabases } from './fillDatabases.ts';
import { dumpName } from './folder.ts';
import { requireKnown } from './ledgers.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { finishMove, markWhole, ownEntries, stagingIn } from './move.ts';
import { renewPublished } from './published.ts';

export interface RestoreOptions {
  /** The folder of one backup, or an archive of everything. */
  from: string;
  /** Nothing of a platform may stand there. */
  dataDir: string;
  signal: AbortSignal;
}

/** Megabytes that the platform of a backup takes: its databases are about fifteen times as large as their packed text. */
const megabytesFor = async (from: string, { files }: Manifest): Promise<number> => {
  const sizes = Object.keys(files).map(
    async (path) => (await stat(join(from, path))).size * (path === dumpName ? 15 : 1),
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return Math.ceil(200 + bytes / 1_000_000);
};

/** Every file is there and as it was written. */
const requireWhole = async (from: string, { files }: Manifest, signal: AbortSignal): Promise<void> => {
  for (const [path, hash] of Object.entries(files)) {
    signal.throwIfAborted();
    const file = join(from, path);
    if (!existsSync(file)) throw new Fault(`The backup is not whole: ${file} is missing. Take another one.`);
    if ((await hashOf(file)) !== hash)
      throw new Fault(`The backup is damaged: ${file} is not as it was written. Take another one.`);
  }
};

const requireEmpty = (dataDir: string): void => {
  const found = ownEntries.find((name) => existsSync(join(dataDir, name)));
  if (found)
    throw new Fault(
      `There is a platform in ${dataDir} already (${found}), and nothing of it is touched. Name an empty folder: DATA_DIR=… npm run restore`,
    );
};

const copyFiles = async (from: string, staging: string, { files }: Manifest, signal: AbortSignal): Promise<void> => {
  for (const path of Object.keys(files).filter((one) => one.startsWith('files/'))) {
    signal.throwIfAborted();
    await copyOne(join(from, path), join(staging, path.slice('files/'.length)));
  }
};

/** A server that works in the folder of the restore alone; a crash leaves nothing that anybody would use. */
const fill = async (from: string, staging: string, manifest: Manifest, signal: AbortSignal): Promise<void> => {
  const folder = join(staging, 'database');
  const { databaseRoot } = await secretsOf(staging, serviceNames(), publishedNames());
  const server = await startServer(await findProgram(), folder, databaseRoot, false);
  try {
    await server.ready;
    await fillDatabases(rootLogin(folder, databaseRoot), join(from, dumpName), manifest, {
      audits: join(staging, 'audit.json'),
      signal,
    });
  } finally {
    await server.end();
  }
};

const stage = async ({ from, dataDir, signal }: RestoreOptions, manifest: Manifest): Promise<void> => {
  const staging = stagingIn(dataDir);
  await removeFolder(staging);
  await privateFolder(staging);
  try {
    await step('Copying files', () => copyFiles(from, staging, manifest, signal));
    await fill(from, staging, manifest, signal);
    await renewPublished(staging, dataDir);
    await markWhole(staging);
  } catch (error) {
    await removeFolder(staging);
    throw error;
  }
};

/** Brings a backup in a folder to an empty place that nobody else works in. */
const bring = async (options: RestoreOptions): Promise<Manifest> => {
  const { from, dataDir, signal } = options;
  const manifest = await readManifest(from);
  await step('Reading the backup', () => requireWhole(from, manifest, signal));
  requireSpace(dataDir, await megabytesFor(from, manifest));
  await stage(options, manifest);
  return manifest;
};

const isArchive = (from: string): boolean => statSync(from, { throwIfNoEntry: false })?.isFile() ?? false;

/** What can be told before anything is made. */
const requireReadable = async (from: string): Promise<void> => requireKnown(await readManifest(from));

/**
 * Makes a platform of a backup, or of an archive of everything, in an empty folder. All is made and proved aside first: the files by
 * their hashes, the databases by the rows of each table and the seals of each audit. Then it is moved to its place, and a move that
 * was cut short is finished by whoever comes next, this command or a start.
 */
export const restore = async (options: RestoreOptions): Promise<Manifest> => {
  const { from, dataDir } = options;
  if (!isArchive(from)) await requireReadable(from);
  const held = await holdFolder(dataDir, `a restore of ${from}`);
  try {
    await finishMove(dataDir);
    requireEmpty(dataDir);
    const manifest = isArchive(from)
      ? await withUnpacked(options, (folder) => bring({ ...options, from: folder }))
      : await bring(options);
    await finishMove(dataDir);
    return manifest;
  } finally {
    await held.release();
  }
};
