import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask, type Named } from '../library.ts';
import { signIn } from '../people.ts';

const said = 'Feedback sent';

/** Every page can be told something of, and answers with an alert. */
const giveFeedback = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Dana Whitfield' }).click();
  // A module's part of the menu comes last, and moves what stands below it.
  await expect(page.getByRole('button', { name: 'FTE Allocations', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Give feedback' }).click();
  const dialog = page.getByRole('dialog', { name: /feedback/i });
  await dialog.getByRole('textbox').fill('It works.');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
};

/** What can be pressed outside of the rows of lists and lies at least in part below the alert. */
const coveredBy = (page: Page, text: string) =>
  page.evaluate((alertText) => {
    const alert = [...document.querySelectorAll('[role=status]')].find((one) => one.textContent?.includes(alertText));
    if (!alert) return ['there is no alert'];
    const over = alert.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((one) => !alert.contains(one) && !one.closest('tbody, li, [role=listitem]'))
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map((one) => one.outerHTML.slice(0, 120));
  }, text);

/** How many of the title's actions have the alert at their middle instead of themselves. */
const hiddenActions = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-page] > :first-child :is(a[href], button)')].filter((action) => {
        const { left, top, width, height } = action.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return Boolean(at?.closest('[role=status]'));
      }).length,
  );

for (const { width, direction } of [
  { width: 1440, direction: 'ltr' },
  { width: 390, direction: 'ltr' },
  { width: 1440, direction: 'rtl' },
])
  test(`an alert covers no action of a page, ${width} px, ${direction}`, async ({ page, address }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.addInitScript((kept) => localStorage.setItem('bidwright.settings', kept), JSON.stringify({ direction }));
    await signIn(page, address, 'admin');
    const col = 'opportunities';
    const [bid] = await ask<Named[]>(page, address, 'opportunities/query', {
      col,
      search: 'Dispatch system',
      limit: 1,
    });
    for (const path of [
      '/admin/companies',
      '/general/opportunities',
      '/general/opportunities?view=board',
      `/general/opportunities/${bid?.id}`,
      '/rfp-content-library',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (path === '/general/opportunities' && width > 600) {
        // A bar for what was chosen comes to the foot of the page.
        await page.getByRole('row').nth(2).getByRole('checkbox').check();
      }
      await giveFeedback(page);
      // Its dialog may still be on its way out; the alert itself goes after six seconds.
      await expect.poll(() => coveredBy(page, said), { message: path, intervals: [50] }).toEqual([]);
      expect(await hiddenActions(page), path).toBe(0);
    }
  });
