import { sampleOpportunity } from '@bidwright/contract-opportunities';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter, pick, tabTo } from '../keyboard.ts';
import { post, signIn } from '../people.ts';

/** More stands before the rows of a page than one is used to on a phone. */
const max = 300;

/** Most of this month and of two more. */
const entries = () =>
  [0, 1, 2].map((later) => {
    const day = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + later));
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, percentAllocated: 0.6 };
  });

/** A bid that is open, and looks for somebody from now on, as the service of people knows too. */
const lookingFor = async (page: Page, address: string, bidName: string, title: string): Promise<string> => {
  const ask = async (call: string, input: object) => {
    const answer = await post(page.request, address, `/api/${call}`, input);
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  const [status] = await ask('admin/query', {
    col: 'opportunityStatus',
    where: [{ field: 'name', is: 'eq', value: 'Writing' }],
  });
  const bid = sampleOpportunity({
    solicitationName: bidName,
    solicitationNumber: bidName,
    opportunityStatus: { id: status.id, name: status.name },
  });
  const id: string = await ask('opportunities/create', { col: 'opportunities', ...bid });
  await ask('ftes/create', {
    col: 'projections',
    opportunity: { id, name: bidName },
    openRole: { title, count: 1 },
    entries: entries(),
  });
  const from = new Date().toISOString().slice(0, 'yyyy-mm'.length);
  // It hears of the bid by an event. A page that was opened before asks again only when somebody comes back to it.
  await expect.poll(() => ask('ftes/openRoles', { from, months: 1, bid: id })).toHaveLength(1);
  return id;
};

/** How full each month of a row is, in percent. */
const loadsOf = async (row: Locator): Promise<number[]> =>
  (await row.getByRole('cell', { name: /% of/ }).allTextContents()).map(Number);

test('a bid is won, somebody placed, the overload seen and mended, by keys alone on a phone', async ({
  page,
  address,
}) => {
  const bidName = 'Harbor gauges';
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, address, 'admin');
  const id = await lookingFor(page, address, bidName, 'Data Scientist');

  await page.goto(`/general/opportunities/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bidName);
  await page.keyboard.press('s');
  const status = page.getByRole('dialog', { name: 'Change the status' });
  await expect(status).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await pick(page, status.getByRole('combobox', { name: /^Status/ }), 'Won');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Opportunity Updated!')).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: 'Overview' }), max);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await enter(page, page.getByRole('link', { name: 'Who fits the open roles?' }), max);
  const role = page.getByRole('region', { name: 'Open roles' }).getByRole('button');
  await expect(role).toHaveCount(1);
  await enter(page, role, max);
  await expect(page.getByText(/people fit$/)).toBeVisible();
  const rows = page
    .getByRole('table', { name: 'People' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  // Who has least room for it stands last.
  const last = rows.last();
  const name = (await last.getByRole('link').innerText()).trim();
  const before = await loadsOf(last);
  await enter(page, last.getByRole('button', { name: `Place ${name}` }), max);
  await expect(page.getByText(`${name} planned as Data Scientist on ${bidName}`)).toBeVisible();
  await expect(page.getByText('No open roles in these months.')).toBeVisible();

  const row = rows.filter({ hasText: name });
  const grown = async () => {
    const now = await loadsOf(row);
    return now.flatMap((load, at) => (load > (before[at] ?? 0) ? [at] : []));
  };
  await expect.poll(grown).toEqual([0, 1, 2]);
  expect(Math.max(...(await loadsOf(row)).slice(0, 3))).toBeGreaterThan(105);
  await enter(page, row.getByRole('link'), max);
  await expect(page.getByRole('heading', { level: 1, name: 'FTE allocations' })).toBeVisible();

  // In the plan nothing is left of the months that are too much, and somebody else is looked for.
  await enter(page, page.getByRole('link', { name: bidName }), max);
  await expect(page.getByRole('heading', { level: 1, name: 'Projections' })).toBeVisible();
  const headline = page.getByRole('region', { name: 'If we win this' });
  await expect(headline).toContainText(/exceeds? 100%/);
  const cells = page.getByRole('row', { name }).getByRole('gridcell');
  await tabTo(page, cells.first(), max);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Draft, 3 changes not saved')).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Save' }), max);
  await expect(page.getByText('Projections saved')).toBeVisible();
  await expect(headline).toContainText('no one exceeds 100%');

  await page.goto('/user/ftes');
  await expect.poll(() => loadsOf(row)).toEqual(before);
});

test('an open role is dragged to somebody with the mouse, and taken back', async ({ page, address }) => {
  const bidName = 'Tide tables';
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, address, 'admin');
  const id = await lookingFor(page, address, bidName, 'Hydrologist');
  await page.goto(`/user/ftes?roles=open&bid=${id}`);

  const role = page.getByRole('region', { name: 'Open roles' }).getByRole('button', { name: bidName });
  const row = page.getByRole('table', { name: 'People' }).getByRole('row').nth(2);
  const name = (await row.getByRole('link').innerText()).trim();
  const before = await loadsOf(row);
  await role.hover();
  await page.mouse.down();
  // It is lifted by the first steps; what it is held over answers to the next.
  const [from, to] = [await role.boundingBox(), await row.getByRole('link').boundingBox()];
  if (!from || !to) throw new Error('They are not on the page');
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();

  await expect(page.getByText(`${name} planned as Hydrologist on ${bidName}`)).toBeVisible();
  const same = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect.poll(async () => (await loadsOf(same))[0]).toBeGreaterThan(before[0] ?? 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => loadsOf(same)).toEqual(before);
  await expect(role).toBeVisible();
});
