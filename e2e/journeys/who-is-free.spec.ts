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
  const free = people.filter(({ capacities, expected }) =>
    expected.every((load, at) => (capacities[at] ?? 0) - load >= 0.495),
  );
  expect(free.length).toBeGreaterThan(0);
  expect((await names(page)).toSorted()).toEqual(free.map(({ person }) => person.name).toSorted());

  // The address says it all: a colleague opens the same.
  const shown = await names(page);
  await page.reload();
  await expect(page.getByText(/people are free$/)).toBeVisible();
  expect(await names(page)).toEqual(shown);
  // Others may be called the same.
  await page.getByRole('table', { name: 'People' }).getByRole('link').first().click();
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
  await expect(page.getByText(/(people are|person is|No one is) free$/)).toBeVisible();
});

test('a data scientist who knows Python well and is free is found in three actions', async ({ page, address }) => {
  await signIn(page, address, 'lead');
  await page.goto('/dashboard');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('free data scientist python advanced');
  await page.getByRole('option', { name: /^Free/ }).click();
  await expect(page.getByText(/(people are|person is|No one is) free$/)).toBeVisible();

  const from = await page.evaluate(() => new Date().toISOString().slice(0, 7));
  const answer = await post(page.request, address, '/api/ftes/capacity', { from, months: 12, skills: true });
  const { people }: CapacityAnswer = (await answer.json()).data;
  const able = people.filter(
    ({ position, skills = [] }) =>
      position === 'Data Scientist' && skills.some(({ name, level }) => name === 'Python' && level >= 3),
  );
  expect(able.length).toBeGreaterThan(0);
  const free = able.filter(({ capacities, expected }) =>
    expected.every((load, at) => (capacities[at] ?? 0) - load >= 0.195),
  );
  expect((await names(page)).toSorted()).toEqual(free.map(({ person }) => person.name).toSorted());
});

test('what somebody says of the own skills and leave is found, and lowers what is free', async ({ page, address }) => {
  await signIn(page, address, 'user');
  await page.goto('/user/ftes/me');
  await page.getByRole('button', { name: 'Add skill' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Skill/ }).fill('Machine');
  await page.getByRole('option', { name: 'Machine learning' }).click();
  await dialog.getByRole('combobox', { name: /^Level/ }).click();
  await page.getByRole('option', { name: 'Expert' }).click();
  await dialog.getByRole('button', { name: 'Add skill' }).click();
  await expect(page.getByRole('button', { name: 'Machine learning: Expert. Change the level' })).toBeVisible();

  const year = new Date().getFullYear() + 1;
  await page.getByRole('button', { name: 'Add leave' }).click();
  await page.getByLabel(/^First day/).fill(`${year}-08-02`);
  await page.getByLabel(/^Last day/).fill(`${year}-08-13`);
  await page.getByRole('dialog').getByRole('button', { name: 'Add leave' }).click();
  await expect(page.getByRole('button', { name: /^Remove Aug 2/ })).toBeVisible();

  await signIn(page, address, 'operations');
  const answer = await post(page.request, address, '/api/ftes/capacity', { from: `${year}-07`, months: 2 });
  const { people }: CapacityAnswer = (await answer.json()).data;
  const bea = people.find(({ person }) => person.name === 'Bea Tran');
  expect(bea?.capacities[0]).toBe(bea?.capacity);
  expect(bea?.capacities[1]).toBeLessThan(bea?.capacity ?? 0);
  await page.goto('/user/ftes?search=machine');
  await expect(page.getByRole('table', { name: 'People' }).getByRole('link', { name: 'Bea Tran' })).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: 'People' })
      .getByText(/Machine learning/)
      .first(),
  ).toBeVisible();
});

test('an open role shows who fits, is filled by a key, and opened again by Undo', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/user/ftes?months=24');
  await page.getByRole('button', { name: 'Open roles' }).click();
  const role = page.getByRole('region', { name: 'Open roles' }).getByRole('button', { name: /^Data Scientist/ });
  await expect(role).toContainText('Python: at least Advanced');
  await role.click();
  await expect(page.getByText(/(people fit|person fits)$/)).toBeVisible();
  const rows = page
    .getByRole('table', { name: 'People' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows.filter({ hasNotText: 'Python' })).toHaveCount(0);
  const place = rows.first().getByRole('button', { name: /^Place / });
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/planned as Data Scientist on/)).toBeVisible();
  await expect(role).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(role).toBeVisible();
});
