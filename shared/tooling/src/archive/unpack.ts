import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { requireKnown } from '../backup/ledgers.ts';
import { type Manifest, manifestName, readManifest } from '../backup/manifest.ts';
import { unpackingIn } from '../backup/move.ts';
import { Fault, textOf } from '../fault.ts';
import { requireSpace } from '../platform/platform.ts';
import { privateFolder } from '../privateFolder.ts';
import { removeFolder } from '../removeFolder.ts';
import { step } from '../say.ts';
import { backupIn, type Places, placesName } from './places.ts';
import { requireSealed } from './seal.ts';

type Entries = Map<string, Entry>;

interface Opened {
  archive: string;
  zip: ZipFile;
  entries: Entries;
}

const entriesOf = async (zip: ZipFile): Promise<Entries> => {
  const entries: Entries = new Map();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
};

/** Writes one file of an archive into a folder. */
const take = async ({ archive, zip, entries }: Opened, path: string, to: string): Promise<void> => {
  const entry = entries.get(path);
  if (!entry) throw new Fault(`The archive is not whole: ${path} is missing in ${archive}. Take another copy of it.`);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to, { mode: 0o600 }));
};

const placesIn = async (opened: Opened, folder: string): Promise<Places> => {
  const file = join(folder, 'places.json');
  await take(opened, placesName, file);
  return JSON.parse(await readFile(file, 'utf8'));
};

const megabytesOf = ({ entries }: Opened, paths: string[]): number =>
  Math.ceil(paths.reduce((sum, path) => sum + (entries.get(path)?.uncompressedSize ?? 0), 0) / 1_000_000);

/** Nothing of an archive is used by its own name: what is written, and where, the manifest says, whose paths lead nowhere else. */
const unpackInto = async (folder: string, opened: Opened, signal: AbortSignal): Promise<void> => {
  await take(opened, backupIn(manifestName), join(folder, manifestName));
  const manifest: Manifest = await readManifest(folder);
  requireKnown(manifest);
  const places = await placesIn(opened, folder);
  const files = Object.keys(manifest.files).map((path) => ({ path, from: places[path] ?? backupIn(path) }));
  const megabytes = megabytesOf(
    opened,
    files.map(({ from }) => from),
  );
  requireSpace(folder, megabytes);
  for (const { path, from } of files) {
    signal.throwIfAborted();
    await take(opened, from, join(folder, path));
  }
};

const open = async (archive: string): Promise<Opened> => {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false });
  const entries = await entriesOf(zip);
  if (entries.has(backupIn(manifestName))) return { archive, zip, entries };
  zip.close();
  throw new Fault(`${archive} was made to be read (--readable): it holds nothing that could be restored.`);
};

/** Does something with the backup in an archive, which is unpacked beside the data of a platform and removed again. */
export const withUnpacked = async <T>(
  { from, dataDir, signal }: { from: string; dataDir: string; signal: AbortSignal },
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  await step('Reading the archive', () => requireSealed(from));
  const opened = await open(from).catch((error: unknown) => {
    if (error instanceof Fault) throw error;
    throw new Fault(`${from} cannot be read: ${textOf(error)}`);
  });
  const folder = unpackingIn(dataDir);
  await removeFolder(folder);
  await privateFolder(folder);
  try {
    await step('Unpacking', () => unpackInto(folder, opened, signal));
    return await work(folder);
  } finally {
    opened.zip.close();
    await removeFolder(folder);
  }
};
