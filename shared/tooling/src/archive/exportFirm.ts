import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BackupOptions, backUp } from '../backup/backUp.ts';
import { filesBelow, sync } from '../backup/files.ts';
import { type Manifest, manifestName, readManifest } from '../backup/manifest.ts';
import { Fault } from '../fault.ts';
import { privateFolder } from '../privateFolder.ts';
import { removeFolder } from '../removeFolder.ts';
import { step } from '../say.ts';
import { type Packed, pack } from './pack.ts';
import { backupIn, type Places, placesName } from './places.ts';
import { readMe } from './readMe.ts';
import { type Sheets, withSheets } from './sheets.ts';
import { type StoredFile, storedFilesOf } from './storedFiles.ts';
import { type WrittenTable, writeTables } from './writeTables.ts';

export interface ExportOptions extends Pick<BackupOptions, 'dataDir' | 'databaseUrl' | 'signal'> {
  /** The archive; nothing stands there yet. */
  to: string;
  /** Without what an import needs, and so without any secret: to be handed on. */
  readable: boolean;
}

export interface Exported {
  tables: WrittenTable[];
  /** Uploaded files in the archive, and those that are not, for they lie in a bucket or are lost. */
  files: number;
  elsewhere: number;
}

/** What was read of one moment. */
interface Read {
  backup: string;
  manifest: Manifest;
  tables: WrittenTable[];
  files: StoredFile[];
}

const indexNames = ['Path', 'Collection', 'Record ID', 'Belongs to', 'File name', 'Media type', 'SHA-256'];

const writeIndex = async (sheets: Sheets, folder: string, { files, manifest }: Read): Promise<void> => {
  await mkdir(join(folder, 'files'), { recursive: true });
  await sheets.begin(join(folder, 'files/index.csv'), indexNames);
  for (const { place, path, collection, recordId, of, name, mediaType } of files) {
    const hash = manifest.files[place];
    await sheets.add([hash ? path : null, collection, recordId, of, name, mediaType, hash ?? null]);
  }
};

/** A backup, and what people can read of the very same moment. */
const read = (staging: string, readable: string, { dataDir, databaseUrl, signal }: ExportOptions): Promise<Read> =>
  withSheets(signal, async (sheets) => {
    let tables: WrittenTable[] = [];
    let files: StoredFile[] = [];
    const readMore: BackupOptions['readMore'] = async (connection, services) => {
      tables = await writeTables(connection, services, readable, sheets);
      files = await storedFilesOf(connection.promise(), services);
    };
    const backup = await backUp({ dataDir, databaseUrl, into: join(staging, 'backups'), readMore, signal });
    const found = { backup, manifest: await readManifest(backup), tables, files };
    await writeIndex(sheets, readable, found);
    return found;
  });

/** Uploaded files stand in an archive once, where people find them. */
const placesOf = ({ files, manifest }: Read): Places =>
  Object.fromEntries(files.filter(({ place }) => manifest.files[place]).map(({ place, path }) => [place, path]));

/** Files of a folder whose paths within it are their paths in the archive. */
const packedFrom = async (folder: string): Promise<Packed[]> =>
  (await filesBelow(folder)).toSorted().map((file) => ({ file, path: file.slice(folder.length + 1) }));

const backupParts = ({ backup, manifest }: Read, places: Places): Packed[] =>
  [manifestName, ...Object.keys(manifest.files)]
    .filter((path) => !places[path])
    .map((path) => ({ file: join(backup, path), path: backupIn(path) }));

const make = async (staging: string, options: ExportOptions): Promise<Exported> => {
  const readable = join(staging, 'readable');
  await privateFolder(readable);
  const found = await read(staging, readable, options);
  const places = placesOf(found);
  const files = Object.keys(places).length;
  const exported = { tables: found.tables, files, elsewhere: found.files.length - files };
  const holdsBackup = !options.readable;
  await writeFile(join(readable, 'README.txt'), readMe({ ...exported, madeAt: found.manifest.madeAt, holdsBackup }));
  const placesFile = join(staging, 'places.json');
  await writeFile(placesFile, JSON.stringify(places));
  const uploaded = Object.entries(places).map(([place, path]) => ({ file: join(found.backup, place), path }));
  const backup = [...backupParts(found, places), { file: placesFile, path: placesName }];
  const all = [...(await packedFrom(readable)), ...uploaded, ...(holdsBackup ? backup : [])];
  await step('Packing', () => pack(join(staging, 'archive.zip'), all, options.signal));
  return exported;
};

/**
 * Writes everything the firm owns, as it stands at one moment, into one archive: tables, uploaded files and the audit for people to
 * read, and a backup for another installation. The platform may run and goes on. What was cut short has another name.
 */
export const exportFirm = async (options: ExportOptions): Promise<Exported> => {
  const { to } = options;
  if (existsSync(to)) throw new Fault(`${to} is there already. Name a file that is not: npm run export -- --to …`);
  const staging = `${to}.partial`;
  await removeFolder(staging);
  await privateFolder(staging);
  try {
    const exported = await make(staging, options);
    await rename(join(staging, 'archive.zip'), to);
    await sync(dirname(to));
    return exported;
  } finally {
    await removeFolder(staging);
  }
};
