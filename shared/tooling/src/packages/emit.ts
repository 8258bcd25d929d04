import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exec } from '../exec.ts';
import { dataFolder, root } from '../root.ts';
import type { PublishedFile } from './about.ts';
import { completeTypes } from './typeFiles.ts';

const isScript = (file: string) => /\.(tsx?|mjs)$/.test(file);

/** The scripts that others may import or run; what these import comes along. */
const entriesOf = (folder: string, { exports, bin = {} }: PublishedFile): string[] =>
  globSync([...Object.values(exports), ...Object.values(bin)], { cwd: folder })
    .filter(isScript)
    .map((file) => join(folder, file))
    .sort();

/** Writes the JavaScript and the types of a package's scripts into a folder, as the sources stand. */
export const emit = async (folder: string, about: PublishedFile, to: string): Promise<void> => {
  const settings = join(dataFolder, 'packages', `${about.name.replace(/\W+/g, '-')}.json`);
  await mkdir(dirname(settings), { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    checkJs: false,
    // Types are checked where all rooms are; here they are only written.
    noCheck: true,
    rewriteRelativeImportExtensions: true,
    target: 'es2022',
    rootDir: folder,
    outDir: to,
  };
  const files = [...entriesOf(folder, about), join(root, 'shared/tooling/tsconfig/assets.d.ts')];
  const extending = join(folder, 'tsconfig.json');
  await writeFile(settings, JSON.stringify({ extends: extending, compilerOptions, files, include: [] }));
  // In one thread: parts of a union are written in the order in which types were met, and a surface is compared as text.
  const { code, output } = await exec(join(root, 'node_modules/.bin/tsc'), ['-p', settings, '--singleThreaded'], {
    cwd: root,
  });
  if (code !== 0) throw new Error(`${about.name} cannot be made a package:\n${output.trim()}`);
  await completeTypes(to);
};
