import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Workbook } from '@cj-tech-master/excelts';
import type { Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { downTo, enter, tabTo } from '../keyboard.ts';
import { post, signIn } from '../people.ts';

const samples = join(import.meta.dirname, '../../services/opportunities/src/requirements/samples');
const solicitation = (name: string) => readFile(join(samples, `${name}.txt`), 'utf8');

/** The page of a bid; none has requirements yet. */
const openFor = async (page: Page, address: string, at: number) => {
  await signIn(page, address, 'admin');
  const answer = await post(page.request, address, '/api/opportunities/query', { col: 'opportunities', limit: at + 1 });
  await page.goto(`/general/opportunities/${(await answer.json()).data[at].id}`);
};

const table = (page: Page) => page.getByRole('table', { name: 'Requirements' });

test('a solicitation is read, owned and exported, and the matrix opens again, by keyboard alone', async ({
  page,
  address,
}) => {
  await openFor(page, address, 0);
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Requirements' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Requirements' })).toBeVisible();

  await enter(page, page.getByRole('main').getByRole('button', { name: 'Read a solicitation' }).first());
  const dialog = page.getByRole('dialog');
  await enter(page, dialog.getByRole('button', { name: 'Pasted text' }));
  const field = dialog.getByRole('textbox', { name: /^Text of the solicitation/ });
  await tabTo(page, field);
  await page.keyboard.insertText(await solicitation('pinecrest-library'));
  await enter(page, dialog.getByRole('button', { name: 'Read', exact: true }));
  await expect(page.getByText(/^\d+ requirements found: \d+ new, 0 changed, 0 removed$/)).toBeVisible();
  await expect(table(page)).toContainText('The contractor will visit at least four branches');

  const state = table(page)
    .getByRole('button', { name: /^Status: Open/ })
    .first();
  await state.focus();
  await page.keyboard.press('Enter');
  await downTo(page, page.getByRole('menuitemradio', { name: 'In work' }));
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('button', { name: /^Status: In work/ })).toHaveCount(1);
  const owner = table(page)
    .getByRole('button', { name: /^Owner:/ })
    .first();
  await owner.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Marcus');
  await downTo(page, page.getByRole('menuitemradio', { name: /Marcus/ }).first());
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('button', { name: /^Owner: .*Marcus/ })).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await enter(page, page.getByRole('button', { name: 'Matrix' }));
  await downTo(page, page.getByRole('menuitemradio', { name: 'Excel file' }));
  await page.keyboard.press('Enter');
  const workbook = new Workbook();
  await workbook.xlsx.readFile(await (await downloading).path());
  const rows = workbook.worksheets[0]?.getSheetValues().map(String) ?? [];
  expect(rows.join('\n')).toContain('The contractor will visit at least four branches');
  expect(rows.join('\n')).toContain('Marcus');
});

test('an amendment keeps who answers what, and a phone shows all of it', async ({ page, address }) => {
  await openFor(page, address, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').getByRole('link', { name: 'Requirements' }).click();
  const text = await solicitation('harbor-county');
  const read = async (pasted: string, before?: string) => {
    await page.getByRole('main').getByRole('button', { name: 'Read a solicitation' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pasted text' }).click();
    await dialog.getByRole('textbox', { name: /^Text of the solicitation/ }).fill(pasted);
    if (before) {
      await dialog.getByRole('combobox', { name: /^Amendment of/ }).click();
      await page.getByRole('option', { name: before }).first().click();
    }
    await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  };
  await read(text);
  await expect(page.getByText(/requirements found: \d+ new, 0 changed, 0 removed$/)).toBeVisible();
  await read(text.replace('a total of 8 pages', 'a total of 12 pages'), 'Pasted solicitation.txt');
  await expect(page.getByText(/requirements found: 0 new, 1 changed, 0 removed$/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Changed', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
