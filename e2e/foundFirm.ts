import type { Page } from '@playwright/test';

/** Makes the first account of an empty firm, from its sign-in page: that of its first Admin. */
export const foundFirm = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Set up your firm' }).click();
  await page.getByLabel(/^First name/).fill('Rosa');
  await page.getByLabel(/^Last name/).fill('Real');
  await page.getByLabel(/^Email/).fill('rosa@firm.example');
  await page.getByRole('textbox', { name: /^Password/ }).fill('seven green herons');
  await page.getByRole('button', { name: 'Create account' }).click();
};
