import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

/** Opens a page as it looks with some settings. */
const open = async (page: Page, address: string, path: string, settings: object) => {
  await page.addInitScript((stored) => localStorage.setItem('bidwright.settings', stored), JSON.stringify(settings));
  await signIn(page, address, 'admin');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** By how much what stands in an element is wider than it. */
const excess = (element: Element) => element.scrollWidth - element.clientWidth;

for (const language of ['en', 'fr']) {
  test(`the list of opportunities shows all of its columns, ${language}`, async ({ page, address }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, address, '/general/opportunities', { language });
    const table = page.getByRole('table');
    // The heading, a page of bids, and their sum.
    await expect(table.getByRole('row')).toHaveCount(27);
    expect(await table.locator('..').evaluate(excess)).toBeLessThanOrEqual(0);
  });

  test(`the twelve months of the chart fit on a phone, ${language}`, async ({ page, address }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address, '/user/ftes/me', { language });
    const chart = page.getByRole('figure');
    await expect(chart).toBeVisible();
    expect(await chart.evaluate(excess)).toBeLessThanOrEqual(0);
    const [right, edge] = await chart.evaluate((figure) =>
      [figure, figure.parentElement ?? figure].map((element) => element.getBoundingClientRect().right),
    );
    expect(right).toBeLessThanOrEqual(edge ?? 0);
  });
}

test('in a page from right to left a description stands below its label', async ({ page, address }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, address, '/general/opportunities', { direction: 'rtl' });
  await page
    .getByRole('link', { name: /Dispatch system cloud migration/ })
    .first()
    .click();
  const label = page.getByRole('term').filter({ hasText: /^Description$/ });
  await expect(label).toBeVisible();
  const [labelEnd, textEnd] = await label.evaluate((term) => {
    const range = document.createRange();
    return [term, term.nextElementSibling ?? term].map((element) => {
      range.selectNodeContents(element);
      return Math.max(...[...range.getClientRects()].map(({ right }) => right));
    });
  });
  expect(textEnd).toBeCloseTo(labelEnd ?? 0, 0);
});
