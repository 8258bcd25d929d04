import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { foundFirm } from '../foundFirm.ts';
import { post } from '../people.ts';

const dataDir = join(import.meta.dirname, '../../.data/e2e/firm-zone-and-languages');
let platform: Platform;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  platform = await startPlatform({ dataDir, build: true, demo: false, report: () => {} });
});
test.afterAll(() => platform?.stop());

/** The last place where a day begins, and the first: their dates are never the same. */
const late = 'Pacific/Pago_Pago';
const early = 'Pacific/Kiritimati';

const todayIn = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }).format();

/** A bid that is due on a day, of a status that is open. */
const dueOn = async (page: Page, dueDate: string) => {
  const create = async (service: string, record: object): Promise<string> => {
    const answer = await post(page.request, platform.address, `/api/${service}/create`, record);
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  const status = { col: 'opportunityStatus', name: 'Qualifying', category: 'Open' };
  const opportunityStatus = { id: await create('admin', status), name: status.name };
  const bid = sampleOpportunity({ solicitationName: 'Tide gates', dueDate, opportunityStatus });
  await create('opportunities', { col: 'opportunities', ...bid });
};

const firmOf = (page: Page) => page.getByRole('region', { name: 'Your firm' });

const save = async (page: Page) => {
  await firmOf(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Other open pages show the change after a reload.')).toBeVisible();
};

const chooseZone = async (page: Page, zone: string) => {
  await page.goto(`${platform.address}/admin/setup`);
  const field = firmOf(page).getByRole('combobox', { name: /^Time zone/ });
  await field.click();
  await page.getByRole('option', { name: zone.replaceAll('_', ' '), exact: true }).click();
  await save(page);
  await page.reload();
  await expect(field).toHaveText(zone.replaceAll('_', ' '));
};

/** The page of somebody who is not signed in. */
const strangerIn = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${platform.address}/login`);
  return page;
};

const lang = (of: Page) => of.locator('html');

test('a bid is due by the firm’s day, wherever its people and its server are', async ({ page }) => {
  await page.goto(`${platform.address}/login`);
  await foundFirm(page);
  await expect(page.getByRole('region', { name: 'Set up your firm' })).toBeVisible();
  await dueOn(page, todayIn(late));
  const row = page.getByRole('row', { name: /Tide gates/ });
  for (const [zone, due] of [
    [late, 'today'],
    [early, /[12] (d|days?) late/],
  ] as const) {
    await chooseZone(page, zone);
    await page.goto(`${platform.address}/general/opportunities`);
    await expect(row).toContainText(due);
  }
  await page.goto(`${platform.address}/admin/emails?tab=settings`);
  await expect(page.getByText(/time zone Pacific\/Kiritimati/)).toBeVisible();
});

test('people have the languages that the firm offers, newcomers its own', async ({ page, browser }) => {
  const before = await strangerIn(browser);
  await expect(lang(before)).toHaveAttribute('lang', 'en');
  await before.getByRole('button', { name: /^EN/ }).click();
  await before.getByRole('menuitem', { name: 'Română' }).click();
  await expect(lang(before)).toHaveAttribute('lang', 'ro');

  const rosa = { email: 'rosa@firm.example', password: 'seven green herons' };
  expect((await post(page.request, platform.address, '/api/shell/signIn', rosa)).status()).toBe(200);
  await page.goto(`${platform.address}/admin/setup`);
  for (const name of ['Romanian', 'Chinese']) await firmOf(page).getByRole('checkbox', { name }).uncheck();
  await firmOf(page)
    .getByRole('combobox', { name: /^Default language/ })
    .click();
  await page.getByRole('option', { name: 'French' }).click();
  await save(page);

  const stranger = await strangerIn(browser);
  await expect(lang(stranger)).toHaveAttribute('lang', 'fr');
  await stranger.context().close();
  // Who had chosen one that is not offered any more is led to that of newcomers.
  await before.reload();
  await expect(lang(before)).toHaveAttribute('lang', 'fr');
  await before.getByRole('button', { name: /^FR/ }).click();
  await expect(before.getByRole('menuitem')).toHaveText(['Français', 'English']);
  await before.context().close();
});
