import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus, as someone without a mouse would; fails when it cannot be reached. */
export const tabTo = async (page: Page, target: Locator, max = 80) => {
  await target.waitFor();
  for (let presses = 0; presses < max; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by keyboard to ${target}`);
};

/** Goes to the element by Tab and presses Enter. */
export const enter = async (page: Page, target: Locator, max?: number) => {
  await tabTo(page, target, max);
  await page.keyboard.press('Enter');
};

/** Types into the field that Tab reaches. */
export const type = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

/** Picks the first entry that fits `text` from a list field. */
export const pick = async (page: Page, field: Locator, text: string) => {
  await type(page, field, text);
  await expect(page.getByRole('option').filter({ hasText: text }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** Goes down an open list to one of its entries; fails when there is no way to it. */
export const downTo = async (page: Page, entry: Locator, max = 20) => {
  await entry.waitFor();
  for (let presses = 0; presses < max; presses += 1) {
    if (await entry.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No way by arrow keys to ${entry}`);
};

/** Opens a list of fixed choices and goes down to the one named. */
export const choose = async (page: Page, field: Locator, text: string) => {
  await enter(page, field);
  await downTo(page, page.getByRole('option', { name: text }));
  await page.keyboard.press('Enter');
};
