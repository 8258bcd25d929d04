import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { isDemo } from '../platform/demo.ts';

/** Stands in the folder of a platform from which the demo was thrown away: a firm works there. */
export const endedFile = 'demo-ended.json';

export const markEnded = (folder: string, by: string): void =>
  writeFileSync(join(folder, endedFile), `${JSON.stringify({ at: new Date().toISOString(), by })}\n`, { mode: 0o600 });

export const hasEnded = (dataDir: string): boolean => existsSync(join(dataDir, endedFile));

/** Whether a start from a folder is one of the demo: never again where it was thrown away. */
export const isDemoIn = (dataDir: string, settings: NodeJS.ProcessEnv): boolean => {
  const isOne = isDemo(settings);
  if (!hasEnded(dataDir)) return isOne;
  if (settings.DEMO === '1')
    throw new Fault(
      `DEMO=1 does not go with ${dataDir}: the demo was thrown away there. Take another folder for a demo: DATA_DIR=…`,
    );
  return false;
};
