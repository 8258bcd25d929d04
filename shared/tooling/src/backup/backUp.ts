import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { Connection } from 'mysql2';
import { hold } from '../../bin/lock.mjs';
import { databaseOf } from '../database/access.ts';
import { withStreams } from '../database/core.ts';
import { quoted } from '../database/literals.ts';
import { rowsOf } from '../database/sql.ts';
import type { Login } from '../database/url.ts';
import { Fault, textOf } from '../fault.ts';
import { requireSpace } from '../platform/platform.ts';
import { withDatabase } from '../platform/withDatabase.ts';
import { privateFolder } from '../privateFolder.ts';
import { serviceNames } from '../rooms.ts';
import { say, step } from '../say.ts';
import { copyRound } from './copyRound.ts';
import { dumpDatabases } from './dumpDatabases.ts';
import { hashOf, sync } from './files.ts';
import { dumpName, latestIn, removeOld, stampOf, unfinished } from './folder.ts';
import { ranIn } from './ledgers.ts';
import { type Ends, format, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { requireOwn } from './owner.ts';

export interface BackupOptions {
  dataDir: string;
  /** A server of somebody else's instead of the private one. */
  databaseUrl?: string;
  /** The folder of backups; each is a folder in it, named by its time. */
  into: string;
  /** So many are kept; all where it is not said. */
  keep?: number;
  /** Reads more of the databases of some services, as they stand at the moment of the backup. */
  readMore?: (connection: Connection, services: string[]) => Promise<void>;
  signal: AbortSignal;
}

type OfDatabases = Pick<Manifest, 'tables' | 'migrations' | 'audits'>;

type Promised = ReturnType<Connection['promise']>;

/** Services that have a database: one that came with the last update has none before the next start. */
const servicesIn = async (promised: Promised): Promise<string[]> => {
  const found = new Set((await rowsOf(promised, 'show databases')).map((row) => String(Object.values(row)[0])));
  return serviceNames().filter((service) => found.has(databaseOf(service)));
};

/** Where the audit of a database ends. */
const endOf = async (promised: Promised, database: string): Promise<Ends[string] | undefined> => {
  const [head] = await rowsOf(promised, `select seq, hash from ${quoted(database)}.audit_head`);
  return head && { rows: Number(head.seq), hash: String(head.hash) };
};

/** The databases as they stand at one moment, and what they say of themselves at the same moment. */
const dump = (login: Login, file: string, { readMore, signal }: BackupOptions): Promise<OfDatabases> =>
  withStreams(login, async (connection) => {
    const promised = connection.promise();
    const services = await servicesIn(promised);
    const found: OfDatabases = { tables: {}, migrations: {}, audits: {} };
    const statements = dumpDatabases(connection, services.map(databaseOf), found.tables);
    const pack = createGzip({ level: constants.Z_BEST_SPEED });
    await pipeline(statements, pack, createWriteStream(file, { mode: 0o600, flush: true }), { signal });
    for (const service of services) {
      const database = databaseOf(service);
      const tables = Object.keys(found.tables[database] ?? {});
      found.migrations[service] = await ranIn(promised, database, tables);
      const end = tables.includes('audit_head') && (await endOf(promised, database));
      if (end) found.audits[service] = end;
    }
    await readMore?.(connection, services);
    return found;
  });

/** The backup before, whose files are shared. One that cannot be read is left alone. */
const latestOf = async (into: string) => {
  const folder = await latestIn(into);
  if (!folder) return undefined;
  return readManifest(folder).then(
    ({ files }) => ({ folder, files }),
    (error: unknown) => {
      say(`${textOf(error)} All files are copied anew.`);
      return undefined;
    },
  );
};

/**
 * What lies in files is copied before and after the databases are read: a file that the rows of that moment name was there before
 * it, or came while they were read.
 */
const fill = async (folder: string, options: BackupOptions): Promise<void> => {
  const { dataDir, databaseUrl, into, signal } = options;
  const madeAt = new Date().toISOString();
  const round = copyRound(dataDir, folder, await latestOf(into), signal);
  await step('Copying files', round.copy);
  const sql = join(folder, dumpName);
  const found = await step('Reading the databases', () =>
    withDatabase(dataDir, databaseUrl, (login) => dump(login, sql, options)),
  );
  await step('Copying files that came meanwhile', round.copy);
  const files = { ...round.hashes(), [dumpName]: await hashOf(sql) };
  await writeManifest(folder, { format, madeAt, ...found, files });
};

/**
 * Copies a platform that may run and goes on: its databases as they stood at one moment, with the files that they name, the
 * registry and the secrets. Answers the folder of the backup; one that was cut short has another name and is removed by the next.
 */
export const backUp = async (options: BackupOptions): Promise<string> => {
  const { dataDir, into, keep } = options;
  // It may be a folder that others use too; each backup in it is closed to them.
  await mkdir(into, { recursive: true, mode: 0o700 });
  await requireOwn(into, dataDir);
  const held = await hold(join(into, 'backup.sock'), `process ${process.pid}`);
  if (held.holder !== undefined) throw new Fault(`Another backup is being made in ${into} (${held.holder}).`);
  try {
    requireSpace(into);
    const folder = join(into, stampOf(new Date()));
    const partial = `${folder}${unfinished}`;
    await removeOld(into, Number.POSITIVE_INFINITY);
    await privateFolder(partial);
    try {
      await fill(partial, options);
    } catch (error) {
      await rm(partial, { recursive: true, force: true });
      throw error;
    }
    await rename(partial, folder);
    await sync(into);
    if (keep !== undefined) await removeOld(into, keep);
    return folder;
  } finally {
    await held.release();
  }
};
