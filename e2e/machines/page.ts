import { chromium } from '@bidwright/tooling/chromium';
import { chromium as engine, expect, type Page } from '@playwright/test';
import { publicUrl } from './services.ts';
import { founder } from './staff.ts';

/** A browser that finds the app at an address, under the name that people type. Its owner has signed in. */
export const openPage = async (address: string) => {
  const { executablePath, args } = await chromium();
  const browser = await engine.launch({
    executablePath,
    args: [...args, `--host-resolver-rules=MAP ${new URL(publicUrl).hostname} ${address}`],
  });
  const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' });
  await page.goto(`${publicUrl}/login`);
  await page.getByLabel(/^Email/).fill(founder.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(founder.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  return { page, close: () => browser.close() };
};

/** Adds a company in its list; answers after how many milliseconds it was said to be there. */
export const addCompany = async (page: Page, name: string): Promise<number> => {
  await page.getByRole('button', { name: 'New company' }).first().click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  const since = performance.now();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();
  return performance.now() - since;
};
