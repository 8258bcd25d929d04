import { readFile } from 'node:fs/promises';
import { Workbook } from '@cj-tech-master/excelts';
import type { Download, Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { downTo, enter, tabTo } from '../keyboard.ts';
import { post, signIn } from '../people.ts';

const asked = [
  'What happens if a key person leaves the project?',
  'At which threshold will you alert us that a task is running over budget?',
  'What is the tensile strength of the steel you supply?',
  'Do you employ staff of temporary work agencies?',
];

/** A questionnaire as buyers send it, with a title above its headings and a sheet that is not to be touched. */
const questionnaire = async (headings: readonly string[]): Promise<Buffer> => {
  const workbook = new Workbook();
  workbook.addWorksheet('Read me').getCell('A1').value = 'Please answer in English';
  const sheet = workbook.addWorksheet('Questions');
  sheet.addRow(['Supplier questionnaire']);
  sheet.addRow([...headings]);
  for (const [n, text] of asked.entries()) sheet.addRow([`1.${n + 1}`, text, '']);
  sheet.getCell('C3').font = { italic: true, color: { argb: 'FF0000FF' } };
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

const openFor = async (page: Page, address: string, at: number): Promise<string> => {
  await signIn(page, address, 'admin');
  const answer = await post(page.request, address, '/api/opportunities/query', { col: 'opportunities', limit: at + 1 });
  const { id } = (await answer.json()).data[at];
  await page.goto(`/general/opportunities/${id}`);
  return id;
};

const pickFile = async (page: Page, press: () => Promise<void>, buffer: Buffer) => {
  const choosing = page.waitForEvent('filechooser');
  await press();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await (await choosing).setFiles({ name: 'questionnaire.xlsx', mimeType, buffer });
};

const sheetOf = async (download: Download) => {
  const workbook = new Workbook();
  await workbook.xlsx.load(await readFile(await download.path()));
  return workbook.getWorksheet('Questions');
};

const table = (page: Page) => page.getByRole('table', { name: 'Questions' });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a list of questions is answered from the library and goes back in its file, by keyboard alone', async ({
  page,
  address,
}) => {
  const id = await openFor(page, address, 0);
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Questions' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await enter(page, page.getByRole('main').getByRole('button', { name: 'Add questions' }));
  const choose = page.getByRole('dialog').getByRole('button', { name: /Choose/ });
  const buffer = await questionnaire(['No.', 'Question', 'Response']);
  await pickFile(page, () => enter(page, choose), buffer);
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Read', exact: true }));
  await expect(page.getByText('4 questions read')).toBeVisible();
  await expect(table(page)).toContainText('the deputy steps in on the same day');
  await expect(page.getByText('0 of 4 answered')).toBeVisible();

  const first = table(page).getByRole('button', { name: /key person leaves/ });
  await enter(page, first);
  const one = panel(page, 'Question 1.1');
  await expect(one.getByRole('list', { name: 'Proposed answer' }).getByRole('link').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const proposed = await one.getByRole('list', { name: 'Proposed answer' }).getByRole('listitem').first().innerText();
  await enter(page, one.getByRole('button', { name: 'Accept', exact: true }));
  const two = panel(page, 'Question 1.2');
  await enter(page, two.getByRole('button', { name: 'Edit', exact: true }));
  const field = two.getByRole('textbox', { name: /^Answer/ });
  await tabTo(page, field);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' We call you the same day.');
  await enter(page, two.getByRole('button', { name: 'Accept', exact: true }));
  const three = panel(page, 'Question 1.3');
  await enter(page, three.getByRole('button', { name: 'Reject', exact: true }));
  await expect(panel(page, 'Question 1.4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 of 4 answered')).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Unanswered (1)' }));
  await expect(table(page).getByRole('row')).toHaveCount(2);

  const downloading = page.waitForEvent('download');
  await enter(page, page.getByRole('button', { name: 'Export answers' }));
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('questionnaire.xlsx');
  const sheet = await sheetOf(download);
  expect(sheet?.getCell('A1').value).toBe('Supplier questionnaire');
  expect(String(sheet?.getCell('C3').value)).toContain(proposed.split('\n')[0]);
  expect(sheet?.getCell('C3').font).toMatchObject({ italic: true });
  expect(String(sheet?.getCell('C4').value)).toMatch(/We call you the same day\.$/);
  expect(sheet?.getCell('C5').value ?? '').toBe('');
  await expect(page.getByText('2 of 4 answers written to the file')).toBeVisible();

  // The library hears of it.
  const ask = { col: 'questions', where: [{ field: 'opportunityId', is: 'eq', value: id }] };
  const answered = await post(page.request, address, '/api/opportunities/query', ask);
  const { sources } = (await answered.json()).data.find(({ state }: { state: string }) => state === 'Accepted');
  const uses = { col: 'rfpContent', id: sources[0].entry, sub: 'uses' };
  await expect(async () => {
    const answer = await post(page.request, address, '/api/rfp-library/getSubCollection', uses);
    const bids = (await answer.json()).data.map(({ opportunity }: { opportunity: { id: string } }) => opportunity.id);
    expect(bids).toContain(id);
  }).toPass();
});

