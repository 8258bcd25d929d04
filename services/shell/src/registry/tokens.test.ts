import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bench } from '../testing/bench.ts';
import { publication, publish } from '../testing/publications.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'publish-tokens-'));
const file = path.join(folder, 'publish-tokens.json');

writeFileSync(file, '{}');
const { visit } = bench(() => ({ PUBLISH_TOKENS: '{"admin":"token-of-admin"}', PUBLISH_TOKENS_FILE: file }));
afterAll(() => rmSync(folder, { recursive: true }));

const statusOf = async (name: 'admin' | 'ftes', token: string) =>
  (await publish(visit(), publication(name), token, name)).status;

test('the team of a module that was made while the front door runs is known at once, and again after each change', async () => {
  expect(await statusOf('ftes', 'first')).toBe(401);
  writeFileSync(file, '{"ftes":"first"}');
  expect(await statusOf('ftes', 'first')).toBe(201);
  writeFileSync(file, '{"ftes":"second"}');
  expect(await statusOf('ftes', 'first')).toBe(401);
  expect(await statusOf('ftes', 'second')).toBe(200);
});

test('while the file cannot be read its teams are refused and the others are not', async () => {
  writeFileSync(file, '{"ftes":');
  expect(await statusOf('ftes', 'second')).toBe(401);
  expect(await statusOf('admin', 'token-of-admin')).toBe(201);
  writeFileSync(file, '{"ftes":"second"}');
  expect(await statusOf('ftes', 'second')).toBe(201);
});
