import { globSync } from 'node:fs';
import { constants, copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The files below a folder, those of packages inside it only `withPackages`. */
export const filesIn = (folder: string, withPackages = false): string[] =>
  globSync('**', { cwd: folder, withFileTypes: true, exclude: ({ name }) => !withPackages && name === 'node_modules' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Puts a file in another place, with no bytes of its own where both stand on one disk: nobody writes into such files again. */
const place = async (from: string, to: string): Promise<void> => {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
};

/** Puts files of a folder below another one. */
export const placeAll = async (from: string, files: string[], to: string): Promise<void> => {
  for (const folder of new Set(files.map(dirname))) await mkdir(join(to, folder), { recursive: true });
  await Promise.all(files.map((file) => place(join(from, file), join(to, file))));
};
