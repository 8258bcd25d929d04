import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { openLibrary } from '../library.ts';
import { post, signIn } from '../people.ts';

const due = '2031-06-10';

const write = async (page: Page, address: string, rfpContent = 'Marmosets count each gauge by hand.') => {
  const titles = await post(page.request, address, '/api/admin/list', { col: 'sectionTitles' });
  const [{ id, name }] = (await titles.json()).data;
  const answer = await post(page.request, address, '/api/rfp-library/create', {
    col: 'rfpContent',
    sectionTitle: { id, name },
    rfpContent,
    reviewEveryMonths: 6,
    reviewDue: due,
  });
  expect(answer.ok()).toBe(true);
};

test('a text comes up for review, is taken up and reviewed, and is due again after its cycle', async ({
  page,
  address,
}) => {
  await openLibrary(page, address);
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
  await expect(reading.getByText(/Under review by/)).toBeVisible();
  await expect(results.getByText('In review', { exact: true })).toBeVisible();
  await reading.getByRole('button', { name: 'Mark reviewed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark this text as reviewed' });
  await dialog.getByRole('combobox', { name: /^Result of the review/ }).click();
  await page.getByRole('option', { name: 'Confirmed with edits' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark reviewed' }).click();
  await expect(reading.getByText(/^Last reviewed by.*edited$/)).toBeVisible();
  await expect(reading.getByText('Due Thu, Dec 11, 2031')).toBeVisible();
  await expect(results.getByText('Fresh', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('several texts get a team at once and lose it again, are archived, and one of them comes back', async ({
  page,
  address,
}) => {
  await openLibrary(page, address);
  await write(page, address, 'Dugongs graze in the first bay.');
  await write(page, address, 'Dugongs graze in the second bay.');
  const teams = await post(page.request, address, '/api/admin/list', { col: 'teams' });
  const [team] = (await teams.json()).data;
  const results = page.locator('[data-result]');
  const search = async () => {
    await page.getByRole('searchbox', { name: 'Words' }).fill('dugongs');
    await expect(page.getByText('2 results', { exact: true })).toBeVisible();
  };
  const change = async (fill: (dialog: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: /^Select all .* listed$/ }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 2 texts' });
    await fill(dialog);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText(/^2 texts will change/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change 2 texts' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await search();
  await change(async (dialog) => {
    await dialog.getByLabel(/^Teams/).fill(team.name);
    await page.getByRole('option', { name: team.name, exact: true }).click();
    await page.keyboard.press('Escape');
    expect(await violationsOf(page)).toEqual([]);
  });
  await expect(results.filter({ hasText: team.name })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(results.filter({ hasText: team.name })).toHaveCount(0);
  await expect(page.getByText('2 texts restored to their previous state')).toBeVisible();

  await change((dialog) => dialog.getByLabel('No due date').check());
  await expect(results.getByText('Fresh', { exact: true })).toHaveCount(0);

  await change((dialog) => dialog.getByLabel('Archive').check());
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'archived texts' }).click();
  await expect(page.getByText('Archived texts', { exact: true })).toBeVisible();
  await results.filter({ hasText: 'second bay' }).click();
  await page.getByRole('article').getByRole('button', { name: 'Restore' }).click();
  await expect(results.filter({ hasText: 'second bay' })).toHaveCount(0);
  await expect(results.filter({ hasText: 'first bay' })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Words' }).fill('dugongs');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expect(results).toContainText('second bay');
});

test('the reports lead to the entries behind their figures, and the dashboard says how fresh the library is', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/reports');
  await page.getByRole('link', { name: 'Freshness of texts' }).click();
  const overdue = page.getByRole('link', { name: /^Total, Overdue: \d+$/ });
  const count = (await overdue.getAttribute('aria-label'))?.match(/\d+$/)?.[0];
  expect(await violationsOf(page)).toEqual([]);
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
