import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ledgerNames, moveDatedNames } from './ledger.ts';
import { alone } from './lock.ts';

const namesIn = async (folder: string) =>
  (await readdir(folder)).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));

/** What a newer version has run; the ledger names it, so Kysely asks for it and never runs it. */
const ranByNewer: Migration = { up: async () => {} };

const migrationsFor = async (folder: string, ran: readonly string[]): Promise<Record<string, Migration>> => {
  const load = async (name: string) => [name, await import(join(folder, `${name}.ts`))] as const;
  const own = await Promise.all((await namesIn(folder)).map(load));
  return Object.fromEntries([...ran.map((name) => [name, ranByNewer] as const), ...own]);
};

const run = async <Tables>(db: Kysely<Tables>, folder: string, ledger: string) => {
  await moveDatedNames(db, ledger, await namesIn(folder));
  const ran = (await ledgerNames(db, ledger)) ?? [];
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => migrationsFor(folder, ran) },
    migrationTableName: ledger,
    migrationLockTableName: `${ledger}_lock`,
    // An older version may bring a mend after a newer one has run more.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
};

/** Nothing but what the ledger names: a service that comes back need neither load its migrations nor wait for others. */
const isDone = async <Tables>(db: Kysely<Tables>, folder: string, ledger: string) => {
  const ran = new Set(await ledgerNames(db, ledger));
  return (await namesIn(folder)).every((name) => ran.has(name));
};

const ownFolder = join(import.meta.dirname, 'migrations');

/**
 * Runs the migrations of this kit, then those of `folder`, that have not run yet, in order of their names. Each has a ledger
 * of its own, so that either may grow without regard to the names of the other. Any number of instances may start at once.
 * A migration that a crash has cut short runs again, so each of its statements must bear that. A ledger that names more than
 * there is was left by a newer version, and this one starts all the same.
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
