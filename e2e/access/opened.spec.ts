import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

/** What opens over a page and is closed again. A tooltip may stand beside it. */
const opened = (page: Page) => page.locator('[role=menu], [role=listbox], [role=dialog]').last();

const expectAccessible = async (page: Page, what: string, shown = opened(page)) => {
  await expect(shown).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await violationsOf(page), what).toEqual([]);
};

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(opened(page)).toBeHidden();
};

/** Opens one after the other, looks, and closes it. */
const openEach = async (page: Page, openers: Locator) => {
  await expect(openers.first()).toBeVisible();
  for (const opener of await openers.all()) {
    const name = await opener.evaluate((element) => element.outerHTML.slice(0, 200));
    await opener.click();
    await expectAccessible(page, name);
    await close(page);
  }
};

test('what opens on the sign-in page breaks no rule of axe', async ({ page }) => {
  await page.goto('/login');
  await openEach(page, page.locator('[aria-haspopup]'));
});

test('what opens from the frame breaks no rule of axe', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/user/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openEach(page, page.getByRole('banner').locator('[aria-haspopup]:visible'));

  await page.keyboard.press('Control+k');
  await page.keyboard.type('data');
  await expect(page.getByRole('group', { name: 'Opportunities' }).getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the palette');
  await close(page);

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expectAccessible(page, 'the keyboard shortcuts');
  await close(page);

  await page.getByRole('button', { name: 'Dark colors' }).hover();
  await expectAccessible(page, 'a tooltip', page.getByRole('tooltip', { name: 'Dark colors' }));
});

test('what opens on a list and in a form breaks no rule of axe', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/general/opportunities');
  await expect(page.getByRole('main').getByRole('table').getByRole('link').first()).toBeVisible();
  await openEach(page, page.getByRole('main').locator('[aria-haspopup]:visible:not(td *)'));

  await page.goto('/general/opportunities/new');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  // Choices that cannot be made do not open.
  await openEach(page, page.getByRole('main').locator('div[role=combobox]:not([aria-disabled=true])'));
  await openEach(page, page.getByRole('main').getByRole('button', { name: 'Open', exact: true }).first());
});
