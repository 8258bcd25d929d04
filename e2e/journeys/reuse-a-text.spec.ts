import { readFile } from 'node:fs/promises';
import type { ReuseAnswer, SearchAnswer } from '@bidwright/contract-rfp-library';
import type { Page } from '@playwright/test';
import mammoth from 'mammoth';
import { expect, test } from '../fixtures.ts';
import { ask, list, type Named, openLibrary, write as writeText } from '../library.ts';

const words = {
  heading: 'How data move',
  text: 'Quillback gauges report every hour, and both teams read them.',
  item: 'Then all regions',
  cell: 'Owner of the data',
  document: 'The annex lists every sandpiper.',
};

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const write = async (page: Page) => {
  await page.getByRole('link', { name: 'New entry' }).click();
  // The page before has a section title too.
  await expect(page.getByRole('heading', { name: 'New entry', level: 1 })).toBeVisible();
  const below = page.getByLabel('Call-out box');
  await page.getByLabel(/^Section title/).click();
  await page.getByRole('option', { name: 'Transition-in', exact: true }).click();
  const top = async () => (await below.boundingBox())?.y ?? 0;
  const before = await top();
  // It comes after the rest of the form, and into room that was kept for it.
  const editor = page.getByRole('textbox', { name: /^Text/ });
  await expect(editor).toBeVisible();
  // A fraction of a pixel is how the lines above happen to round.
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  await editor.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type(words.heading);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(words.text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type(words.item);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert table' }).click();
  await page.keyboard.type(words.cell);
  await page
    .locator('input[type=file][aria-label=Document]')
    .setInputFiles({ name: 'annex.txt', mimeType: 'text/plain', buffer: Buffer.from(words.document) });
  await expect(page.getByText('annex.txt')).toBeVisible();
  await page.getByLabel('Internal staff').fill('Ines Quill');
  await page.getByLabel('External contractor').fill('Quillback Partners');
  await page
    .locator('input[type=file][aria-label=Image]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
  await expect(page.getByText('Upload Successful!')).toBeVisible();
  await expect(page.getByText('dot.png')).toBeVisible();
  await below.fill('No hour lost since 2019');
  await page.getByRole('button', { name: 'Create entry' }).click();
  await expect(page.getByText('RFP Content Created!')).toBeVisible();
};

test('a text is written, found, read and exported for a bid; once the bid is won, the text says so', async ({
  page,
  address,
}) => {
  await openLibrary(page, address);
  await write(page);

  await page.getByRole('searchbox', { name: 'Words' }).fill('quillback gauge');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expect(results.locator('mark')).toHaveText(['Quillback', 'gauges']);
  for (const has of ['With an image', 'With a document', 'With a call-out box'])
    await expect(results.getByRole('img', { name: has })).toHaveCount(1);
  const reading = page.getByRole('article');
  await expect(reading.getByRole('heading', { name: words.heading })).toBeVisible();
  await reading.getByRole('button', { name: 'Next match' }).click();
  await expect(reading.getByText('match 1 of 2')).toBeVisible();
  await expect(reading.getByRole('img', { name: 'dot.png' })).toBeVisible();
  await expect(reading.getByRole('link', { name: 'annex.txt' })).toBeVisible();
  await expect(reading.locator('dl').getByText('Ines Quill')).toBeVisible();
  await expect(reading.locator('dl').getByText('Quillback Partners')).toBeVisible();
  await expect(reading.locator('[data-reuse=entry]')).toContainText('Never used again');
  await reading.getByRole('button', { name: 'Add to basket' }).click();
  const titles = await list(page, address, 'sectionTitles');
  const sectionTitle = titles.find(({ name }) => name !== 'Transition-in') as Named;
  await writeText(page, address, { sectionTitle, rfpContent: 'A second quillback, which is to come first.' });
  await page.getByRole('searchbox', { name: 'Words' }).fill('second quillback');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expect(reading.getByText('which is to come first')).toBeVisible();
  await reading.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('button', { name: `Move “${sectionTitle.name}” up` }).click();

  const bids = await ask<{ id: string; solicitationName: string }[]>(page, address, 'opportunities/query', {
    col: 'opportunities',
    search: '',
    limit: 1,
  });
  const [bid] = bids as [{ id: string; solicitationName: string }];
  await page.getByRole('button', { name: 'Export to Word' }).click();
  await page.getByLabel(/^For which opportunity/).fill(bid.solicitationName);
  await page.getByRole('option', { name: bid.solicitationName }).first().click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Write Word file' }).click();
  const file = await (await downloading).path();
  await expect(page.getByText(/2 texts exported/)).toBeVisible();

  const { value: html } = await mammoth.convertToHtml({ buffer: await readFile(file) });
  expect([...html.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, title]) => title)).toEqual([
    sectionTitle.name,
    'Transition-in',
    'Sources',
  ]);
  expect(html).toContain(`<h2>${words.heading}</h2>`);
  expect(html).toContain(`<strong>${words.text}</strong>`);
  expect(html).toContain(`<li>${words.item}</li>`);
  expect(html).toMatch(new RegExp(`<table>.*${words.cell}.*</table>.*<h1>Sources</h1>`));
  expect(html).toContain('No hour lost since 2019');
  expect(html).toMatch(/<img alt="dot.png" src="data:image\/png/);
  expect(html).toMatch(/<h1>Sources<\/h1><table>/);

  await page.getByRole('searchbox', { name: 'Words' }).fill('quillback gauge');
  await expect(reading.getByRole('heading', { name: words.heading })).toBeVisible();
  await reading.getByRole('button', { name: 'Where it was used' }).click();
  await expect(reading.getByRole('link', { name: bid.solicitationName })).toBeVisible();

  const statuses = await ask<(Named & { category: string })[]>(page, address, 'admin/list', {
    col: 'opportunityStatus',
  });
  const won = statuses.find(({ category }) => category === 'Won') as Named;
  const opportunityStatus = { id: won.id, name: won.name };
  await ask(page, address, 'opportunities/update', { col: 'opportunities', id: bid.id, opportunityStatus });
  const found = await ask<SearchAnswer>(page, address, 'rfp-library/test', { searchWords: 'quillback gauge' });
  const asked = { entries: found.response.map(({ id }) => id) };
  await expect
    .poll(() => ask<ReuseAnswer>(page, address, 'rfp-library/reuse', asked))
    .toMatchObject({ entries: [{ used: 1, submitted: 1, won: 1 }] });
  await page.reload();
  await expect(reading.locator('[data-reuse=entry]')).toContainText('Won 1 of 1');
  await expect(reading.locator('[data-reuse=entry]')).toContainText('too few to tell');
  await expect(reading.locator('[data-reuse=entry]')).toContainText(/Last used \w+ \d+, \d{4}/);
});

/** As Word puts it on the clipboard. */
const ofWord = `<html><head><style>p{color:red}</style></head><body><!--StartFragment--><h2>Exit <script>alert(1)</script>plan</h2>
<p class=MsoNormal>Lemurs hand over <b>within ten days</b>.<img src=x onerror="alert(2)"></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·&nbsp;</span><![endif]>Keys of lemurs</p>
<table><tr><td><p>Lemur risk</p></td><td><p>Lemur owner</p></td></tr></table><!--EndFragment--></body></html>`;

test('what is pasted from Word keeps its form, what is copied here comes in as it was, and the library says that it has it', async ({
  page,
  address,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLibrary(page, address, '/new');
  const editor = page.getByRole('textbox', { name: /^Text/ });
  const hasForm = async () => {
    await expect(editor.getByRole('heading', { name: 'Exit plan', level: 1 })).toBeVisible();
    await expect(editor.locator('strong')).toHaveText('within ten days');
    await expect(editor.getByRole('listitem')).toHaveText('Keys of lemurs');
    await expect(editor.getByRole('cell')).toHaveText(['Lemur risk', 'Lemur owner']);
  };
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'Its words');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, ofWord);
  await hasForm();
  await page.getByLabel(/^Section title/).click();
  await page.getByRole('option', { name: 'Transition-in', exact: true }).click();
  await page.getByRole('button', { name: 'Create entry' }).click();
  await expect(page.getByText('RFP Content Created!')).toBeVisible();

  const reading = page.getByRole('article');
  await expect(reading.getByRole('heading', { name: 'Exit plan' })).toBeVisible();
  await reading.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy with formatting' }).click();
  await expect(page.getByText('Text copied with its formatting')).toBeVisible();
  await page.goto('/rfp-content-library/new');
  await editor.click();
  await page.keyboard.press('Control+v');
  await hasForm();
  await page.getByLabel(/^Section title/).click();
  await page.getByRole('option', { name: 'Transition-in', exact: true }).click();
  await page.getByRole('button', { name: 'Create entry' }).click();
  const question = page.getByRole('dialog', { name: 'The library already has a similar text' });
  await expect(question.getByText('100% of the wording is the same')).toBeVisible();
  await question.getByRole('button', { name: 'Back to the text' }).click();
  await expect(page.getByText('Nothing was saved. Your text is still here.')).toBeVisible();
});
