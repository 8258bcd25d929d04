import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceVersions } from './sourceVersion.ts';

const project = mkdtempSync(join(tmpdir(), 'bidwright-version-'));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

const room = (folder: string, name: string, more: object = {}) => {
  write(`${folder}/package.json`, JSON.stringify({ name, version: '2.1.0', ...more }));
  write(`${folder}/src/index.ts`, `export const name = '${name}';`);
};

const version = () => sourceVersions(project)(join(project, 'mf-one'));

beforeEach(() => {
  rmSync(project, { recursive: true, force: true });
  write('package.json', JSON.stringify({ name: 'all', version: '1.0.0', workspaces: ['mf-*', 'shared/*'] }));
  write('package-lock.json', '{}');
  write('shared/tooling/src/rspack/remote.ts', 'export const remote = 1;');
  write('shared/contracts/shell/src/moduleFile.ts', 'export const moduleFile = 1;');
  room('shared/tooling', 'tooling');
  room('shared/far', 'far');
  room('shared/near', 'near', { dependencies: { far: '*', react: '19.0.0' } });
  room('mf-one', 'mf-one', { dependencies: { near: '*' }, devDependencies: { tooling: '*' } });
  room('mf-two', 'mf-two');
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test("is the package's version and eight hexadecimal digits, the same for the same sources", () => {
  expect(version()).toMatch(/^2\.1\.0-[\da-f]{8}$/);
  expect(version()).toBe(version());
});

test.each([
  ['a file of the room', 'mf-one/src/index.ts'],
  ['a new file of the room', 'mf-one/locales/fr.json'],
  ['a package the room is built from', 'shared/near/src/index.ts'],
  ['a package that one is built from', 'shared/far/src/index.ts'],
  ['the installed packages', 'package-lock.json'],
  ['the way everything is built', 'shared/tooling/src/rspack/remote.ts'],
  ['the schema of module.json', 'shared/contracts/shell/src/moduleFile.ts'],
])('changes with %s', (_what, path) => {
  const before = version();
  write(path, '{"changed":true}');
  expect(version()).not.toBe(before);
});

test.each([
  ['another module', 'mf-two/src/index.ts'],
  ['a test', 'mf-one/src/index.test.ts'],
  ['a build', 'mf-one/dist/main.js'],
  ['a tool that is not part of builds', 'shared/tooling/src/index.ts'],
])('does not change with %s', (_what, path) => {
  const before = version();
  write(path, 'changed');
  expect(version()).toBe(before);
});

test('tells a renamed file from the same file', () => {
  write('mf-one/src/a.ts', 'x');
  const before = version();
  rmSync(join(project, 'mf-one/src/a.ts'));
  write('mf-one/src/b.ts', 'x');
  expect(version()).not.toBe(before);
});
