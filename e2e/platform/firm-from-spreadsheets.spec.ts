import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { Workbook } from '@cj-tech-master/excelts';
import { expect, type Page, test } from '@playwright/test';
import { foundFirm } from '../foundFirm.ts';
import { openPostbox, type Postbox } from '../postbox.ts';

const dataDir = join(import.meta.dirname, '../../.data/e2e/firm-from-spreadsheets');
const password = 'seven herons over a quiet harbor';
let platform: Platform;
let postbox: Postbox;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  postbox = await openPostbox();
  const settings = { SMTP_URL: postbox.url, MAIL_FROM: 'bids@heron-partners.org' };
  platform = await startPlatform({ dataDir, build: true, demo: false, settings, report: () => {} });
});
test.afterAll(async () => {
  await platform?.stop();
  await postbox?.close();
});

interface Table {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** As bookkeeping on Windows writes it where a comma stands within numbers. */
const customers: Table = {
  name: 'Customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Customer;Category;Town',
      'Port Authority of Saint-André;Public body;Saint-André',
      'Larkmoor University;Research;Larkmoor',
      'Municipality of Fårø;Public body;Fårø',
      '',
    ].join('\r\n'),
    'latin1',
  ),
};

/** As a list for people: a title, a free line, heads of two rows, and a department that stands once for its people. */
const staff = async (): Promise<Table> => {
  const book = new Workbook();
  const sheet = book.addWorksheet('Staff');
  for (const cells of [
    ['Staff of Heron & Partners, autumn'],
    [],
    ['Department', 'Person', null, 'Work e-mail', 'Job title', 'May do'],
    [null, 'First name', 'Surname', null, null, null],
    ['Health', 'Ben', 'Okoro', 'Ben.Okoro@heron-partners.org', 'Partner'],
    [null, 'Mei', 'Lindqvist', 'mei.lindqvist@heron-partners.org', 'Consultant', 'Project Manager'],
    ['Transport', 'Ada', 'Núñez', 'ada.nunez@heron-partners.org', 'Analyst'],
  ])
    sheet.addRow(cells);
  for (const range of ['A1:F1', 'A3:A4', 'B3:C3', 'D3:D4', 'E3:E4', 'F3:F4', 'A5:A6']) sheet.mergeCells(range);
  return {
    name: 'Staff.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await book.xlsx.writeBuffer()),
  };
};

/** As a tracker of bids in a shared drive: days as the office writes them, amounts with signs, desks that nobody has entered yet. */
const tracker: Table = {
  name: 'Pipeline.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Agency,Project name,RFP no.,Stage,Type,Account manager,Team,Prime/sub,Contract vehicle,Due,Value',
      'Port Authority of Saint-André,Dredging plan,PA-17,Qualifying,Strategy and planning,Coast desk,Transport,Prime,Open market,05/02/2027,"$1,250,000"',
      'Larkmoor University,Clinic survey,LU/9,Writing,Strategy and planning,Coast desk,Health,Sub,OASIS+,11/03/2027,"$80,500.50"',
      'Municipality of Fårø,Ferry timetable,,Identified,Strategy and planning,Island desk,Transport,Prime,Open market,07/04/2027,"$42,000"',
      '',
    ].join('\n'),
  ),
};

/** Gives the page a table and says which columns fill what, where that is not known by their names. */
const give = async (page: Page, table: Table, columns: Record<string, string>) => {
  await page.getByLabel('File', { exact: true }).setInputFiles(table);
  for (const [column, field] of Object.entries(columns))
    await page.getByRole('combobox', { name: column, exact: true }).selectOption({ label: field });
  if (Object.keys(columns).length > 0) await page.getByRole('button', { name: 'Check rows' }).click();
};

/** Adds names that a list lacks. */
const addNames = async (page: Page, field: string, names: string) => {
  const offer = page.getByRole('alert').filter({ hasText: `${field}: ` });
  await expect(offer).toContainText(names);
  await offer.getByRole('button', { name: /^Add/ }).click();
  await expect(offer).toHaveCount(0);
};

const takeIn = async (page: Page, rows: number) => {
  await page.getByRole('button', { name: `Import ${rows} rows` }).click();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expect(page.getByText(`${rows} new`, { exact: true })).toBeVisible();
};

test('three tables of a firm as they are, its customers, staff and bids, become a firm whose people sign in', async ({
  page,
  browser,
}) => {
  const { address } = platform;
  await page.goto(`${address}/login`);
  await foundFirm(page);
  await expect(page.getByRole('region', { name: 'Set up your firm' })).toBeVisible();
  await page.goto(`${address}/admin/setup`);
  await page.getByRole('button', { name: /^Add \d+ entries$/ }).click();
  await expect(page.getByText(/^\d+ entries added$/)).toBeVisible();

  await page.goto(`${address}/admin/companies?import=table`);
  await give(page, customers, { Customer: 'Name', Category: 'Type', Town: 'City' });
  await addNames(page, 'Type', 'Public body, Research');
  await takeIn(page, 3);

  await page.goto(`${address}/admin/users?import=table`);
  await give(page, await staff(), {
    Department: 'Teams',
    'Person First name': 'First name',
    'Person Surname': 'Last name',
    'Work e-mail': 'Email',
    'Job title': 'Position',
    'May do': 'Roles',
  });
  await addNames(page, 'Teams', 'Health, Transport');
  await takeIn(page, 3);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('3 invitations are on their way')).toBeVisible();

  await page.goto(`${address}/general/opportunities/import`);
  // What a firm calls the type of a bid is its kind of work.
  await give(page, tracker, { Type: 'Project type' });
  await page.getByRole('button', { name: /^Day first/ }).click();
  await addNames(page, 'Owner', 'Coast desk, Island desk');
  await takeIn(page, 3);
  await page.getByRole('link', { name: 'See the opportunities' }).click();
  await expect(page.getByRole('row', { name: /Clinic survey/ })).toContainText('Larkmoor University');
  await page
    .getByRole('row', { name: /Dredging plan/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('Feb 5, 2027');
  await expect(page.getByRole('main')).toContainText('$1,250,000');
  await expect(page.getByRole('main')).toContainText('Port Authority of Saint-André');

  const link = await postbox.linkTo('mei.lindqvist@heron-partners.org');
  const theirs = await browser.newContext();
  const guest = await theirs.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Welcome, Mei Lindqvist' })).toBeVisible();
  await guest.getByLabel(/^Password/).fill(password);
  await guest.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);
  await guest.goto(`${address}/general/opportunities`);
  await expect(guest.getByRole('row', { name: /Ferry timetable/ })).toBeVisible();
  await theirs.close();
});
