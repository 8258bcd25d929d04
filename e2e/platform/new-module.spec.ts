import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPlatform } from '@bidwright/tooling/platform';
import { expect, test } from '@playwright/test';
import { signIn } from '../people.ts';

const root = join(import.meta.dirname, '../..');
const name = 'parking-lots';
const rooms = [`mf-${name}`, `services/${name}`, `shared/contracts/${name}`];
const dataDir = join(root, '.data/e2e/new-module');

const program = promisify(execFile);
const run = async (command: string, ...args: string[]) => (await program(command, args, { cwd: root })).stdout;

/** What differs from the last commit, without the new module's own folders. */
const changed = async () => {
  const lines = (await run('git', 'status', '--porcelain')).split('\n').filter(Boolean);
  return lines.filter((line) => !rooms.some((room) => line.includes(room)));
};

const remove = async () => {
  for (const room of rooms) await rm(join(root, room), { recursive: true, force: true });
  await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
};

test.afterAll(remove);

test('a sixth module is made by one command, passes its checks, is published, used and removed', async ({ page }) => {
  test.setTimeout(300_000);
  const before = await changed();
  await run('npm', 'run', 'new-module', '--', name);
  const lock = ' M package-lock.json';
  expect((await changed()).filter((line) => line !== lock)).toEqual(before.filter((line) => line !== lock));

  for (const room of rooms) await run('node_modules/.bin/tsc', '-p', room, '--noEmit');
  await run('node_modules/.bin/biome', 'check', ...rooms);
  await run('node_modules/.bin/oxlint', ...rooms);
  await run('node_modules/.bin/jest', ...rooms);

  await rm(dataDir, { recursive: true, force: true });
  const platform = await startPlatform({ dataDir, demo: true, build: true, report: () => {} });
  try {
    await signIn(page, platform.address, 'user');
    await page.goto(`${platform.address}/dashboard`);
    await page.getByRole('link', { name: 'Parking lots' }).click();
    await expect(page.getByText('There is nothing here yet')).toBeVisible();
    await page.getByLabel('Name').fill('Behind the office');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Behind the office' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Behind the office' })).toBeVisible();
  } finally {
    await platform.stop();
  }

  await remove();
  expect(await changed()).toEqual(before);
});
