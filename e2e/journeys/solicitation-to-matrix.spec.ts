import { readFile } from 'node:fs/promises';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { Workbook } from '@cj-tech-master/excelts';
import type { Download, Locator, Page } from '@playwright/test';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import mammoth from 'mammoth';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { downTo, enter, pick, tabTo, type } from '../keyboard.ts';
import { ask } from '../library.ts';
import { signIn } from '../people.ts';

/** More stands before the rows of a page than one is used to on a phone. */
const max = 300;

const bidName = 'Lights of the harbor';
const demand = 'The contractor shall name a deputy for each key person.';

const rowOf = (...cells: string[]) =>
  new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) });

/** As a buyer sends it: a Word file with sentences and a table. */
const solicitation = () =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            ...['3.1 Staff', demand, '3.2 Deliverables'].map((text) => new Paragraph(text)),
            new Table({ rows: [rowOf('No.', 'Deliverable', 'Due'), rowOf('1', 'Plan of the lights', 'Week 2')] }),
          ],
        },
      ],
    }),
  );

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const newBid = (page: Page, address: string) => {
  const dates = { dueDate: inDays(90), decisionDueDate: null, dateQnA: null };
  const bid = sampleOpportunity({ solicitationName: bidName, solicitationNumber: bidName, ...dates });
  return ask<string>(page, address, 'opportunities/create', { col: 'opportunities', ...bid });
};

const read = async (page: Page) => {
  await enter(page, page.getByRole('main').getByRole('button', { name: 'Read a solicitation' }).first(), max);
  const dialog = page.getByRole('dialog');
  const choosing = page.waitForEvent('filechooser');
  await enter(page, dialog.getByRole('button', { name: /Choose/ }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await (await choosing).setFiles({ name: 'rfp.docx', mimeType, buffer: await solicitation() });
  await enter(page, dialog.getByRole('button', { name: 'Read', exact: true }));
  await expect(page.getByText('2 requirements found: 2 new, 0 changed, 0 removed')).toBeVisible();
};

/** The matrix as a file of one kind. */
const matrix = async (page: Page, kind: string): Promise<Download> => {
  const downloading = page.waitForEvent('download');
  await enter(page, page.getByRole('button', { name: 'Matrix' }), max);
  await downTo(page, page.getByRole('menuitemradio', { name: kind }));
  await page.keyboard.press('Enter');
  return downloading;
};

/** A text of the library goes into a Word file for the bid. */
const reuse = async (page: Page, link: Locator) => {
  await enter(page, link, max);
  const drawer = page.getByRole('dialog');
  await enter(page, drawer.getByRole('button', { name: 'Add to basket' }), max);
  await enter(page, drawer.getByRole('button', { name: 'Close' }), max);
  await enter(page, page.getByRole('button', { name: 'Basket (1)' }), max);
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Export to Word' }), max);
  await type(page, page.getByRole('combobox', { name: /^For which opportunity/ }), bidName);
  // What is not meant goes first.
  await expect(page.getByRole('option')).toHaveText([new RegExp(bidName)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  await enter(page, page.getByRole('button', { name: 'Write Word file' }), max);
  await downloading;
  await expect(page.getByText(/1 text exported/)).toBeVisible();
};

test('a solicitation becomes owned requirements, planned sections, a text used again and a matrix, by keys alone on a phone', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, address, 'admin');
  const id = await newBid(page, address);
  const bid = `/general/opportunities/${id}`;
  await page.goto(bid);
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Requirements' }), max);
  await read(page);
  const cards = page.getByRole('list', { name: 'Requirements' });
  await expect(cards).toContainText('1 | Plan of the lights | Week 2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await enter(page, cards.getByRole('button', { name: /name a deputy/ }), max);
  const panel = page.getByRole('dialog', { name: 'Requirement' });
  await pick(page, panel.getByRole('combobox', { name: /^Owner/ }), 'Marcus');
  await type(page, panel.getByRole('textbox', { name: /^Proposal section/ }), 'Staffing');
  await type(page, panel.getByRole('textbox', { name: /^Evidence/ }), 'Plan of 2025');
  expect(await violationsOf(page)).toEqual([]);
  await enter(page, panel.getByRole('button', { name: 'Save' }), max);
  await expect(panel).toHaveCount(0);

  await page.goto(bid);
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Proposal plan' }), max);
  await enter(page, page.getByRole('main').getByRole('button', { name: 'Start plan' }).first(), max);
  const sections = page.getByRole('list', { name: 'Sections' });
  await expect(sections.getByRole('listitem').filter({ hasText: 'Staffing' })).toContainText('Marcus');
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${bid}/requirements`);
  const word = await matrix(page, 'Word file');
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await word.path()) });
  const workbook = new Workbook();
  await workbook.xlsx.readFile(await (await matrix(page, 'Excel file')).path());
  const rows = workbook.worksheets[0]?.getSheetValues().map(String) ?? [];
  for (const written of [demand, 'Staffing', 'Plan of 2025', 'Marcus Adeyemi', 'Plan of the lights']) {
    expect(value).toContain(written);
    expect(rows.join('\n')).toContain(written);
  }

  await enter(page, cards.getByRole('button', { name: /name a deputy/ }), max);
  const texts = panel.getByRole('region', { name: 'Texts that answered similar requirements' });
  const text = texts.getByRole('link').first();
  await tabTo(page, text, max);
  const entry = new URLSearchParams((await text.getAttribute('href'))?.split('?')[1]).get('entry');
  await reuse(page, text);
  const uses = async () => {
    const asked = { col: 'rfpContent', id: entry, sub: 'uses' };
    const found = await ask<{ opportunity: { id: string } }[]>(page, address, 'rfp-library/getSubCollection', asked);
    return found.map(({ opportunity }) => opportunity.id);
  };
  await expect.poll(uses).toContain(id);
});
