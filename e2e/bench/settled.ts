import type { Page } from '@playwright/test';

/** Milliseconds in which nothing is pressed, as before anybody goes on. */
const rest = 500;

/** Waits until what was asked for last is drawn whole, and the page has nothing to do. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate((time) => new Promise((done) => setTimeout(() => requestIdleCallback(done), time)), rest);
