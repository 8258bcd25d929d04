import { rm, writeFile } from 'node:fs/promises';
import { verifyAudits } from '../audit/verifyAudits.ts';
import { quoted } from '../database/literals.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import type { Login } from '../database/url.ts';
import { Fault } from '../fault.ts';
import { step } from '../say.ts';
import { loadDump } from './loadDump.ts';
import type { Counts, Manifest } from './manifest.ts';

const requireCounts = (login: Login, counts: Counts): Promise<void> =>
  withConnection(login, async (connection) => {
    for (const [database, tables] of Object.entries(counts))
      for (const [table, rows] of Object.entries(tables)) {
        const [found] = await rowsOf(
          connection,
          `select count(*) as rows_there from ${quoted(database)}.${quoted(table)}`,
        );
        if (Number(found?.rows_there) !== rows)
          throw new Fault(
            `${database}.${table} has ${found?.rows_there} rows of ${rows}: the backup was not restored.`,
          );
      }
  });

/** Each audit is sound, and reaches the end that it had when the backup was made. */
const requireAudits = async (login: Login, ends: Manifest['audits'], file: string): Promise<void> => {
  await writeFile(file, JSON.stringify(ends));
  const broken = await verifyAudits(login, Object.keys(ends), file);
  if (broken > 0) throw new Fault(`The audit of ${broken} services is not as it was: the backup was not restored.`);
};

/** Fills the databases of a server from a dump and proves them against what the backup says of itself. */
export const fillDatabases = async (
  login: Login,
  dump: string,
  { counts, audits }: Manifest,
  { audits: file, signal }: { audits: string; signal: AbortSignal },
): Promise<void> => {
  await step('Filling the databases', () => withConnection(login, (connection) => loadDump(connection, dump, signal)));
  await step('Counting their rows', () => requireCounts(login, counts));
  await rm(file, { force: true });
  await step('Verifying their audits', () => requireAudits(login, audits, file));
};
