import type { Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { downTo, enter, type } from '../keyboard.ts';
import { post, signIn } from '../people.ts';

interface Bid {
  id: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An open bid of the demo that is due in three months. */
const bidAhead = async (page: Page, address: string): Promise<Bid> => {
  const asked = { col: 'opportunities', sort: { field: 'dueDate', descending: true }, limit: 1 };
  const answer = await post(page.request, address, '/api/opportunities/query', asked);
  const [bid] = (await answer.json()).data;
  await due(page, address, bid, inDays(90));
  return bid;
};

const due = async (page: Page, address: string, { id }: Bid, dueDate: string) => {
  const body = { col: 'opportunities', id, dueDate, decisionDueDate: null, dateQnA: null };
  expect((await post(page.request, address, '/api/opportunities/update', body)).status()).toBe(200);
};

/** The day that the page tells of a review. */
const dayOf = async (page: Page, review: string): Promise<string> => {
  const row = page.getByRole('table', { name: 'Reviews' }).getByRole('row', { name: new RegExp(`^${review}`) });
  return (await row.getByRole('time').getAttribute('datetime')) ?? '';
};

test('a proposal is planned back from its due date by keyboard, gets a writer, and moves with the date', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  const bid = await bidAhead(page, address);
  await page.goto(`/general/opportunities/${bid.id}`);
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Proposal plan' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Proposal plan' })).toBeVisible();
  await enter(page, page.getByRole('main').getByRole('button', { name: 'Start plan' }).first());

  const sections = page.getByRole('table', { name: 'Sections' });
  await expect(sections.getByRole('row', { name: /Technical approach/ })).toBeVisible();
  const writer = sections.getByRole('button', { name: /^Writer/ }).first();
  await writer.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Marcus');
  await downTo(page, page.getByRole('menuitemradio', { name: /Marcus/ }).first());
  await page.keyboard.press('Enter');
  await expect(sections.getByRole('button', { name: /^Writer: .*Marcus/ })).toHaveCount(1);
  await expect(page.getByText('1 of 6').first()).toBeInViewport();
  expect(await violationsOf(page)).toEqual([]);

  const before = await dayOf(page, 'Red team');
  await due(page, address, bid, inDays(104));
  await page.reload();
  await expect.poll(() => dayOf(page, 'Red team')).not.toBe(before);
  const after = new Date(await dayOf(page, 'Red team'));
  expect(after.getTime()).toBeGreaterThan(new Date(before).getTime());
  expect([0, 6]).not.toContain(after.getUTCDay());
});

test('on a phone, dark and from right to left, the plan fits and breaks no rule', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const bid = await bidAhead(page, address);
  await post(page.request, address, '/api/opportunities/beginProposalPlan', {
    opportunityId: bid.id,
    today: inDays(0),
    titles: ['Staffing'],
  });
  await page.addInitScript(() =>
    localStorage.setItem('bidwright.settings', JSON.stringify({ mode: 'dark', direction: 'rtl', language: 'en' })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/general/opportunities/${bid.id}/proposal`);
  await expect(page.getByText('Kick-off').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
});

const reviews = (page: Page) => page.getByRole('table', { name: 'Reviews' });

/** What the reviews are called, in their order. */
const order = (page: Page): Promise<string[]> =>
  reviews(page).getByRole('rowheader').locator('[dir=auto]').allInnerTexts();

const planned = async (page: Page, address: string, titles: string[]): Promise<Bid> => {
  const bid = await bidAhead(page, address);
  const body = { opportunityId: bid.id, today: inDays(0), titles };
  await post(page.request, address, '/api/opportunities/beginProposalPlan', body);
  return bid;
};

test('by keyboard a review is added, renamed, moved and taken out, and put back by Undo', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const bid = await planned(page, address, ['Staffing']);
  await page.goto(`/general/opportunities/${bid.id}/proposal`);

  await reviews(page).waitFor();
  const heading = page.getByRole('region', { name: 'Reviews', exact: true });
  await heading.getByRole('button', { name: 'Add review' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').waitFor();
  await page.keyboard.type('Legal review');
  await type(page, dialog.getByLabel('Work days before due'), '5');
  await enter(page, dialog.getByRole('button', { name: 'Add review' }));
  await expect
    .poll(() => order(page))
    .toEqual(['Kick-off', 'Pink team', 'Red team', 'Legal review', 'Gold team', 'Submission']);
  expect(await violationsOf(page)).toEqual([]);

  await reviews(page).getByRole('button', { name: 'Legal review', exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Red team');
  await enter(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Counsel');
  await enter(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toHaveCount(0);
  await expect(reviews(page).getByRole('button', { name: 'Counsel', exact: true })).toBeVisible();

  const red = await dayOf(page, 'Red team');
  const earlier = reviews(page).getByRole('button', { name: 'Move Counsel earlier' });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Counsel is now before Red team, on /)).toBeVisible();
  await expect.poll(() => dayOf(page, 'Counsel')).toBe(red);
  await expect(earlier).toBeFocused();
  expect((await order(page)).slice(1, 4)).toEqual(['Pink team', 'Counsel', 'Red team']);

  await reviews(page).getByRole('button', { name: 'Counsel', exact: true }).focus();
  await page.keyboard.press('Enter');
  await enter(page, dialog.getByRole('button', { name: 'Remove from the plan' }));
  const question = page.getByRole('dialog', { name: 'Remove Counsel from the plan?' });
  await expect(question).toContainText('Dates are rescheduled back');
  await enter(page, question.getByRole('button', { name: 'Remove from the plan' }));
  await expect.poll(() => order(page)).not.toContain('Counsel');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toContain('Counsel');
});

test('an Admin sets which reviews new plans begin with; others see no such button', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const bid = await planned(page, address, ['Staffing']);
  await page.goto(`/general/opportunities/${bid.id}/proposal`);
  await page.getByRole('button', { name: 'Reviews in new plans' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Review 2/ }).fill('Storyboard');
  await dialog.getByRole('button', { name: 'Remove review 3' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await order(page)).toContain('Pink team');

  const asked = { col: 'opportunities', sort: { field: 'dueDate', descending: true }, limit: 2 };
  const [, other] = (await (await post(page.request, address, '/api/opportunities/query', asked)).json()).data;
  const begin = { opportunityId: other.id, today: inDays(0), titles: ['Price'] };
  await post(page.request, address, '/api/opportunities/beginProposalPlan', begin);
  await page.goto(`/general/opportunities/${other.id}/proposal`);
  await expect.poll(() => order(page)).toEqual(['Kick-off', 'Storyboard', 'Gold team', 'Submission']);

  await signIn(page, address, 'operations');
  await page.goto(`/general/opportunities/${other.id}/proposal`);
  await expect.poll(() => order(page)).toHaveLength(4);
  await expect(page.getByRole('button', { name: 'Reviews in new plans' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add review' })).toHaveCount(0);
});
