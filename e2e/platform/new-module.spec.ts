import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPlatform } from '@bidwright/tooling/platform';
import { expect, test } from '@playwright/test';
import { signInAnew } from '../people.ts';

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
  if (!rooms.some((room) => existsSync(join(root, room)))) return;
  for (const room of rooms) await rm(join(root, room), { recursive: true, force: true });
  await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
};

/** Takes the notices out of the new service, and answers how to put them back. */
const withoutNotices = async () => {
  const file = join(root, `services/${name}/src/service.ts`);
  const whole = await readFile(file, 'utf8');
  await writeFile(file, whole.replace('  notices,\n', ''));
  return () => writeFile(file, whole);
};

test.afterAll(remove);

test('a sixth module is made by one command, passes its checks, is published, used and removed', async ({
  page,
  browser,
}) => {
  const before = await changed();
  await run('npm', 'run', 'new-module', '--', name);
  const lock = ' M package-lock.json';
  expect((await changed()).filter((line) => line !== lock)).toEqual(before.filter((line) => line !== lock));

  await Promise.all([
    ...rooms.map((room) => run('node_modules/.bin/tsc', '-p', room, '--noEmit')),
    run('node_modules/.bin/biome', 'check', ...rooms),
    run('node_modules/.bin/oxlint', ...rooms),
  ]);
  await run('node_modules/.bin/jest', ...rooms);

  await rm(dataDir, { recursive: true, force: true });
  const putNoticesBack = await withoutNotices();
  const platform = await startPlatform({ dataDir, demo: true, build: true, report: () => {} });
  try {
    await signInAnew(page, platform.address, 'user');
    await page.goto(`${platform.address}/dashboard`);
    await page.getByRole('link', { name: 'Parking lots' }).click();
    await expect(page.getByText('There is nothing here yet')).toBeVisible();
    await page.getByLabel('Name').fill('Behind the office');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Behind the office' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Behind the office' })).toBeVisible();

    // The front door goes on as it is while a module comes to have something to tell people.
    const frontDoor = platform.service('shell').pid;
    const admin = await (await browser.newContext()).newPage();
    await signInAnew(admin, platform.address, 'admin');
    await admin.goto(`${platform.address}/dashboard`);
    const bell = admin.getByRole('button', { name: /^Notifications, / });
    await expect(bell).toBeVisible();
    const before = (await (await admin.request.get(`${platform.address}/api/shell/session`)).json()).data.unread;
    await putNoticesBack();
    await platform.service(name).restart();
    await page.getByLabel('Name').fill('By the river');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(bell).toHaveAttribute('aria-label', new RegExp(`^Notifications, ${before + 1} unread`));
    await bell.click();
    await expect(admin.getByText(/ added By the river$/)).toBeVisible();
    expect(platform.service('shell').pid).toBe(frontDoor);
    await admin.context().close();
  } finally {
    await platform.stop();
  }

  await remove();
  expect(await changed()).toEqual(before);
});
