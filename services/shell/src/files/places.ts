import path from 'node:path';
import type { Settings } from '../settings.ts';

/** Where the files of all published versions stand. */
export const remotesIn = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string => path.join(DATA_DIR, 'remotes');

/** Where packed files are kept that have none beside them. */
export const packedIn = ({ DATA_DIR }: Settings): string => path.join(DATA_DIR, 'packed');
