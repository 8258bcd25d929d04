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

/**
 * Runs the migrations of `folder` that have not run yet, in order of their names. Any number of instances may start at
 * once. A migration that a crash has cut short runs again, so each of its statements must bear that.
 */
export const migrate = <Tables>(db: Kysely<Tables>, folder: string): Promise<void> =>
  alone(db, 'migrate', async (one) => {
    const migrator = new Migrator({ db: one, provider: { getMigrations: () => migrationsOf(folder) } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
