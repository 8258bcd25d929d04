import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packageOf } from '../build/workspaces.ts';
import { ranges, rangesFile } from '../newRepository/ranges.ts';
import { dataFolder } from '../root.ts';
import { aboutPackage, type PublishedFile, publishedFile } from './about.ts';
import { emit } from './emit.ts';
import { packageFolders } from './packageFolders.ts';

/** A package as npm takes it. */
export interface Packed {
  name: string;
  version: string;
  /** Where it stands as a package. */
  folder: string;
  /** Where its sources stand. */
  room: string;
}

const copyFiles = async (from: string, { files = [] }: PublishedFile, to: string): Promise<void> => {
  const wanted = files.flatMap((path) => [path, `${path}/**`]);
  for (const entry of globSync(wanted, { cwd: from, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(join(from, path), join(to, path));
  }
};

const textIn = async (folder: string): Promise<string> => {
  const files = globSync('**/*.{js,mjs,cjs,d.ts,d.mts}', { cwd: folder });
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
};

const writeJson = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`);

/** Where packages are made unless somebody says another folder. */
export const madeFolder = join(dataFolder, 'packages/made');

/** Makes a package of each room that is published, in a folder that is emptied first. The rooms stay as they are. */
export const pack = async (to = madeFolder): Promise<Packed[]> => {
  await rm(to, { recursive: true, force: true });
  const folders = packageFolders();
  const versions = new Map(folders.map((folder) => [packageOf(folder).name, packageOf(folder).version]));
  const versionOf = (name: string): string => {
    const version = versions.get(name);
    if (!version) throw new Error(`${name} is needed, but is no package that others get`);
    return version;
  };
  const packed: Packed[] = [];
  for (const from of folders) {
    const published = publishedFile(from);
    const { name, version } = published;
    const folder = join(to, name.replace('@bidwright/', ''));
    await emit(from, published, folder);
    await copyFiles(from, published, folder);
    if (name === '@bidwright/tooling') await writeJson(join(folder, rangesFile), ranges());
    await writeJson(join(folder, 'package.json'), aboutPackage(published, await textIn(folder), versionOf));
    packed.push({ name, version, folder, room: from });
  }
  return packed;
};
