import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishTokensFile, secretsOf } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-secrets-'));
const file = join(folder, 'secrets.json');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('are made once, each another, and only their owner can read them', async () => {
  const first = await secretsOf(folder, ['shell', 'admin'], ['admin']);
  const all = [first.internalKey, first.databaseRoot, ...Object.values(first.databases), first.publishTokens.admin];
  expect(new Set(all).size).toBe(5);
  for (const kept of [file, publishTokensFile(folder)]) expect(statSync(kept).mode & 0o777).toBe(0o600);
  expect(await secretsOf(folder, ['shell', 'admin'], ['admin'])).toEqual(first);
});

test('of a new service and module join the others', async () => {
  const before = await secretsOf(folder, ['shell'], ['admin']);
  const after = await secretsOf(folder, ['shell', 'ftes'], ['admin', 'ftes']);
  expect(after).toMatchObject({ internalKey: before.internalKey, databases: before.databases });
  expect(after.databases.ftes).toMatch(/^[\da-f]{48}$/);
  // The front door reads the tokens there, each time it is asked: it need not start again.
  expect(JSON.parse(readFileSync(publishTokensFile(folder), 'utf8'))).toEqual(after.publishTokens);
});

test('that cannot be read are not replaced in silence', async () => {
  writeFileSync(file, '{"internalKey":');
  await expect(secretsOf(folder, [], [])).rejects.toThrow(/secrets\.json cannot be read/);
});
