import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const migrationsOf = async (folder: string): Promise<Record<string, Migration>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const load = async (file: string) => [file.slice(0, -3), await import(join(folder, file))] as const;
  return Object.fromEntries(await Promise.all(files.map(load)));
};

/** Runs the migrations of `folder` that have not run yet, in order of their names. Any number of instances may start at once. */
export const migrate = async <Tables>(db: Kysely<Tables>, folder: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => migrationsOf(folder) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
