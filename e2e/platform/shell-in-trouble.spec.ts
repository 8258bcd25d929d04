import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { playAtOnce, test } from './onRoad.ts';
import type { Road, Trouble } from './road.ts';

/** What the shell brings when it is first opened, each in a file of its own. */
const parts = /^\/assets\/(\d+|-bidwright[\w-]*)\./;

const troubles: Trouble[] = ['gone', 'hang', 'corrupt'];

const play = async (page: Page, road: Road, trouble: Trouble) => {
  await signIn(page, road.address, 'user');
  await page.goto(`${road.address}/no/such/page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What opens menus and dialogs is there; what stands in them is not.
  await page.getByRole('button', { name: 'Dark colors' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  road.block(parts, trouble);

  const said = page.getByRole('alert').filter({ hasText: 'This did not load' });
  await page.keyboard.press('Control+k');
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Close' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bea Tran' }).click();
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This did not load' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);

  road.clear();
  // A file that hung for another part may still be waited for: then the first try says the same.
  await expect(async () => {
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
};

test('parts of the shell that are gone, hang or are corrupt: the page stays, and the next try takes the true ones', async ({
  browser,
  platform,
}) => {
  await playAtOnce(browser, platform, troubles, play);
});
