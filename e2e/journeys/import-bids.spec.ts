import { readFile } from 'node:fs/promises';
import { turns } from '@bidwright/tooling/deep';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { downTo, enter, tabTo } from '../keyboard.ts';
import { signIn } from '../people.ts';

/** More than any step of an import or export takes at once; the bench of imports always brings 5,000. */
const rows = turns(520, 5000);
const bad = 37;

/** A column as another program names it. */
const deadline = 'Offer deadline';

const columns = [
  'solicitationName',
  'solicitationNumber',
  'client',
  'projectType',
  'opportunityStatus',
  'opportunityOwner',
  'gsaSchedule',
  'role',
  deadline,
  'teamsInvolved',
  'primaryTeam',
];

interface Table {
  rows: number;
  bad: number;
  called: string;
  /** What stands above the days on which bids are due. */
  due?: string;
}

const lookup = async (page: Page, address: string, col: string): Promise<string> => {
  const answer = await page.request.post(`${address}/api/admin/list`, { data: { col }, headers: { origin: address } });
  const { data }: { data: { id: string | number; name: string }[] } = await answer.json();
  return data.find(({ id, name }) => id !== 0 && !name.includes(','))?.name ?? '';
};

/** A table of bids, the first of them with a day that no calendar has. */
const tableOf = async (page: Page, address: string, { rows, bad, called, due = deadline }: Table): Promise<string> => {
  const names = await Promise.all(
    ['companies', 'projectTypes', 'opportunityStatus', 'opportunityOwner', 'teams'].map((col) =>
      lookup(page, address, col),
    ),
  );
  const [client, type, status, owner, team] = names;
  const line = (row: number) => {
    const day = row < bad ? '2027-02-31' : '2027-03-01';
    return [
      `${called} ${row}`,
      `${called}-${row}`,
      client,
      type,
      status,
      owner,
      'Open market',
      'Prime',
      day,
      team,
      team,
    ];
  };
  const heads = columns.map((column) => (column === deadline ? due : column));
  return [heads, ...Array.from({ length: rows }, (_, row) => line(row))].map((cells) => cells.join(',')).join('\n');
};

const count = (of: number) => of.toLocaleString('en-US');

