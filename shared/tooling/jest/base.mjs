import { fileURLToPath } from 'node:url';

// Processes that tests start take what one before them has compiled: that is half of their start.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../.data/compile-cache', import.meta.url));
// And platforms that they start what was packed for one before them.
process.env.PACKED_FILES ??= fileURLToPath(new URL('../../../.data/packed-files', import.meta.url));

import { esmPackages } from './esmPackages.mjs';

/**
 * Tests run as CommonJS: two thirds of the time of Jest's ESM mode, and no flag for Node. Packages that only come as ESM are
 * translated with the project's own code.
 *
 * @param {import('@swc/core').ParserConfig} parser
 */
const compile = (parser) => [
  '@swc/jest',
  {
    jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

export const base = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: [fileURLToPath(new URL('./testTimeout.cjs', import.meta.url))],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: {
    '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
    '\\.m?ts$': compile({ syntax: 'typescript' }),
    '\\.m?jsx?$': compile({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};
