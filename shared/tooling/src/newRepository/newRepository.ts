import { existsSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Fault } from '../fault.ts';
import { fillFolder } from '../newModule/fillFolder.ts';
import { namesOf } from '../newModule/names.ts';
import { ranges } from './ranges.ts';

interface Wishes {
  /** The folder to make; a folder of the module's name where none is said. */
  to?: string;
  /** Where npm finds our packages, where its own settings do not say so. */
  registry?: string;
}

interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const withRanges = (wanted: Record<string, string>, known: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(wanted).map((name) => {
      const range = known[name];
      if (!range) throw new Error(`Nobody can tell the version of ${name}`);
      return [name, range];
    }),
  );

/** Writes into package.json the versions that these tools were made with. */
const settle = async (file: string): Promise<void> => {
  const about: PackageFile = JSON.parse(await readFile(file, 'utf8'));
  const known = ranges();
  const { dependencies, devDependencies } = about;
  const settled = {
    ...about,
    dependencies: withRanges(dependencies, known),
    devDependencies: withRanges(devDependencies, known),
  };
  await writeFile(file, `${JSON.stringify(settled, undefined, 2)}\n`);
};

/** Makes the repository of a module in a folder that does not exist, and answers the folder. */
export const newRepository = async (asked: string | undefined, { to, registry }: Wishes = {}): Promise<string> => {
  const names = namesOf(asked, []);
  const folder = resolve(to ?? names.name);
  if (existsSync(folder)) throw new Fault(`${folder} is there already. Say another with --to <folder>`);
  await fillFolder(join(import.meta.dirname, 'template'), folder, { ...names });
  await settle(join(folder, 'package.json'));
  if (registry) await appendFile(join(folder, '.npmrc'), `@bidwright:registry=${registry}\n`);
  return folder;
};
