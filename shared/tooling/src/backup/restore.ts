import { existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withUnpacked } from '../archive/unpack.ts';
import { grantDatabases } from '../database/access.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, startServer } from '../database/server.ts';
import { fromUrl, type Login } from '../database/url.ts';
import { Fault } from '../fault.ts';
import { holdFolder, requireSpace } from '../platform/platform.ts';
import { type Secrets, secretsOf } from '../platform/secrets.ts';
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
import { onOwnServer } from './ownServer.ts';
import { renewPublished } from './published.ts';

export interface RestoreOptions {
  /** The folder of one backup, or an archive of everything. */
  from: string;
  /** Nothing of a platform may stand there. */
  dataDir: string;
  /** A server of somebody else's, whose databases are filled instead of private ones. */
  databaseUrl?: string;
  signal: AbortSignal;
}

/** Megabytes that the platform of a backup takes: private databases are about fifteen times as large as their packed text. */
const megabytesFor = async ({ from, databaseUrl }: RestoreOptions, { files }: Manifest): Promise<number> => {
  const sizes = Object.keys(files).map(
    async (path) => (await stat(join(from, path))).size * (path === dumpName && !databaseUrl ? 15 : 1),
  );
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return Math.ceil(500 + bytes / 1_000_000);
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

type Fill = (login: Login) => Promise<void>;

/** A server that works in the folder of the restore alone; a crash leaves nothing that anybody would use. */
const fillPrivate = async (staging: string, { databaseRoot }: Secrets, fill: Fill): Promise<void> => {
  const folder = join(staging, 'database');
  const server = await startServer(await findProgram(), folder, databaseRoot, 'filling');
  try {
    await server.ready;
    await fill(rootLogin(folder, databaseRoot));
  } finally {
    await server.end();
  }
};

const fill = async (staging: string, options: RestoreOptions, manifest: Manifest): Promise<void> => {
  const { from, databaseUrl, signal } = options;
  const secrets = await secretsOf(staging, serviceNames(), publishedNames());
  const audits = join(staging, 'audit.json');
  const filled: Fill = (login) => fillDatabases(login, join(from, dumpName), manifest, { audits, signal });
  if (!databaseUrl) return fillPrivate(staging, secrets, filled);
  const login = fromUrl(databaseUrl);
  const passwords = secrets.databases;
  await onOwnServer(login, { databases: Object.keys(manifest.tables), passwords }, async () => {
    await filled(login);
    // A start finds the databases by these users, or takes them for another installation's.
    await grantDatabases(login, passwords, false);
  });
};

const stage = async (options: RestoreOptions, manifest: Manifest): Promise<void> => {
  const { from, dataDir, databaseUrl, signal } = options;
  const staging = stagingIn(dataDir);
  await removeFolder(staging);
  await privateFolder(staging);
  try {
    await step('Copying files', () => copyFiles(from, staging, manifest, signal));
    await renewPublished(staging, dataDir, databaseUrl ? fromUrl(databaseUrl) : undefined);
    await fill(staging, options, manifest);
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
  requireSpace(dataDir, await megabytesFor(options, manifest));
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
