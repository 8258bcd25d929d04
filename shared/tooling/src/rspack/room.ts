import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../packageFolder.ts';

interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

export const packageOf = (room: string): PackageFile => readJson(path.join(room, 'package.json'));

/** The version being built; a release of one module is built with another number than its package's. */
export const versionOf = (room: string): string => process.env.MODULE_VERSION || packageOf(room).version;

/** A version that somebody works on, and that nobody else gets. */
export const isInTheMaking = (version: string): boolean => version.startsWith('0.0.0-dev.');

const identifier = (text: string) => text.replace(/\W/g, '_');

/**
 * The name of a module's container. It carries the version because Module Federation knows a container by its name alone: with the
 * same name, a second version in an open tab would silently run the first one's code.
 */
export const containerOf = (module: string, version: string): string => `${identifier(module)}__${identifier(version)}`;

/** Lets a room import `@bidwright/contract-x/locales/${language}.json`: an import of many files needs a folder, which `exports` cannot name. */
export const localesOf = (room: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(packageOf(room).dependencies ?? {})
      .filter((name) => name.startsWith('@bidwright/'))
      .map((name) => [`${name}/locales`, path.join(packageFolder(room, name), 'locales')]),
  );
