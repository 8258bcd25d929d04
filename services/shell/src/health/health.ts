import { statfs } from 'node:fs/promises';
import type { PlatformHealth } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../tables.ts';
import { lastBackup } from './lastBackup.ts';
import { waitingMail } from './waitingMail.ts';

const diskOf = async (folder: string): Promise<PlatformHealth['disk']> => {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { freeBytes: bsize * bavail, totalBytes: bsize * blocks };
};

const databaseOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(db);
  return rows[0]?.version ?? '';
};

/** What the front door knows of the platform's health. */
export const healthOf = async ({
  db,
  services,
  settings,
}: Pick<AppContext, 'db' | 'services' | 'settings'>): Promise<PlatformHealth> => ({
  at: now(),
  isDemo: settings.DEMO === '1',
  services: await Promise.all(
    [...services].map(async ([name, { liveness }]) => ({ name, isReady: await liveness.isReady() })),
  ),
  database: await databaseOf(db),
  disk: await diskOf(settings.DATA_DIR),
  backup: { ...(await lastBackup(settings.BACKUP_NOTE_FILE)), isNightly: settings.BACKUP_DIR !== '' },
  mail: await waitingMail(db, settings),
});
