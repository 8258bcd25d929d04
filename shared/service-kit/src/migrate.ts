import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { alone } from './lock.ts';

const migrationsOf = async (folder: string): Promise<Record<string, Migration>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const load = async (file: string) => [file.slice(0, -3), await import(join(folder, file))] as const;
  return Object.fromEntries(await Promise.all(files.map(load)));
};

const run = async <Tables>(db: Kysely<Tables>, folder: string, ledger: string) => {
  const provider = { getMigrations: () => migrationsOf(folder) };
  const names = { migrationTableName: ledger, migrationLockTableName: `${ledger}_lock` };
  const { error } = await new Migrator({ db, provider, ...names }).migrateToLatest();
  if (error) throw error;
};

const ownFolder = join(import.meta.dirname, 'migrations');

/**
 * Runs the migrations of this kit, then those of `folder`, that have not run yet, in order of their names. Each has a ledger
 * of its own, so that either may grow without regard to the names of the other. Any number of instances may start at once.
 * A migration that a crash has cut short runs again, so each of its statements must bear that.
 */
export const migrate = <Tables>(db: Kysely<Tables>, folder: string): Promise<void> =>
  alone(db, 'migrate', async (one) => {
    await run(one, ownFolder, 'kysely_migration_kit');
    await run(one, folder, 'kysely_migration');
  });
