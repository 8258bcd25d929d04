import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { turns } from '../deep.ts';
import { ownEntries, stagingIn } from './move.ts';
import { cutOff, run, timed } from './testCommand.ts';
import { checksumsOf, type TestPlatform, testPlatform, withRestored } from './testPlatform.ts';

const kills = turns(1, 15);
let platform: TestPlatform;
let sums: Awaited<ReturnType<typeof checksumsOf>>;
let into: string;
let restored: string;

const backups = () => readdirSync(into).filter((name) => name.endsWith('Z'));

beforeAll(async () => {
  platform = await testPlatform();
  sums = await checksumsOf(platform.login);
  // The commands start the server themselves.
  await platform.end();
  into = `${platform.dataDir}-backups`;
  restored = `${platform.dataDir}-restored`;
});

afterAll(() => {
  for (const folder of [platform.dataDir, into, restored]) rmSync(folder, { recursive: true, force: true });
});

test('a backup that was killed is none, and the next one is whole', async () => {
  const takesMs = await timed(() => run('backup', platform.dataDir, '--to', into));
  for (let kill = 0; kill < kills; kill++) await cutOff(takesMs, 'backup', platform.dataDir, '--to', into);
  const { code, said } = await run('backup', platform.dataDir, '--to', into);
  expect([code, said]).toEqual([0, expect.stringContaining('The backup stands in')]);
  expect(readdirSync(into).filter((name) => name.endsWith('.partial'))).toEqual([]);
  for (const name of backups()) {
    rmSync(restored, { recursive: true, force: true });
    expect([name, await run('restore', restored, join(into, name))]).toEqual([
      name,
      expect.objectContaining({ code: 0 }),
    ]);
  }
  expect(await withRestored(restored, checksumsOf)).toEqual(sums);
});

test('a restore that was killed has done nothing or all, and is done when it is asked for again', async () => {
  const from = join(into, backups().at(-1) ?? '');
  rmSync(restored, { recursive: true, force: true });
  const takesMs = await timed(() => run('restore', restored, from));
  for (let kill = 0; kill < kills; kill++) {
    rmSync(restored, { recursive: true, force: true });
    await cutOff(takesMs, 'restore', restored, from);
    const isDone = ownEntries.some((name) => existsSync(join(restored, name)));
    const again = await run('restore', restored, from);
    expect(again.said).toMatch(
      isDone ? /There is a platform in/ : /holds the platform as it was|There is a platform in/,
    );
    expect(await withRestored(restored, checksumsOf)).toEqual(sums);
  }
});

test('a move that was cut off is finished by whoever comes next', async () => {
  const staging = stagingIn(restored);
  mkdirSync(staging);
  for (const name of ['secrets.json', 'services']) {
    rmSync(join(staging, name), { recursive: true, force: true });
    mkdirSync(join(staging, name), { recursive: true });
    rmSync(join(restored, name), { recursive: true });
  }
  writeFileSync(join(staging, 'whole'), '');
  const { code, said } = await run('restore', restored, join(into, backups().at(-1) ?? ''));
  expect([code, said]).toEqual([1, expect.stringContaining('There is a platform in')]);
  expect(readdirSync(restored)).toEqual(expect.arrayContaining(['database', 'secrets.json', 'services']));
  expect(existsSync(staging)).toBe(false);
});
