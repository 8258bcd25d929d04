import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { exec } from '../exec.ts';
import { Fault } from '../fault.ts';
import { moduleNames, serviceNames } from '../rooms.ts';
import { root } from '../root.ts';
import { fillFolder, write } from './fillFolder.ts';
import { type Names, namesOf } from './names.ts';
import { newRooms, pattern, settings } from './rooms.ts';

const templates = join(import.meta.dirname, 'template');

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const withoutPackages = (text: string, without: string[]): string => {
  const file = JSON.parse(text);
  for (const name of without) {
    delete file.dependencies?.[name];
    delete file.devDependencies?.[name];
  }
  return `${JSON.stringify(file, undefined, 2)}\n`;
};

const fillRoom = async ({ template, folder, without }: (typeof newRooms)[number], names: Names): Promise<void> => {
  const [like, room] = [join(root, folder(pattern)), join(root, folder(names.name))];
  for (const file of settings) {
    if (!(await exists(join(like, file)))) continue;
    const text = (await readFile(join(like, file), 'utf8')).replaceAll(pattern, names.name);
    await write(join(room, file), file === 'package.json' ? withoutPackages(text, without) : text);
  }
  await fillFolder(join(templates, template), room, { ...names });
};

/** Runs a program of the project; what it says is told only when it fails. */
const run = async (program: string, args: string[]): Promise<void> => {
  const { code, output } = await exec(program, args, { cwd: root, env: process.env });
  if (code !== 0) throw new Fault(`${program} ${args.join(' ')} failed:\n${output.trim()}`);
};

/** Lets packages find one another by their names; writes package-lock.json. */
const link = () => run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);

/** Makes the rooms of a module: module, service and contract, with tests and texts. All of it, or nothing. Answers their folders. */
export const newModule = async (asked: string | undefined): Promise<string[]> => {
  const names = namesOf(asked, [...moduleNames(), ...serviceNames()]);
  const folders = newRooms.map(({ folder }) => folder(names.name));
  try {
    for (const room of newRooms) await fillRoom(room, names);
    await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...folders]);
    await link();
  } catch (error) {
    for (const folder of folders) await rm(join(root, folder), { recursive: true, force: true });
    throw error;
  }
  return folders;
};
