import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lostAudits } from '../audit/reachEnds.ts';
import type { BackupOptions } from '../backup/backUp.ts';
import { backUpNoted } from '../backup/backUpNoted.ts';
import { filesBelow, sync } from '../backup/files.ts';
import { pendingIn, unknownIn } from '../backup/ledgers.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { finishMove, markWhole, stagingIn } from '../backup/move.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, startServer } from '../database/server.ts';
import { Fault } from '../fault.ts';
import { holdFolder, requireSpace } from '../platform/platform.ts';
import { programsOf } from '../platform/programs.ts';
import { type Secrets, secretsOf } from '../platform/secrets.ts';
import type { Program } from '../platform/service.ts';
import { privateFolder } from '../privateFolder.ts';
import { removeFolder } from '../removeFolder.ts';
import { publishedNames } from '../rooms.ts';
import { step } from '../say.ts';
import { copyDatabases } from './copyDatabases.ts';
import { megabytesOf } from './folderSize.ts';
import { migrateAll } from './migrateAll.ts';

export interface Upgraded {
  /** The folder of the backup that was made first. */
  backup: string;
  /** Migrations that have run, by service; empty where the databases were up to date. */
  ran: Record<string, string[]>;
}

/** A database that an older version has to do with would be read by rules that it does not know. */
const requireOlder = ({ migrations }: Manifest, services: string[]): void => {
  for (const service of services) {
    const unknown = unknownIn(service, migrations[service] ?? []);
    if (unknown)
      throw new Fault(`A newer version has run ${unknown} of ${service} here already. Bring this checkout up to date.`);
  }
};

const pendingOf = ({ migrations }: Manifest, services: string[]): Upgraded['ran'] => {
  const all = services.map((service) => [service, pendingIn(service, migrations[service] ?? [])] as const);
  return Object.fromEntries(all.filter(([, pending]) => pending.length > 0));
};

type Options = Omit<BackupOptions, 'databaseUrl'>;

/** What an upgrade goes by. */
interface Given {
  /** What the databases were before. */
  manifest: Manifest;
  programs: ReadonlyMap<string, Program>;
  secrets: Secrets;
}

/** Makes the databases of this version aside, with a server of their own. */
const fill = async (
  staging: string,
  { dataDir, signal }: Options,
  { manifest, programs, secrets }: Given,
): Promise<void> => {
  const folder = await copyDatabases(dataDir, staging);
  const server = await startServer(await findProgram(), folder, secrets.databaseRoot, 'filling');
  try {
    await server.ready;
    const login = rootLogin(folder, secrets.databaseRoot);
    await migrateAll(login, { dataDir, programs, secrets, signal });
    const lost = await step('Verifying the audits', () =>
      lostAudits(login, manifest.audits, join(folder, 'audits.json')),
    );
    if (lost > 0) throw new Fault(`The audit of ${lost} services is not as it was after the migrations.`);
  } finally {
    await server.end();
  }
  // Once it is in its place, what was there before is removed.
  for (const file of await filesBelow(folder)) await sync(file);
};

const stage = async (options: Options, given: Given): Promise<void> => {
  const staging = stagingIn(options.dataDir);
  await privateFolder(staging);
  try {
    await fill(staging, options, given);
    options.signal.throwIfAborted();
    await markWhole(staging);
  } catch (error) {
    await removeFolder(staging);
    throw error;
  }
};

const requireStopped = async (dataDir: string): Promise<void> => {
  if (!existsSync(join(dataDir, 'database')))
    throw new Fault(`There is no platform in ${dataDir} yet. It is made by: npm start`);
  const held = await holdFolder(dataDir, 'an upgrade');
  await held.release();
};

/**
 * Brings the databases of a platform that is stopped to this version. After a backup they are copied aside, migrated and proved
 * there; only then the copy takes their place, by moves that the next start finishes where they are cut off. What fails before
 * touches nothing: the version before starts as if nothing had been.
 */
export const upgrade = async (options: Options): Promise<Upgraded> => {
  const { dataDir } = options;
  await requireStopped(dataDir);
  const programs = await programsOf(dataDir, false);
  const services = [...programs.keys()];
  const backup = await backUpNoted(options);
  const manifest = await readManifest(backup);
  requireOlder(manifest, services);
  const ran = pendingOf(manifest, services);
  if (Object.keys(ran).length === 0) return { backup, ran };
  const held = await holdFolder(dataDir, 'an upgrade');
  try {
    await finishMove(dataDir);
    requireSpace(dataDir, 200 + (await megabytesOf(join(dataDir, 'database'))));
    const secrets = await secretsOf(dataDir, services, publishedNames());
    await stage(options, { manifest, programs, secrets });
    await finishMove(dataDir);
    return { backup, ran };
  } finally {
    await held.release();
  }
};
