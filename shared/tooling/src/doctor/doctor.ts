import { lookAtDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { lookAtFolder } from './folder.ts';
import { lookAtRunning } from './running.ts';
import { lookAtSettings } from './settings.ts';

interface Patient {
  dataDir: string;
  /** A server of somebody else's instead of the private one. */
  databaseUrl: string | undefined;
  settings: NodeJS.ProcessEnv;
}

/** Looks at a platform and all it stands on; changes nothing. */
export const examine = async ({ dataDir, databaseUrl, settings }: Patient): Promise<Finding[]> => {
  const folder = lookAtFolder(dataDir);
  const stated = lookAtSettings(settings);
  // Without its secrets the database would be tried with new ones.
  if (folder.some(({ level }) => level === 'fault')) return [...folder, ...stated];
  return [...folder, ...(await lookAtDatabase(dataDir, databaseUrl)), ...(await lookAtRunning(dataDir)), ...stated];
};
