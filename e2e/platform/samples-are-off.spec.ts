import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { expect, test } from '@playwright/test';
import { post } from '../people.ts';
import { activate } from './activate.ts';

const module = 'template-demo';
const dataDir = join(import.meta.dirname, '../../.data/e2e/samples-are-off');
const builtVersion = () => readFile(join(import.meta.dirname, `../../mf-${module}/dist/.version`), 'utf8');

let platform: Platform;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  platform = await startPlatform({
    dataDir,
    demo: false,
    build: true,
    settings: { REGISTRATION: 'open' },
    report: () => {},
  });
});
test.afterAll(() => platform?.stop());

test('a firm with its own data begins without the samples, and may switch them on', async ({ page }) => {
  const { address } = platform;
  const login = { email: 'ada@firm.example', password: 'rain over the quiet harbour' };
  const somebody = { firstName: 'Ada', lastName: 'Novak', ...login };
  expect((await post(page.request, address, '/api/shell/register', somebody)).ok()).toBe(true);
  expect((await post(page.request, address, '/api/shell/signIn', login)).ok()).toBe(true);
  await page.goto(`${address}/dashboard`);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Opportunities' })).toBeVisible();
  await expect(menu.getByText('Samples')).toHaveCount(0);
  await page.goto(`${address}/demo/shop`);
  await expect(page.getByRole('heading', { level: 1, name: 'Something is wrong' })).toBeVisible();

  await activate(platform, module, await builtVersion());
  await page.goto(`${address}/demo/shop`);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.getByText('18 products')).toBeVisible();
});
