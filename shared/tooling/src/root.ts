import { join } from 'node:path';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '../../..');

/** Where everything that is not source is kept: databases, files, secrets, logs. Git ignores it. */
export const dataFolder = join(root, '.data');
