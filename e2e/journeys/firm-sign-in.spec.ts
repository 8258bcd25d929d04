import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { lookerAt } from '../access/looks.ts';
import { violationsOf } from '../axe.ts';
import { type Directory, startDirectory } from '../directory.ts';

const dataDir = join(import.meta.dirname, '../../.data/e2e/firm-sign-in');
let directory: Directory;
let platform: Platform;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  directory = await startDirectory();
  const OIDC_ROLES = JSON.stringify({ Directors: 'Admin', 'Bid managers': 'Project Manager', Readers: 'User' });
  const settings = { ...directory.settings, OIDC_ROLES };
  platform = await startPlatform({ dataDir, build: true, demo: false, settings, report: () => {} });
});
test.afterAll(async () => {
  await platform?.stop();
  await directory?.stop();
});

const wren = { sub: 'wren', email: 'wren@firm.example', name: 'Wren Abara' };
const linkName = 'Sign in with Harbor ID';

/** Signs in at the directory, with a browser that has never been there, and hands over what it then shows. */
const inBrowser = async (browser: Browser, next: string, act: (page: Page) => Promise<void>) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${platform.address}${next}`);
  await page.getByRole('link', { name: linkName }).press('Enter');
  await page.getByPlaceholder('Enter any login').fill(wren.sub);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await act(page);
  await context.close();
};

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test('the sign-in page offers the directory above the password, without a fault and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${platform.address}/login`);
  const link = page.getByRole('link', { name: linkName });
  await expect(link).toBeVisible();
  const [above, below] = [await link.boundingBox(), await page.getByLabel('Password (required)').boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  for (const mode of ['light', 'dark'] as const)
    await lookerAt(page, [{ language: 'ro', mode, direction: 'rtl' }])('the sign-in page of a firm');
});

test('a newcomer gets the menu of the role of a group; it follows the groups, and ends with them', async ({
  browser,
}) => {
  await directory.has({ ...wren, groups: ['Bid managers'] });
  await inBrowser(browser, '/general/projects', async (page) => {
    await expect(page).toHaveURL(`${platform.address}/general/projects`);
    await expect(menuOf(page).getByRole('link', { name: 'Opportunities' })).toBeVisible();
    await page.goto(`${platform.address}/user/account-profile/profile1?tab=security`);
    const ways = page.getByRole('region', { name: 'Other ways to sign in' });
    await expect(ways.getByText('Harbor ID')).toBeVisible();
    await expect(ways.getByRole('button')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  await directory.has({ ...wren, groups: ['Readers', 'Football'] });
  await inBrowser(browser, '/login', async (page) => {
    await expect(page).toHaveURL(`${platform.address}/dashboard`);
    await expect(menuOf(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Opportunities' })).toHaveCount(0);
    await page.goto(`${platform.address}/general/opportunities`);
    await expect(page.getByRole('heading', { level: 1, name: 'You do not have access' })).toBeVisible();
  });

  await directory.has({ ...wren, groups: ['Football'] });
  await inBrowser(browser, '/login', async (page) => {
    const said = 'None of your groups at Harbor ID has a role here. Please ask an Admin of your firm.';
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(page).toHaveURL(/\/login\?oidc=noRole/);
    expect(await violationsOf(page)).toEqual([]);
  });
});
