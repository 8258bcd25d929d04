import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logsIn, shorten } from './logs.ts';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-logs-'));
const log = join(folder, 'admin.log');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a log that is too long begins anew while it is written, and the part before stays', async () => {
  const writer = await open(log, 'a', 0o600);
  await writer.write('first\n'.repeat(100));
  await shorten(log, 1000);
  expect(readFileSync(log, 'utf8')).toHaveLength(600);
  await writer.write('more\n'.repeat(100));
  await shorten(log, 1000);
  await writer.write('after\n');
  await writer.close();
  expect(readFileSync(log, 'utf8')).toBe('after\n');
  expect(readFileSync(`${log}.1`, 'utf8')).toHaveLength(1100);
  expect(statSync(`${log}.1`).mode & 0o777).toBe(0o600);
});

test('where no copy can be kept it is cut all the same: a full disk needs the room', async () => {
  const stuck = join(folder, 'ftes.log');
  writeFileSync(stuck, 'x'.repeat(2000));
  // A folder in the place of the copy.
  mkdirSync(`${stuck}.1`);
  await expect(shorten(stuck, 1000)).rejects.toThrow('EISDIR');
  expect(statSync(stuck).size).toBe(0);
  appendFileSync(stuck, 'on');
  expect(readFileSync(stuck, 'utf8')).toBe('on');
});

test('logs alone are looked at, in a folder that may not be there yet', async () => {
  expect((await logsIn(folder)).sort()).toEqual([log, join(folder, 'ftes.log')]);
  expect(await logsIn(join(folder, 'none'))).toEqual([]);
});
