import { fileURLToPath } from 'node:url';
import node from './node.mjs';

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** For services: TEST_DATABASE_URL names a database server whose user may create databases. */
export default {
  ...node,
  globalSetup: here('./startDatabase.mjs'),
  globalTeardown: here('./stopDatabase.mjs'),
};
