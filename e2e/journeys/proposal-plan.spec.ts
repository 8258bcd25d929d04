import type { Page } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { downTo, enter } from '../keyboard.ts';
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
  await enter(page, page.getByRole('main').getByRole('button', { name: 'Begin plan' }).first());

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
