import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { alone } from './lock.ts';

const filesIn = async (folder: string) => (await readdir(folder)).filter((file) => file.endsWith('.ts'));

const migrationsOf = async (folder: string): Promise<Record<string, Migration>> => {
  const files = await filesIn(folder);
  const load = async (file: string) => [file.slice(0, -3), await import(join(folder, file))] as const;
  return Object.fromEntries(await Promise.all(files.map(load)));
};

const run = async <Tables>(db: Kysely<Tables>, folder: string, ledger: string) => {
  const provider = { getMigrations: () => migrationsOf(folder) };
  const names = { migrationTableName: ledger, migrationLockTableName: `${ledger}_lock` };
  const { error } = await new Migrator({ db, provider, ...names }).migrateToLatest();
  if (error) throw error;
};

const isMissing = (error: unknown) => error instanceof Error && 'errno' in error && error.errno === 1146;

/** Nothing but what the ledger names: a service that comes back need neither load its migrations nor wait for others. */
const isDone = async <Tables>(db: Kysely<Tables>, folder: string, ledger: string) => {
  const ran = await sql<{ name: string }>`select name from ${sql.table(ledger)}`.execute(db).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  const names = (await filesIn(folder)).map((file) => file.slice(0, -3)).sort();
  return (
    ran?.rows
      .map(({ name }) => name)
      .sort()
      .join() === names.join()
  );
};

const ownFolder = join(import.meta.dirname, 'migrations');

/**
 * Runs the migrations of this kit, then those of `folder`, that have not run yet, in order of their names. Each has a ledger
 * of its own, so that either may grow without regard to the names of the other. Any number of instances may start at once.
 * A migration that a crash has cut short runs again, so each of its statements must bear that.
 */
export const migrate = async <Tables>(db: Kysely<Tables>, folder: string): Promise<void> => {
  const ledgers = [
    [ownFolder, 'kysely_migration_kit'],
    [folder, 'kysely_migration'],
  ] as const;
  const done = await Promise.all(ledgers.map(([from, ledger]) => isDone(db, from, ledger)));
  if (done.every(Boolean)) return;
  await alone(db, 'migrate', async (one) => {
    for (const [from, ledger] of ledgers) await run(one, from, ledger);
  });
};
