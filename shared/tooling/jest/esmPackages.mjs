import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const installed = join(import.meta.dirname, '../../../node_modules');

const names = readdirSync(installed).flatMap((name) =>
  name.startsWith('@') ? readdirSync(join(installed, name)).map((inner) => `${name}/${inner}`) : [name],
);

/** @param {string} name */
const isEsm = (name) => {
  try {
    return JSON.parse(readFileSync(join(installed, name, 'package.json'), 'utf8')).type === 'module';
  } catch {
    return false;
  }
};

/** Packages that Jest's CommonJS loader cannot take as they are. Read from what is installed, so no list goes stale. */
export const esmPackages = names.filter(isEsm);
