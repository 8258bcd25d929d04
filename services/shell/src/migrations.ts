import path from 'node:path';

/** The folder of its migrations. */
export const migrations = path.join(import.meta.dirname, '../migrations');
