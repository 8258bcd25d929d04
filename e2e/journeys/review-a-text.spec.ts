import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

const due = '2031-06-10';

const isAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
};

const write = async (page: Page, address: string) => {
  const titles = await post(page.request, address, '/api/admin/list', { col: 'sectionTitles' });
  const [{ id, name }] = (await titles.json()).data;
  const answer = await post(page.request, address, '/api/rfp-library/create', {
    col: 'rfpContent',
    sectionTitle: { id, name },
    rfpContent: 'Marmosets count each gauge by hand.',
    reviewEveryMonths: 6,
    reviewDue: due,
  });
  expect(answer.ok()).toBe(true);
};

test('a text comes up for review, is taken up and reviewed, and is due again after its cycle', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, address, 'admin');
  await write(page, address);
  const reading = page.getByRole('article');
  const results = page.getByRole('list', { name: 'Results' });
  for (const [day, state] of [
    ['2031-05-20', 'Fresh'],
    ['2031-06-01', 'Due soon'],
    ['2031-06-11', 'Review overdue'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.goto('/rfp-content-library?words=marmosets');
    await expect(results.getByText(state, { exact: true })).toBeVisible();
    await expect(reading.getByText(state, { exact: true })).toBeVisible();
  }

  await reading.getByRole('button', { name: 'Start review' }).click();
  await expect(reading.getByText(/has been reviewing this text since/)).toBeVisible();
  await expect(results.getByText('In review', { exact: true })).toBeVisible();
  await reading.getByRole('button', { name: 'Mark reviewed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark this text as reviewed' });
  await dialog.getByRole('combobox', { name: /^What came of it/ }).click();
  await page.getByRole('option', { name: 'Confirmed with edits' }).click();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Mark reviewed' }).click();
  await expect(reading.getByText(/^Last reviewed by.*edited$/)).toBeVisible();
  await expect(reading.getByText('Due Thu, Dec 11, 2031')).toBeVisible();
  await expect(results.getByText('Fresh', { exact: true })).toBeVisible();
  await isAccessible(page);
});

test('the reports lead to the entries behind their figures, and the dashboard says how fresh the library is', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, address, 'admin');
  await page.goto('/reports');
  await page.getByRole('link', { name: 'Freshness of texts' }).click();
  const overdue = page.getByRole('link', { name: /^Total, Overdue: \d+$/ });
  const count = (await overdue.getAttribute('aria-label'))?.match(/\d+$/)?.[0];
  await isAccessible(page);
  await overdue.click();
  await expect(page.getByText(`${count} results`, { exact: true })).toBeVisible();

  await page.goto('/reports/library-sections');
  await expect(page.getByRole('heading', { name: 'Sections that lose points' })).toBeVisible();
  await page
    .getByRole('button', { name: /Bids that lost points here: \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();

  await page.goto('/dashboard');
  const health = page.getByRole('region', { name: 'Library health' });
  await expect(health.getByRole('listitem').filter({ hasText: 'Review overdue' })).toContainText(String(count));
});
