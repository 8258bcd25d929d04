import { lostAudits } from '../audit/reachEnds.ts';
import { withStreams } from '../database/core.ts';
import { quoted } from '../database/literals.ts';
import { withConnection } from '../database/sql.ts';
import type { Login } from '../database/url.ts';
import { Fault } from '../fault.ts';
import { step } from '../say.ts';
import { dumpDatabases } from './dumpDatabases.ts';
import { loadDump } from './loadDump.ts';
import type { Manifest, Tables } from './manifest.ts';

/** Reads the tables of a database back as a backup would, and compares them with what they were. */
const requireRowsOf = (login: Login, database: string, wanted: Tables[string]): Promise<void> =>
  withStreams(login, async (connection) => {
    const found: Tables = {};
    for await (const _ of dumpDatabases(connection, [database], found));
    for (const [table, { count, hash }] of Object.entries(wanted)) {
      const there = found[database]?.[table];
      if (there?.count !== count)
        throw new Fault(`${database}.${table} has ${there?.count ?? 0} rows of ${count}: the backup was not restored.`);
      if (there.hash !== hash)
        throw new Fault(`Rows of ${database}.${table} are not what they were: the backup was not restored.`);
    }
  });

/** Nobody writes meanwhile: the databases are read side by side, and none is read any more once it is said what is wrong. */
const requireRows = async (login: Login, wanted: Tables): Promise<void> => {
  const read = Object.entries(wanted).map(([database, tables]) => requireRowsOf(login, database, tables));
  await Promise.allSettled(read);
  await Promise.all(read);
};

/** Each audit is sound, and reaches the end that it had when the backup was made. */
const requireAudits = async (login: Login, ends: Manifest['audits'], file: string): Promise<void> => {
  const broken = await lostAudits(login, ends, file);
  if (broken > 0) throw new Fault(`The audit of ${broken} services is not as it was: the backup was not restored.`);
};

/** Whoever could read the copy must not speak for the services of the original: each makes itself a new pair at its start. */
const dropSigningKeys = (login: Login, tables: Tables): Promise<void> =>
  withConnection(login, async (connection) => {
    for (const [database, { signing_keys: kept }] of Object.entries(tables))
      if (kept) await connection.query(`delete from ${quoted(database)}.signing_keys`);
  });

/** Fills the databases of a server from a dump and proves them against what the backup says of itself. */
export const fillDatabases = async (
  login: Login,
  dump: string,
  { tables, audits }: Manifest,
  { audits: file, signal }: { audits: string; signal: AbortSignal },
): Promise<void> => {
  await step('Filling the databases', () => loadDump(login, dump, Object.keys(tables), signal));
  await step('Comparing their rows', () => requireRows(login, tables));
  await step('Verifying their audits', () => requireAudits(login, audits, file));
  await dropSigningKeys(login, tables);
};
