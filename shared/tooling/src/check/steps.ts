import { join } from 'node:path';
import { exec } from '../exec.ts';
import { pack } from '../packages/pack.ts';
import { brokenPromises } from '../packages/promises.ts';
import { buildPlatform } from '../platform/release.ts';
import { root } from '../root.ts';
import { checkCasts } from './casts.ts';
import { checkMessages } from './catalogs.ts';
import { unhashed } from './hashes.ts';
import { checkSizes } from './sizes.ts';

/** Something the sources must pass. `run` answers what is wrong, as text to read; nothing when all is well. */
export interface CheckStep {
  name: string;
  run: (signal: AbortSignal) => Promise<string>;
}

const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };

const tool = (name: string, command: string, ...args: string[]): CheckStep => ({
  name,
  run: async (signal) => {
    const { code, output } = await exec(join(root, 'node_modules/.bin', command), args, { cwd: root, env, signal });
    return code === 0 ? '' : output.trim() || `${command} ended with ${code}`;
  },
});

/**
 * Rooms of a kind are one program, so that what they share is checked once; tooling and e2e have settings of their own. Two are checked
 * at a time, each by one checker: several checkers of a program each make most of its types anew.
 */
const programs = [
  ['tsconfig.server.json', 'shared/tooling', 'e2e'],
  ['tsconfig.browser.json', 'tsconfig.contracts.json'],
];

const typesOf = (program: string): CheckStep => {
  const known = join(root, '.data/types', `${program.replaceAll('/', '-')}.tsbuildinfo`);
  return tool('types', 'tsc', '-p', program, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known);
};

const types: CheckStep = {
  name: 'types',
  run: async (signal) => {
    const said: string[] = [];
    const check = async (some: string[]) => {
      for (const program of some) said.push(await typesOf(program).run(signal));
    };
    await Promise.all(programs.map(check));
    return said.filter(Boolean).join('\n');
  },
};

const hashes: CheckStep = {
  name: 'hashes of packages',
  run: async () => (await unhashed(join(root, 'package-lock.json'))).join('\n'),
};

const casts: CheckStep = { name: 'casts', run: async () => (await checkCasts()).join('\n') };

const messages: CheckStep = { name: 'texts in four languages', run: async () => checkMessages().join('\n') };

const packages: CheckStep = {
  name: 'versions of packages',
  run: async () => (await brokenPromises(await pack())).join('\n'),
};

const sizes: CheckStep = {
  name: 'sizes',
  run: async (signal) => {
    await buildPlatform(signal);
    return (await checkSizes()).join('\n');
  },
};

export const checkSteps: CheckStep[] = [
  types,
  tool('lint', 'oxlint'),
  // Apart: it asks the types, and all other rules that could ask them would come with it.
  tool('promises nobody awaits', 'oxlint', '--type-aware', '-c', '.oxlintrc.promises.json'),
  tool('format', 'biome', 'check', '--diagnostic-level=error'),
  tool('boundaries', 'turbo', 'boundaries'),
  tool('unused code', 'knip', '--no-progress', '--no-config-hints'),
  casts,
  hashes,
  messages,
  packages,
  sizes,
];
