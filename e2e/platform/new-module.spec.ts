import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Platform } from '@bidwright/tooling/platform';
import { expect, test } from '@playwright/test';
import { startDemo } from '../demoFolder.ts';
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

/** The processes of the services that were there before. */
const pids = (platform: Platform) => others(platform).map((service) => platform.service(service).pid);

const others = ({ serviceNames }: Platform) => serviceNames.filter((service) => service !== name);

test('a sixth module is made by one command, joins a running platform, is used and removed', async ({
  page,
  browser,
}) => {
  const platform = await startDemo(dataDir, { STAGE_MINUTES: '0' });
  try {
    const before = await changed();
    const began = pids(platform);
    await run('npm', 'run', 'new-module', '--', name);
    const lock = ' M package-lock.json';
    expect((await changed()).filter((line) => line !== lock)).toEqual(before.filter((line) => line !== lock));

    await Promise.all([
      ...rooms.map((room) => run('node_modules/.bin/tsc', '-p', room, '--noEmit')),
      run('node_modules/.bin/biome', 'check', ...rooms),
      run('node_modules/.bin/oxlint', ...rooms),
    ]);
    await run('node_modules/.bin/jest', ...rooms);

    process.env.DATA_DIR = dataDir;
    process.env.PUBLIC_URL = platform.address;
    const putNoticesBack = await withoutNotices();
    expect(await run('npm', 'run', 'deploy', '-w', `service-${name}`)).toMatch(/parking-lots runs 1\.0\.0-[\da-f]{8}/);
    await run('npm', 'run', 'publish', '-w', `mf-${name}`);

    await signInAnew(page, platform.address, 'user');
    await page.goto(`${platform.address}/dashboard`);
    await page.getByRole('link', { name: 'Parking lots' }).click();
    await expect(page.getByText('There is nothing here yet')).toBeVisible();
    await page.getByLabel('Name').fill('Behind the office');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Behind the office' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Behind the office' })).toBeVisible();

    const admin = await (await browser.newContext()).newPage();
    await signInAnew(admin, platform.address, 'admin');
    await admin.goto(`${platform.address}/dashboard`);
    const bell = admin.getByRole('button', { name: /^Notifications, / });
    await expect(bell).toBeVisible();
    const unread = (await (await admin.request.get(`${platform.address}/api/shell/session`)).json()).data.unread;
    await putNoticesBack();
    await run('npm', 'run', 'deploy', '-w', `service-${name}`);
    await page.getByLabel('Name').fill('By the river');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(bell).toHaveAttribute('aria-label', new RegExp(`^Notifications, ${unread + 1} unread`));
    await bell.click();
    const panel = admin.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByText(/ added By the river$/)).toBeVisible();
    await admin.context().close();
    // Nobody of the others was started again.
    expect(pids(platform)).toEqual(began);

    await remove();
    expect(await changed()).toEqual(before);
  } finally {
    delete process.env.DATA_DIR;
    delete process.env.PUBLIC_URL;
    await platform.stop();
  }
});
