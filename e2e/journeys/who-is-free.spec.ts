import type { CapacityAnswer } from '@bidwright/contract-ftes';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

const names = (page: Page) => page.getByRole('table', { name: 'People' }).getByRole('link').allTextContents();

test('who has half of the next twelve months free is found in three actions, and is who the figures say', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'operations');
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'at least 50%' }).click();
  await expect(page.getByText(/people are free$/)).toBeVisible();

  const from = await page.evaluate(() => new Date().toISOString().slice(0, 7));
  const answer = await post(page.request, address, '/api/ftes/capacity', { from, months: 12 });
  const { people }: CapacityAnswer = (await answer.json()).data;
  const free = people.filter(({ capacity, expected }) => expected.every((load) => capacity - load >= 0.495));
  expect(free.length).toBeGreaterThan(0);
  expect((await names(page)).toSorted()).toEqual(free.map(({ person }) => person.name).toSorted());

  // The address says it all: a colleague opens the same.
  const shown = await names(page);
  await page.reload();
  await expect(page.getByText(/people are free$/)).toBeVisible();
  expect(await names(page)).toEqual(shown);
  await page.getByRole('link', { name: shown[0] ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FTE allocations' })).toBeVisible();
});

test('by keyboard alone, on a phone, a data scientist who is free is found', async ({ page, address }) => {
  await signIn(page, address, 'operations');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user/ftes');
  await expect(page.getByText(/^\d+ people$/)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('data scientist');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=data/);
  const rows = page
    .getByRole('table', { name: 'People' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows.filter({ hasNotText: 'Data Scientist' })).toHaveCount(0);
  expect(await rows.count()).toBeGreaterThan(0);
});

test('the search over everything answers who is free in a month', async ({ page, address }) => {
  await signIn(page, address, 'operations');
  await page.goto('/dashboard');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('free in march data scientist');
  await page.getByRole('option', { name: /^Free · Mar \d{4}/ }).click();
  await expect(page).toHaveURL(/\/user\/ftes\?search=data\+scientist&free=20&from=\d{4}-03&to=\d{4}-03/);
  await expect(page.getByText(/(people are|person is|Nobody is) free$/)).toBeVisible();
});
