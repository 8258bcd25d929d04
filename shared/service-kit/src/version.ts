import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the package that migrations are part of. */
export const versionBeside = (migrations?: string): string =>
  migrations ? JSON.parse(readFileSync(join(migrations, '../package.json'), 'utf8')).version : '0.0.0';
