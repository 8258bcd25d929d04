import { join } from 'node:path';

/** Whether this package came from a registry, into a repository that holds a module alone. */
export const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.dirname);

/** The folder of the whole project; of the module's own repository where this package is installed. */
export const root = isInstalled ? process.cwd() : join(import.meta.dirname, '../../..');

/** Where everything that is not source is kept: databases, files, secrets, logs. Git ignores it. */
export const dataFolder = join(root, '.data');
