import { base } from './base.mjs';

/** For contracts and tools: no browser, no database. */
export default { ...base, testEnvironment: 'node' };
