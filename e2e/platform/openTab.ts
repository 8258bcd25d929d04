import type { Locator, Page } from '@playwright/test';

/** The heading of the page that is shown. */
export const titleOf = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

/** What a browser does when a person comes back to the tab; the tab then asks which versions are active. */
export const comeBack = async (page: Page): Promise<void> => {
  // One that was asked before may be answered with what was active before.
  const since = Date.now();
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/api/shell/modules') && response.request().timing().startTime >= since,
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
};
