import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const name = 'Tide gauge replacement plan';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const pick = async (page: Page, label: RegExp, text: string) => {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
};

const file = (fileName: string) => ({
  name: fileName,
  mimeType: 'text/plain',
  buffer: Buffer.from('Replacement of 14 gauges.'),
});

/** Adds the solicitation before there is a record that it could belong to. */
const attach = async (page: Page) => {
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file('solicitation.txt'));
  await expect(dialog.getByText('solicitation.txt')).toBeVisible();
  await page.getByRole('combobox', { name: /^Kind of document/ }).click();
  await page.getByRole('option', { name: 'RFP', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(dialog).toBeHidden();
};

const record = async (page: Page, before?: (page: Page) => Promise<void>, called = name) => {
  await page.goto('/general/opportunities/new');
  await pick(page, /^Client/, 'Kestrel Rail');
  await page.getByLabel('Solicitation name').fill(called);
  await pick(page, /^Project type/, 'Data analytics');
  await pick(page, /^Status/, 'Writing');
  await pick(page, /^Owner/, 'Marcus');
  await page.getByLabel('GSA schedule').fill('Open market');
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Prime' }).click();
  await page.getByLabel('Due date').fill('2027-03-01');
  await page.getByRole('button', { name: 'Next' }).click();
  await pick(page, /^Teams involved/, 'Digital and Cloud');
  await page.keyboard.press('Escape');
  await pick(page, /^Primary team/, 'Digital and Cloud');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Budget amount').fill('800000');
  await before?.(page);
  await page.getByRole('button', { name: 'Create opportunity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible();
};

for (const [where, viewport, called] of [
  ['a desk', undefined, name],
  ['a phone', phone, 'Buoy light renewal'],
] as const) {
  test.describe(where, () => {
    if (viewport) test.use({ viewport });

    test(`at ${where} a bid goes from its record over a document, a decision with mail and the award to a project and its recompete`, async ({
      page,
      address,
    }) => {
      await signIn(page, address, 'admin');
      await record(page, attach, called);
      const bid = page.url();

      // On a phone what belongs to a bid stands in a tab.
      if (viewport) await page.getByRole('tab', { name: 'Cards' }).click();
      await expect(page.getByRole('link', { name: 'solicitation.txt' })).toBeVisible();

      await page.getByRole('button', { name: 'Add decision' }).click();
      await page.getByRole('combobox', { name: /^Decision/ }).click();
      await page.getByRole('option', { name: 'Go', exact: true }).click();
      await page.getByLabel('Reasons').fill('The gauges are ours already.');
      await page.getByRole('dialog').getByRole('button', { name: 'Add decision' }).click();
      await page.getByRole('button', { name: /^Send Email about Go/ }).click();
      const mail = page.getByRole('dialog');
      await expect(mail.getByRole('region', { name: 'Preview' })).toContainText(`Go: ${called}`);
      await mail.getByRole('button', { name: /^Add the teams involved/ }).click();
      await mail.getByRole('button', { name: 'Send Email' }).click();
      await expect(page.getByText(/^Emailed to \d+ people by/)).toBeVisible();

      await page.getByRole('button', { name: /^Writing/ }).click();
      await pick(page, /^Status/, 'Won');
      await page.getByLabel('Award date').fill('2026-11-20');
      await page.getByLabel('Contract amount').fill('790000');
      await page.locator('input[type=file]').setInputFiles(file('contract.txt'));
      await page.getByRole('button', { name: 'Change status' }).click();
      await expect(page.getByText('Opportunity Updated!')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('Won');

      await page.goto(`/general/projects${new URL(bid).pathname.replace('/general/opportunities', '')}`);
      await expect(page.getByRole('region', { name: 'Contract scope' })).toContainText('contract.txt');
      await expect(page.getByText('$790,000').first()).toBeVisible();
      await page.getByRole('link', { name: 'Start recompete' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'New recompete' })).toBeVisible();
      await expect(page.getByLabel('Solicitation name')).toHaveValue(called);
      await expect(page.getByRole('combobox', { name: /^Original opportunity/ })).toHaveValue(called);
    });
  });
}

for (const [where, viewport, named] of [
  ['a desk', desk, 'Sluice gate upkeep'],
  ['a phone', phone, 'Lock gate upkeep'],
] as const) {
  test.describe(where, () => {
    test.use({ viewport });

    test(`at ${where}, of two people who change the same field the second is asked, and nothing is lost`, async ({
      page,
      browser,
      address,
    }) => {
      await signIn(page, address, 'admin');
      await record(page, undefined, named);
      const bid = page.url();
      const other = await (await browser.newContext({ baseURL: address, viewport })).newPage();
      await signIn(other, address, 'admin');
      await other.goto(bid);

      for (const [who, text] of [
        [page, 'Mine'],
        [other, 'Theirs'],
      ] as const) {
        await who.getByRole('button', { name: 'Edit details' }).click();
        await who.getByLabel('Nickname').fill(text);
      }
      await page.getByLabel('Link to posting').fill('https://example.org/gauges');
      await other.getByRole('button', { name: 'Save changes' }).click();
      await expect(other.getByText('Opportunity Updated!')).toBeVisible();

      await page.getByRole('button', { name: 'Save changes' }).click();
      const question = page.getByRole('dialog', { name: 'Someone changed the same field' });
      await expect(question).toContainText('Theirs');
      await question.getByText('Theirs', { exact: true }).first().click();
      await question.getByRole('button', { name: 'Keep theirs' }).click();
      await expect(page.getByText('Opportunity Updated!')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Details' })).toContainText('Theirs');
      const details = page.getByRole('region', { name: 'Details' });
      await expect(details.getByRole('link', { name: 'https://example.org/gauges' })).toBeVisible();
      await other.context().close();
    });
  });
}
