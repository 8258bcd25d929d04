import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPlatform } from '@bidwright/tooling/platform';
import { expect, test } from '@playwright/test';
import { foundFirm } from '../foundFirm.ts';
import { emailOf, password, post } from '../people.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, '.data/e2e/ended-demo');

const start = (demo: boolean) => startPlatform({ dataDir, demo, build: true, report: () => {} });

const signIn = { email: emailOf('admin'), password };

/** As who keeps the platform does. */
const endDemo = async (): Promise<string> => {
  const args = [join(root, 'shared/tooling/bin/end-demo.mjs'), '--confirm', 'throw the demo away'];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return (await promisify(execFile)('node', args, { cwd: root, env })).stdout;
};

test.beforeAll(() => rm(dataDir, { recursive: true, force: true }));

test('a demo that was looked at is thrown away, and the firm begins in its place', async ({ page }) => {
  const demo = await start(true);
  try {
    expect((await post(page.request, demo.address, '/api/shell/signIn', signIn)).ok()).toBe(true);
  } finally {
    await demo.stop();
  }
  expect(await endDemo()).toContain('The demo is gone.');

  const firm = await start(false);
  try {
    await page.context().clearCookies();
    expect((await post(page.request, firm.address, '/api/shell/signIn', signIn)).ok()).toBe(false);
    await page.goto(`${firm.address}/login`);
    await foundFirm(page);
    const card = page.getByRole('region', { name: 'Set up your firm' });
    await expect(card.getByText('0 of 5 done')).toBeVisible();
    // Nothing of the demo is found any more.
    for (const path of ['/general/opportunities', '/general/projects', '/admin/companies']) {
      await page.goto(`${firm.address}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/Harborvale|Kestrel/)).toHaveCount(0);
    }
    const { data } = await (
      await post(page.request, firm.address, '/api/opportunities/query', { col: 'opportunities' })
    ).json();
    expect(data).toEqual([]);
  } finally {
    await firm.stop();
  }
});
