import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { foundFirm } from '../foundFirm.ts';

const dataDir = join(import.meta.dirname, '../../.data/e2e/new-firm');
let platform: Platform;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  platform = await startPlatform({ dataDir, build: true, demo: false, report: () => {} });
});
test.afterAll(() => platform?.stop());

/** Chooses the entry that begins with a text. */
const choose = async (page: Page, name: RegExp, text: string) => {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: text }).first().click();
};

/** A logo as an Admin has it: four times as wide as high, and larger than any page shows it. */
const logo = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 400 });
    const drawing = canvas.getContext('2d');
    drawing?.fillRect(0, 0, 1600, 120);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

/** Names the firm and gives it a logo; a picture that could carry scripts is refused. */
const nameFirm = async (page: Page) => {
  const firm = page.getByRole('region', { name: 'Your firm' });
  await firm.getByRole('textbox', { name: /^Name/ }).fill('Heron & Partners');
  await firm.getByRole('button', { name: 'Save' }).click();
  await expect(frameLink(page)).toHaveText('Heron & Partners');
  const choose = firm.locator('input[type=file]');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  await choose.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(firm.getByRole('alert')).toHaveText(/^Choose a PNG, JPEG or WebP image\. SVG files can contain scripts/);
  await choose.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await logo(page), 'base64'),
  });
  await expect(frameLink(page).locator('img')).toHaveJSProperty('naturalWidth', 512);
  await expect(frameLink(page)).toHaveText('');
  // It stands within its paper, not below it.
  const below = await firm.getByRole('img').evaluate((image) => {
    const paper = image.parentElement ?? image;
    return image.getBoundingClientRect().bottom - paper.getBoundingClientRect().bottom;
  });
  expect(below).toBeLessThanOrEqual(0);
};

/** The way home at the head of each page. */
const frameLink = (page: Page) => page.getByRole('link', { name: 'Heron & Partners, to the dashboard' });

test('from an empty folder a founder comes to the first bid: account, name, logo, lists, team, company, colleague', async ({
  page,
}) => {
  await page.goto(`${platform.address}/login`);
  await expect(page.getByText('There are no accounts yet.')).toBeVisible();
  await foundFirm(page);

  const card = page.getByRole('region', { name: 'Set up your firm' });
  await expect(card.getByText('0 of 5 done')).toBeVisible();
  await card.getByRole('link', { name: 'Name and logo' }).click();
  await nameFirm(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('group', { name: 'Opportunity status' }).getByRole('button', { name: 'Review' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: /^Add \d+ entries$/ }).click();
  await expect(page.getByText(/^\d+ entries added$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add \d+ entries$/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Teams', exact: true }).last().click();
  await page.getByRole('button', { name: 'New team' }).first().click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Health');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Health added')).toBeVisible();

  await page.goto(`${platform.address}/admin/companies`);
  await page.getByRole('button', { name: 'New company' }).first().click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('City of Heron Bay');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('City of Heron Bay added')).toBeVisible();

  await page.goto(`${platform.address}/admin/setup`);
  await expect(page).toHaveTitle('Set up your firm · Heron & Partners');
  await expect(page.getByRole('img', { name: 'To do' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Colleagues' }).click();
  await page.getByRole('button', { name: 'New user' }).first().click();
  await page.getByRole('textbox', { name: /^First name/ }).fill('Ben');
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Okoro');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ben@firm.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/^Ben Okoro/).first()).toBeVisible();

  await page.goto(`${platform.address}/admin/setup`);
  await page.getByRole('link', { name: /^Setup complete/ }).click();
  await page.getByRole('link', { name: 'New opportunity' }).first().click();
  await page.getByRole('textbox', { name: /^Solicitation name/ }).fill('Clinic network plan');
  await choose(page, /^Client/, 'City of Heron Bay');
  await choose(page, /^Status/, 'Qualifying');
  await choose(page, /^Project type/, 'Strategy and planning');
  await choose(page, /^Owner/, 'Proposal desk');
  await choose(page, /^Role/, 'Prime');
  await page
    .getByLabel(/^GSA schedule/)
    .first()
    .fill('None');
  await page
    .getByLabel(/^Due date/)
    .first()
    .click();
  await page.keyboard.type('03012027');
  await page.keyboard.press('Control+Enter');
  await choose(page, /^Teams involved/, 'Health');
  await page.keyboard.press('Escape');
  await choose(page, /^Primary team/, 'Health');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Create opportunity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clinic network plan' })).toBeVisible();
  await page.goto(`${platform.address}/dashboard`);
  await expect(page.getByText('Status category Open')).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(`${platform.address}/login`);
  await expect(page).toHaveTitle('Sign in · Heron & Partners');
  await expect(frameLink(page).locator('img')).toHaveJSProperty('naturalWidth', 512);
});