const give = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an import says which rows it cannot take, and what was exported and changed comes back without duplicates', async ({
  page,
  address,
}) => {
  test.setTimeout(1_800_000);
  await signIn(page, address, 'admin');
  await page.goto('/general/opportunities/import');
  await give(page, 'bids.csv', await tableOf(page, address, { rows, bad, called: 'Imported bid' }));

  // A column of another name is not guessed at: nothing could come in until it is said what it fills.
  await expect(page.getByText(`${count(rows)} refused`)).toBeVisible({ timeout: 600_000 });
  await page.getByRole('combobox', { name: deadline }).selectOption({ label: 'Due date' });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText(`${count(rows - bad)} new`, { exact: true })).toBeVisible({ timeout: 600_000 });
  await expect(page.getByText(`${bad} refused`)).toBeVisible();
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download rejected rows' }).click(),
  ]);
  expect((await readFile(await errors.path(), 'utf8')).trim().split('\n')).toHaveLength(bad + 1);
  await page.getByRole('button', { name: `Import ${count(rows - bad)} rows` }).click();
  await page.getByRole('link', { name: 'See the opportunities' }).click({ timeout: 600_000 });

  await page.goto('/general/opportunities?status=all&q=Imported bid');
  await expect(page.getByText(`1–25 of ${count(rows - bad)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitemradio', { name: 'CSV, columns shown' }).click(),
  ]);
  const text = await readFile(await exported.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFRecord id,Record version,/);

  await page.goto('/general/opportunities/import');
  await give(page, 'changed.csv', text.replaceAll('Imported bid 3', 'Renamed bid 3'));
  const renamed = new Set([...text.matchAll(/Imported bid 3\d*/g)].map(([name]) => name)).size;
  await expect(page.getByText(`${count(renamed)} changed`, { exact: true })).toBeVisible({ timeout: 600_000 });
  await page.getByRole('button', { name: `Import ${count(renamed)} rows` }).click();
  await page.getByRole('link', { name: 'See the opportunities' }).click({ timeout: 600_000 });
  await page.goto('/general/opportunities?status=all&q=bid Imported bid-');
  await expect(page.getByText(`1–25 of ${count(rows - bad)}`)).toBeVisible();
});

/** Chooses a table and brings it in, by keys alone. */
const bringIn = async (page: Page, text: string, outcome: string) => {
  const chosen = page.waitForEvent('filechooser');
  await enter(page, page.getByRole('button', { name: 'Choose a file' }));
  await (await chosen).setFiles({ name: 'few.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  // Exactly: earlier imports, which can be taken back, also say how many rows were new.
  await expect(page.getByText(outcome, { exact: true })).toBeVisible();
  await enter(page, page.getByRole('button', { name: /^Import \d+ rows?$/ }));
  await enter(page, page.getByRole('link', { name: 'See the opportunities' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
};

/** Takes bids out, changes one of them, and brings them back: as many as before, the one with its new name. */
const takeOutAndBringBack = async (page: Page, address: string, called: string) => {
  await signIn(page, address, 'admin');
  await page.goto('/general/opportunities/import');
  // The day stands under a word that other programs use for it.
  await bringIn(page, await tableOf(page, address, { rows: 3, bad: 0, called, due: 'Deadline' }), '3 new');

  await page.goto(`/general/opportunities?status=all&q=${called}`);
  await expect(page.getByText(`${called} 2`, { exact: true })).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Export' }));
  const csv = page.getByRole('menuitemradio', { name: 'CSV, columns shown' });
  const downloaded = page.waitForEvent('download');
  await downTo(page, csv);
  await page.keyboard.press('Enter');
  const text = await readFile(await (await downloaded).path(), 'utf8');
  expect(text.trim().split('\n')).toHaveLength(4);

  await enter(page, page.getByRole('link', { name: 'Import' }));
  await bringIn(page, text.replace(`${called} 1`, `Mended ${called} 1`), '1 changed');
  await page.goto(`/general/opportunities?status=all&q=${called}`);
  for (const name of [`${called} 0`, `Mended ${called} 1`, `${called} 2`])
    await expect(page.getByText(name, { exact: true })).toHaveCount(1);
  await expect(page.getByText(`${called} 1`, { exact: true })).toHaveCount(0);
};

test('keys alone take bids out, and what was changed comes back without duplicates', async ({ page, address }) => {
  await takeOutAndBringBack(page, address, 'Shuttled bid');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone keys alone bring in a table, with its column mapped by hand', async ({ page, address }) => {
    await signIn(page, address, 'admin');
    await page.goto('/general/opportunities');
    await enter(page, page.getByRole('link', { name: 'Import' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Import opportunities' })).toBeVisible();

    const chosen = page.waitForEvent('filechooser');
    await enter(page, page.getByRole('button', { name: 'Choose a file' }));
    const table = await tableOf(page, address, { rows: 3, bad: 1, called: 'Carried bid' });
    await (await chosen).setFiles({ name: 'few.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await expect(page.getByText('3 refused')).toBeVisible();
    const field = page.getByRole('combobox', { name: deadline });
    await tabTo(page, field);
    await page.keyboard.type('Due date');
    await expect(field.locator('option:checked')).toHaveText('Due date');
    await enter(page, page.getByRole('button', { name: 'Check rows' }));
    await expect(page.getByText('2 new', { exact: true })).toBeVisible();
    await expect(page.getByText('1 refused')).toBeVisible();
    await enter(page, page.getByRole('button', { name: 'Import 2 rows' }));
    await enter(page, page.getByRole('link', { name: 'See the opportunities' }));
    const cards = page.getByRole('list', { name: 'Opportunities' });
    await expect(cards.getByText('Carried bid 2')).toBeVisible();
    await expect(cards.getByText('Carried bid 0')).toHaveCount(0);
  });

  test('on a phone keys take bids out, and what was changed comes back without duplicates', async ({
    page,
    address,
  }) => {
    await takeOutAndBringBack(page, address, 'Pocketed bid');
  });
});

test('Operations bring in what a project has cost, and the same rows again replace it', async ({ page, address }) => {
  await signIn(page, address, 'operations');
  await page.goto('/general/projects');
  const project = page.getByRole('table', { name: 'Projects' }).locator('[data-opener]').first();
  const name = (await project.innerText()).trim();
  await page.getByRole('link', { name: 'Import costs' }).click();
  const cost = (amount: number) =>
    `opportunity,year,month,kind,amount,reference\n"${name}",2031,3,Labor,${amount},run 7\n`;
  for (const [amount, outcome] of [
    [12_345, '1 new'],
    [54_321, '1 changed'],
  ] as const) {
    await give(page, `costs-${amount}.csv`, cost(amount));
    await expect(page.getByText(outcome, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByRole('link', { name: 'See the projects' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'See the projects' }).click();
  await page.getByRole('link', { name, exact: true }).first().click();
  const costs = page.getByRole('region', { name: 'Actual costs' });
  await expect(costs).toContainText('March 2031');
  await expect(costs).toContainText('$54,321');
});
