import { stripTypeScriptTypes } from 'node:module';

/**
 * A file of ours as JavaScript, line for line, so that traces name the lines of the source. All of our files are called otherwise
 * there, so texts that end with their ending are renamed: what is imported, started as a process or read as a migration.
 */
export const scriptOf = (code: string): string =>
  stripTypeScriptTypes(code, { mode: 'strip' }).replaceAll(/\.ts(?=['"`])/g, '.js');
