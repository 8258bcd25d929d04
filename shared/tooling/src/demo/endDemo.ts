import { constants, existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { verifyAudits } from '../audit/verifyAudits.ts';
import { filesBelow, sync } from '../backup/files.ts';
import { finishMove, markWhole, stagingIn } from '../backup/move.ts';
import { databaseOf } from '../database/access.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, startServer } from '../database/server.ts';
import { withConnection } from '../database/sql.ts';
import { type Login, toUrl } from '../database/url.ts';
import { exec } from '../exec.ts';
import { Fault } from '../fault.ts';
import { holdFolder, requireSpace } from '../platform/platform.ts';
import { programsOf } from '../platform/programs.ts';
import { type Secrets, secretsOf } from '../platform/secrets.ts';
import type { Program } from '../platform/service.ts';
import { privateFolder } from '../privateFolder.ts';
import { removeFolder } from '../removeFolder.ts';
import { frontDoor, publishedNames } from '../rooms.ts';
import { root } from '../root.ts';
import { step } from '../say.ts';
import { copyDatabases } from '../upgrade/copyDatabases.ts';
import { megabytesOf } from '../upgrade/folderSize.ts';
import { migrateAll } from '../upgrade/migrateAll.ts';
import { type Contents, contentsOf } from './contents.ts';
import { hasEnded, markEnded } from './ended.ts';
import { dropAllBut, putBack } from './keptTables.ts';

interface Options {
  dataDir: string;
  /** Who does it, for the audit. */
  by: string;
  /** Asks whether all of it may go. */
  confirm: (contents: Contents) => Promise<boolean>;
  signal: AbortSignal;
}

interface Given extends Options {
  programs: ReadonlyMap<string, Program>;
  services: string[];
  secrets: Secrets;
}

/** It is the services' own code that knows how their audit is sealed. */
const noteProgram = join(root, 'shared/service-kit/src/writes/noteProcess.ts');

/** Does something with a server that works in a folder alone. */
const withServer = async <T>(folder: string, { secrets }: Given, work: (login: Login) => Promise<T>): Promise<T> => {
  const server = await startServer(await findProgram(), folder, secrets.databaseRoot, 'filling');
  try {
    await server.ready;
    return await work(rootLogin(folder, secrets.databaseRoot));
  } finally {
    await server.end();
  }
};

/** Notes in the audit of the front door, the first of its new chain, what was removed and by whom. */
const note = async (login: Login, by: string, { records, demoPeople, others, files }: Contents): Promise<void> => {
  const removed = { ...records, people: demoPeople + others.length, files };
  const changes = Object.fromEntries(Object.entries(removed).map(([of, from]) => [of, { from, to: null }]));
  const { code, output } = await exec(process.execPath, [noteProgram], {
    env: {
      ...process.env,
      DATABASE_URL: toUrl(login, databaseOf(frontDoor)),
      NOTE: JSON.stringify({ by, action: 'demoEnded', changes }),
    },
  });
  if (code !== 0) throw new Fault(`The audit takes no entry. Nothing has been changed.\n${output.trim()}`);
};

/** Makes the databases aside: migrated, and empty but for what stays. */
const emptyDatabases = async (staging: string, given: Given, contents: Contents): Promise<void> => {
  const { dataDir, by, services } = given;
  const folder = await copyDatabases(dataDir, staging);
  await withServer(folder, given, async (login) => {
    // What stays must have the tables of this version.
    await migrateAll(login, given);
    await withConnection(login, (connection) => dropAllBut(connection, services));
    await migrateAll(login, given);
    await withConnection(login, putBack);
    await note(login, by, contents);
    const broken = await step('Verifying the audits', () => verifyAudits(login, services, join(staging, 'audit.json')));
    if (broken > 0) throw new Fault(`The audit of ${broken} services is not sound. Nothing has been changed.`);
  });
  for (const file of await filesBelow(folder)) await sync(file);
};

/** What the front door keeps besides: the files of published modules. */
const keepModules = async (staging: string, dataDir: string): Promise<void> => {
  const from = join(dataDir, 'services', frontDoor);
  await privateFolder(join(staging, 'services'));
  if (!existsSync(from)) return;
  const goes = new Set(['files', 'incoming']);
  await cp(from, join(staging, 'services', frontDoor), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !goes.has(relative(from, path).split(sep)[0] ?? ''),
  });
};

const stage = async (given: Given, contents: Contents): Promise<void> => {
  const staging = stagingIn(given.dataDir);
  await privateFolder(staging);
  try {
    await emptyDatabases(staging, given, contents);
    await keepModules(staging, given.dataDir);
    markEnded(staging, given.by);
    given.signal.throwIfAborted();
    await markWhole(staging);
  } catch (error) {
    await removeFolder(staging);
    throw error;
  }
};

const requireDemo = (dataDir: string, { demoPeople }: Contents): void => {
  if (demoPeople === 0)
    throw new Fault(`There is no demo in ${dataDir}: nobody of it has an account there. Nothing has been changed.`);
};

/**
 * Throws the demo away from the folder of a platform that is stopped: all records of all services, all accounts and all files that were
 * put there. Keys, published modules and what an Admin has set for the firm stay. All is made aside, and only then takes the place of what
 * was, by moves that the next start, or this command again, finishes where they are cut off. Answers false where it is done already.
 */
export const endDemo = async (options: Options): Promise<boolean> => {
  const { dataDir } = options;
  if (!existsSync(join(dataDir, 'database')))
    throw new Fault(`There is no platform in ${dataDir} yet. An empty firm is begun by: npm start -- --firm`);
  const held = await holdFolder(dataDir, 'the end of its demo');
  try {
    await finishMove(dataDir);
    if (hasEnded(dataDir)) return false;
    const programs = await programsOf(dataDir, false);
    const services = [...programs.keys()];
    const given = { ...options, programs, services, secrets: await secretsOf(dataDir, services, publishedNames()) };
    const contents = await withServer(join(dataDir, 'database'), given, (login) =>
      contentsOf(login, dataDir, services),
    );
    requireDemo(dataDir, contents);
    if (!(await options.confirm(contents))) throw new Fault('Nothing has been changed.');
    requireSpace(dataDir, 200 + (await megabytesOf(join(dataDir, 'database'))));
    await stage(given, contents);
    await finishMove(dataDir);
    return true;
  } finally {
    await held.release();
  }
};
