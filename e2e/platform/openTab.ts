import type { Locator, Page } from '@playwright/test';

/** The heading of the page that is shown. */
export const titleOf = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });

/** A page asks which versions it may take, and says which it has. */
export const asksForModules = (address: string): boolean => new URL(address).pathname === '/api/shell/modules';

/** What a browser does when a person comes back to the tab; the tab then asks which versions are active. */
export const comeBack = async (page: Page): Promise<void> => {
  // One that was asked before may be answered with what was active before.
  const since = Date.now();
  const asked = page.waitForResponse(
    (response) => asksForModules(response.url()) && response.request().timing().startTime >= since,
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
};
