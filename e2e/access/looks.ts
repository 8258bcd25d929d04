import type { Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect } from '../fixtures.ts';
import { untilStill } from '../still.ts';

/** How the app looks to somebody. */
interface Look {
  language: string;
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Every mode in every direction; each direction in a language of its own. */
export const looksIn = (ltr: string, rtl: string): Look[] => [
  { language: ltr, mode: 'light', direction: 'ltr' },
  { language: ltr, mode: 'dark', direction: 'ltr' },
  { language: rtl, mode: 'dark', direction: 'rtl' },
  { language: rtl, mode: 'light', direction: 'rtl' },
];

/** Keeps a choice as another tab would: the page takes it without being loaded anew. */
const choose = (page: Page, look: Look) =>
  page.evaluate((chosen) => {
    const other = document.body.appendChild(document.createElement('iframe'));
    other.contentWindow?.localStorage.setItem('bidwright.settings', chosen);
    other.remove();
  }, JSON.stringify(look));

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const show = async (page: Page, look: Look) => {
  await choose(page, look);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', look.language);
  await expect(html).toHaveAttribute('dir', look.direction);
  await expect(html).toHaveCSS('color-scheme', look.mode);
  // Texts of another language, and what mirrors the styles, come late.
  await untilStill(page, 100);
};

/** Answers the function that shows the page as it is now in each look, in place, and expects axe to find nothing. */
export const lookerAt = (page: Page, looks: Look[]) => {
  let turn = looks;
  return async (what: string): Promise<void> => {
    for (const look of turn) {
      await show(page, look);
      const seen = `${what}, ${Object.values(look).join(', ')}`;
      expect.soft(await violationsOf(page), seen).toEqual([]);
      expect.soft(await sidewaysOverflow(page), `${seen}: scrolls sideways`).toBeLessThanOrEqual(0);
    }
    // The next page is shown first as this one was last.
    turn = turn.toReversed();
  };
};
