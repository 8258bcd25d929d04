import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The version of the package that migrations are part of. */
export const versionBeside = (migrations?: string): string => {
  const file = migrations && findPackageJSON('.', pathToFileURL(`${migrations}/`));
  return file ? JSON.parse(readFileSync(file, 'utf8')).version : '0.0.0';
};
