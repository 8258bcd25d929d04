import { turns } from '@bidwright/tooling/deep';
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
const looksIn = (ltr: string, rtl: string): Look[] => [
  { language: ltr, mode: 'light', direction: 'ltr' },
  { language: ltr, mode: 'dark', direction: 'ltr' },
  { language: rtl, mode: 'dark', direction: 'rtl' },
  { language: rtl, mode: 'light', direction: 'rtl' },
];

const narrow = looksIn('fr', 'zh');

/** Widths of the window, each with its looks. What `lookerAt` shows in the first look at one it shows in its opposite at the other. */
export const widths = [
  { width: 1440, looks: looksIn('en', 'ro') },
  { width: 390, looks: [...narrow.slice(2), ...narrow.slice(0, 2)] },
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

const lookAt = async (page: Page, look: Look, what: string) => {
  await show(page, look);
  const seen = `${what}, ${Object.values(look).join(', ')}`;
  expect.soft(await violationsOf(page), seen).toEqual([]);
  expect.soft(await sidewaysOverflow(page), `${seen}: scrolls sideways`).toBeLessThanOrEqual(0);
};

/**
 * Answers the function that shows the page as it is now in the next look, or in each when all is wanted, in place, and expects axe
 * to find nothing.
 */
export const lookerAt = (page: Page, looks: Look[]) => {
  const each = turns(1, looks.length);
  let turn = looks;
  return async (what: string): Promise<void> => {
    const now = turn.slice(0, each);
    for (const look of now) await lookAt(page, look, what);
    // Where all is wanted what comes next is shown first as this was last.
    turn = [...turn.slice(each), ...now.toReversed()];
  };
};

/** At the widths at which it is not looked at a page scrolls no more sideways. */
const fitsElsewhere = async (page: Page, path: string) => {
  const own = page.viewportSize();
  for (const { width } of widths.filter((one) => one.width !== own?.width)) {
    await page.setViewportSize({ width, height: own?.height ?? 0 });
    await untilStill(page, 100);
    expect.soft(await sidewaysOverflow(page), `${path}, ${width} px: scrolls sideways`).toBeLessThanOrEqual(0);
  }
  if (own) await page.setViewportSize(own);
};

/**
 * Opens pages one after the other and expects axe to find nothing: each at one of the widths in one of its looks, or at each in all of
 * them when all is wanted.
 */
export const walk = async (page: Page, paths: string[], looks: Look[], open: (path: string) => Promise<void>) => {
  const every = turns(looks.length * widths.length, 1);
  const first = turns(widths.findIndex((one) => one.looks === looks) * looks.length, 0);
  for (const [turn, look] of looks.entries())
    for (const path of paths.filter((_path, at) => (at - turn - first) % every === 0)) {
      await open(path);
      await lookAt(page, look, path);
      // Where all is wanted each width has a look of its own.
      if (every > 1) await fitsElsewhere(page, path);
    }
};
