import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, link, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { endedFile } from '../demo/ended.ts';
import { codeOf } from '../fault.ts';
import { deployedIn } from '../platform/deployed.ts';

/** Files of the data folder itself. */
const own = ['secrets.json', 'publish-tokens.json', 'published.json', 'audit.json', endedFile];

/** Folders of a service that are made anew: packed copies, the search index, what is not whole yet. */
const madeAnew = new Set(['packed', 'search', 'incoming', 'publishing']);

/** What is gone by now is nobody's any longer. */
export const ignoreMissing = (error: unknown): void => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

/** The files in a folder and those in it, folder by folder: one that goes meanwhile takes none of the others out of the list. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const found = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const below = found.map(async (one) => {
    const path = join(folder, one.name);
    if (one.isDirectory()) return filesBelow(path);
    return one.isFile() ? [path] : [];
  });
  return (await Promise.all(below)).flat();
};

/** What was deployed of services, as it runs; what is not whole yet is nothing. */
const deployedFiles = async (dataDir: string): Promise<string[]> =>
  (await filesBelow(deployedIn(dataDir))).filter((file) => !file.includes('/.unfinished/'));

/** The files of a platform that nothing else can make again, as paths within its folder. */
export const keptFiles = async (dataDir: string): Promise<string[]> => {
  const services = join(dataDir, 'services');
  const found = await filesBelow(services);
  const ofServices = found.filter((file) => !madeAnew.has(relative(services, file).split('/')[1] ?? ''));
  const kept = [...ofServices, ...(await deployedFiles(dataDir))];
  const present = await Promise.all(own.map((name) => stat(join(dataDir, name)).then(() => name, ignoreMissing)));
  return [...present.filter((name) => name !== undefined), ...kept.map((file) => relative(dataDir, file))].toSorted();
};

/** SHA-256 of a file, in hexadecimal. */
export const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Waits until a file, or the names in a folder, are on the disk. */
export const sync = async (path: string): Promise<void> => {
  const opened = await open(path);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
};

/** Copies a file; only this user can read the copy. */
export const copyOne = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await chmod(to, 0o600);
  await sync(to);
};

/** One file in two folders, where the disk can do that. */
export const shareOne = async (from: string, to: string): Promise<boolean> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  return link(from, to).then(
    () => true,
    () => false,
  );
};
