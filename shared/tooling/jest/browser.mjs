import { fileURLToPath } from 'node:url';
import { base } from './base.mjs';

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** For the shell, remotes and their kit: jsdom, with fetch and its kin from Node. */
export default {
  ...base,
  testEnvironment: fileURLToPath(import.meta.resolve('jest-fixed-jsdom')),
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, here('./ownerStacks.cjs')],
  moduleNameMapper: { '\\.(css|svg|png|woff2?)$': here('./asset.cjs') },
};
