import { readdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artefactIn, mainFile } from '../artefact/artefact.ts';
import { filesIn, placeAll } from '../artefact/tree.ts';
import { codeOf, Fault } from '../fault.ts';
import { privateFolder } from '../privateFolder.ts';
import { serviceRoom } from '../rooms.ts';
import type { Program } from './service.ts';

/** What was deployed of a service last. */
export interface Deployed {
  version: string;
  /** When and by whom. */
  at: string;
  by: string;
  /** The version before, to which the way back leads; null: the sources. */
  before: string | null;
  /** The sources beside the platform then. Once they are others, whoever starts the platform wants those. */
  sources: string;
}

/** Where artefacts of services stand, each in a folder of its version, and beside them which one runs. */
export const deployedIn = (dataDir: string): string => join(dataDir, 'deployed');

const noteOf = (dataDir: string, name: string) => join(deployedIn(dataDir), name, 'now.json');

const folderOf = (dataDir: string, name: string, version: string) => join(deployedIn(dataDir), name, version);

/** The services of which a platform keeps artefacts, also those whose sources stand elsewhere. */
export const deployedNames = (dataDir: string): string[] => {
  try {
    return readdirSync(deployedIn(dataDir));
  } catch {
    return [];
  }
};

/** What was deployed of a service; undefined: its sources run. */
export const deployedOf = async (dataDir: string, name: string): Promise<Deployed | undefined> => {
  try {
    return JSON.parse(await readFile(noteOf(dataDir, name), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Fault(`${noteOf(dataDir, name)} cannot be read. Delete it to run the sources of ${name}.`);
  }
};

export const programOfSources = (name: string, version: string): Program => {
  const folder = serviceRoom(name);
  return { version, folder, file: join(folder, 'src/main.ts') };
};

/** An artefact that the platform keeps. */
export const programOf = async (dataDir: string, name: string, version: string): Promise<Program> => {
  const folder = folderOf(dataDir, name, version);
  if ((await artefactIn(folder))?.version !== version)
    throw new Fault(
      `${name} ${version} does not stand in ${folder} any more. Deploy it again: npm run deploy -w service-${name}`,
    );
  return { version, folder, file: join(folder, mainFile) };
};

/** Takes an artefact into the platform's folder: all of it, or nothing. */
export const takeArtefact = async (dataDir: string, name: string, from: string, version: string): Promise<Program> => {
  const target = folderOf(dataDir, name, version);
  if (!(await artefactIn(target))) {
    const unfinished = join(deployedIn(dataDir), name, '.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await privateFolder(deployedIn(dataDir));
    await placeAll(from, filesIn(from, true), unfinished);
    if ((await artefactIn(unfinished))?.version !== version)
      throw new Fault(`${from} was built anew in the meantime. Deploy again.`);
    await rename(unfinished, target);
  }
  return programOf(dataDir, name, version);
};

/** From now on, also after a crash of the machine, that is what runs. */
export const noteDeployed = async (dataDir: string, name: string, deployed: Deployed): Promise<void> => {
  const file = noteOf(dataDir, name);
  await writeFile(`${file}.new`, `${JSON.stringify(deployed, undefined, 2)}\n`, { flush: true });
  await rename(`${file}.new`, file);
};

/** Drops what neither runs nor is the way back. */
export const dropOthers = async (dataDir: string, name: string, { version, before }: Deployed): Promise<void> => {
  const folder = join(deployedIn(dataDir), name);
  const kept = new Set([version, before, 'now.json']);
  for (const entry of await readdir(folder))
    if (!kept.has(entry)) await rm(join(folder, entry), { recursive: true, force: true });
};

/** From now on its sources run. */
export const removeNote = (dataDir: string, name: string): Promise<void> => rm(noteOf(dataDir, name), { force: true });