test('on a phone columns are asked for, an answer is exchanged, accepted and cleared', async ({ page, address }) => {
  await openFor(page, address, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add questions' }).click();
  const dialog = page.getByRole('dialog');
  const choose = dialog.getByRole('button', { name: /Choose/ });
  await pickFile(page, () => choose.click(), Buffer.from('PK and nothing else'));
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(dialog.getByText(/xlsx/).first()).toBeVisible();
  const another = dialog.getByRole('button', { name: /another/i });
  await pickFile(page, () => another.click(), await questionnaire(['', '', '']));
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(
    dialog.getByText('The column names do not show where the questions are. Choose the columns.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Questions' }).click();
  await dialog.getByRole('combobox', { name: /^Question column/ }).click();
  await page.getByRole('option', { name: /^Column 2/ }).click();
  await dialog.getByRole('combobox', { name: /^Answers go into/ }).click();
  await page.getByRole('option', { name: /^Column 3/ }).click();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByText('4 questions read')).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: /key person leaves/ })
    .click();
  const one = page.getByRole('dialog');
  const other = one.getByRole('region', { name: 'Other texts' });
  await other.getByRole('button', { name: 'Use instead' }).first().click();
  expect(await violationsOf(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await one.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(one.getByText('At which threshold', { exact: false })).toBeVisible();
  await one.getByRole('button', { name: 'Previous' }).click();
  await one.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(one.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await one.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('0 of 4 answered')).toBeVisible();

  const cards = page.getByRole('list', { name: 'Questions' });
  await cards.getByRole('checkbox', { name: /key person leaves/ }).click();
  await cards.getByRole('checkbox', { name: /tensile strength/ }).click();
  const bar = page.getByRole('region', { name: 'Selected questions' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Set owner' }).click();
  await page.keyboard.type('Marcus');
  await page
    .getByRole('menuitemradio', { name: /Marcus/ })
    .first()
    .click();
  await expect(cards.getByRole('listitem').filter({ hasText: 'Marcus Adeyemi' })).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
});

test('two questions are given to a colleague at once, who finds them under Mine', async ({ page, address }) => {
  const id = await openFor(page, address, 2);
  await page.getByRole('main').getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add questions' }).click();
  const choose = page.getByRole('dialog').getByRole('button', { name: /Choose/ });
  await pickFile(page, () => choose.click(), await questionnaire(['No.', 'Question', 'Response']));
  await page.getByRole('dialog').getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByText('4 questions read')).toBeVisible();

  for (const text of ['key person leaves', 'tensile strength'])
    await table(page).getByRole('row', { name: text }).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selected questions' });
  await enter(page, bar.getByRole('button', { name: 'Set owner' }));
  await page.keyboard.type('Marcus');
  await downTo(page, page.getByRole('menuitemradio', { name: /Marcus/ }).first());
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('button', { name: /^Owner: Marcus Adeyemi/ })).toHaveCount(2);
  await enter(page, bar.getByRole('button', { name: 'Set due day' }));
  const dialog = page.getByRole('dialog', { name: 'Due' });
  await dialog.getByLabel(/^Due/).fill('2030-05-06');
  expect(await violationsOf(page)).toEqual([]);
  await enter(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(table(page).getByText('May 6, 2030')).toHaveCount(2);
  await table(page).getByRole('button', { name: 'Owner', exact: true }).click();
  await expect(table(page).getByRole('row').nth(1)).not.toContainText('Marcus');
  await table(page).getByRole('button', { name: 'Owner', exact: true }).click();
  await expect(table(page).getByRole('row').nth(1)).toContainText('Marcus');
  expect(await violationsOf(page)).toEqual([]);

  await signIn(page, address, 'lead');
  await page.goto(`/general/opportunities/${id}/questions`);
  await enter(page, page.getByRole('button', { name: 'Mine (2)' }));
  await expect(table(page).getByRole('row')).toHaveCount(3);
  await expect(table(page)).toContainText('tensile strength');
  await expect(table(page)).not.toContainText('temporary work agencies');
  await table(page)
    .getByRole('button', { name: /tensile strength/ })
    .click();
  await expect(panel(page, 'Question 1.3').getByText('Owner: Marcus Adeyemi')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
