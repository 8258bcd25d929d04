import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpAside, nextAt, nightlyOf } from './nightly.ts';
import { type TestPlatform, testPlatform } from './testPlatform.ts';

const { signal } = new AbortController();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
  await platform.end();
});

afterAll(() => rmSync(platform.dataDir, { recursive: true, force: true }));

test('backups are made by themselves where a folder is named, and settings that cannot be meant are refused', () => {
  expect(nightlyOf({})).toBeUndefined();
  expect(nightlyOf({ BACKUP_DIR: '/mnt/backups' })).toEqual({ into: '/mnt/backups', hour: 2, keep: 14 });
  expect(nightlyOf({ BACKUP_DIR: '/b', BACKUP_HOUR: '0', BACKUP_KEEP: '3' })).toEqual({ into: '/b', hour: 0, keep: 3 });
  expect(() => nightlyOf({ BACKUP_DIR: '/b', BACKUP_HOUR: '24' })).toThrow(/^BACKUP_HOUR .* 0 to 23, not "24"/);
  expect(() => nightlyOf({ BACKUP_DIR: '/b', BACKUP_KEEP: 'all' })).toThrow(/^BACKUP_KEEP .*not "all"/);
});

test.each([
  ['2026-11-26T01:59:59', '2026-11-26T02:00:00'],
  ['2026-11-26T02:00:00', '2026-11-27T02:00:00'],
  ['2026-12-31T23:00:00', '2027-01-01T02:00:00'],
])('after %s comes %s', (now, next) => {
  expect(nextAt(2, new Date(now))).toEqual(new Date(next));
});

test('a night leaves one backup more, and says where; one that could not be made is said loudly', async () => {
  const into = mkdtempSync(join(tmpdir(), 'bidwright-nights-'));
  try {
    const nightly = { into, hour: 2, keep: 2 };
    for (let night = 0; night < 3; night++)
      expect(await backUpAside(platform.dataDir, nightly, signal)).toMatch(/^The backup stands in \S+Z\. /);
    expect(readdirSync(into).filter((name) => name.endsWith('Z'))).toHaveLength(2);
    const nowhere = join(into, 'nowhere');
    expect(await backUpAside(nowhere, nightly, signal)).toBe(
      `NO BACKUP was made in ${into}: There is no platform in ${nowhere} yet. It is made by: npm start`,
    );
    expect(existsSync(join(into, 'nowhere/database'))).toBe(false);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
});
