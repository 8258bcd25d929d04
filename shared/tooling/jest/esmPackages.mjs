import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Where Jest's compiler is installed all the others are.
const compiler = createRequire(import.meta.url).resolve('@swc/jest/package.json');
const installed = join(dirname(compiler), '../..');

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
