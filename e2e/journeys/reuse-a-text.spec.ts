import { readFile } from 'node:fs/promises';
import type { ReuseAnswer, SearchAnswer } from '@bidwright/contract-rfp-library';
import type { Page } from '@playwright/test';
import mammoth from 'mammoth';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

const words = {
  heading: 'How data move',
  text: 'Quillback gauges report every hour, and both teams read them.',
};

interface Named {
  id: string;
  name: string;
  category?: string;
}

const api = async <T>(page: Page, address: string, path: string, body: object): Promise<T> =>
  (await (await post(page.request, address, path, body)).json()).data;

const write = async (page: Page) => {
  await page.getByRole('link', { name: 'New entry' }).click();
  // It comes after the rest of the form and moves it: a list that moves while it is pressed closes again.
  const editor = page.getByRole('textbox', { name: /^Text/ });
  await expect(editor).toBeVisible();
  await page.getByLabel(/^Section title/).click();
  await page.getByRole('option', { name: 'Transition-in', exact: true }).click();
  await editor.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type(words.heading);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(words.text);
  await page.getByLabel('Call-out box').fill('No hour lost since 2019');
  await page.getByRole('button', { name: 'Create entry' }).click();
  await expect(page.getByText('RFP Content Created!')).toBeVisible();
};

test('a text is written, found, read and exported for a bid; once the bid is won, the text says so', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, address, 'admin');
  await page.goto('/rfp-content-library');
  await write(page);

  await page.getByRole('searchbox', { name: 'Words' }).fill('quillback gauge');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expect(results.locator('mark')).toHaveText(['Quillback', 'gauges']);
  const reading = page.getByRole('article');
  await expect(reading.getByRole('heading', { name: words.heading })).toBeVisible();
  await reading.getByRole('button', { name: 'Next match' }).click();
  await expect(reading.getByText('match 1 of 2')).toBeVisible();
  await expect(reading.locator('[data-reuse=entry]')).toContainText('Never used again');
  await reading.getByRole('button', { name: 'Add to basket' }).click();

  const bids = await api<{ id: string; solicitationName: string }[]>(page, address, '/api/opportunities/query', {
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
  await expect(page.getByText(/1 text exported/)).toBeVisible();

  const { value: html } = await mammoth.convertToHtml({ buffer: await readFile(file) });
  expect(html).toContain('<h1>Transition-in</h1>');
  expect(html).toContain(`<h2>${words.heading}</h2>`);
  expect(html).toContain(`<strong>${words.text}</strong>`);
  expect(html).toContain('No hour lost since 2019');
  expect(html).toMatch(/<h1>Sources<\/h1><table>/);

  await reading.getByRole('button', { name: 'Where it was used' }).click();
  await expect(reading.getByRole('link', { name: bid.solicitationName })).toBeVisible();

  const statuses = await api<Named[]>(page, address, '/api/admin/list', { col: 'opportunityStatus' });
  const won = statuses.find(({ category }) => category === 'Won') as Named;
  const opportunityStatus = { id: won.id, name: won.name };
  await api(page, address, '/api/opportunities/update', { col: 'opportunities', id: bid.id, opportunityStatus });
  const found = await api<SearchAnswer>(page, address, '/api/rfp-library/test', { searchWords: 'quillback' });
  const asked = { entries: found.response.map(({ id }) => id) };
  await expect
    .poll(() => api<ReuseAnswer>(page, address, '/api/rfp-library/reuse', asked))
    .toMatchObject({ entries: [{ used: 1, submitted: 1, won: 1 }] });
  await page.reload();
  await expect(reading.locator('[data-reuse=entry]')).toContainText('Won 1 of 1');
  await expect(reading.locator('[data-reuse=entry]')).toContainText('too few to tell');
});
