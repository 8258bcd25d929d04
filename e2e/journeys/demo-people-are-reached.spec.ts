import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { emailOf, post, signIn } from '../people.ts';

interface Named {
  id: string;
  name: string;
}

interface User extends Named {
  email: string;
  status: string;
}

/** What a call answers to the person whose page it is. */
const ask = async <T>(page: Page, address: string, call: string, body: object): Promise<T> => {
  const answer = await post(page.request, address, `/api/${call}`, body);
  expect([call, answer.ok(), await answer.text()]).toEqual([call, true, expect.any(String)]);
  return (await answer.json()).data;
};

/** A bid of the demo data that nobody has touched. */
const anyBid = async (page: Page, address: string): Promise<{ id: string; solicitationName: string }> => {
  const where = [{ field: 'status', is: 'eq', value: 'Active' }];
  const [bid] = await ask<{ id: string; solicitationName: string }[]>(page, address, 'opportunities/query', {
    col: 'opportunities',
    where,
    limit: 1,
  });
  if (!bid) throw new Error('The demo data have no bid');
  return bid;
};

const people = (page: Page, address: string) => ask<User[]>(page, address, 'admin/list', { col: 'users' });

test('whom a comment names on a bid of the demo hears of it at the bell', async ({ browser, page, address }) => {
  const theirs = await browser.newContext();
  const leads = await theirs.newPage();
  await signIn(leads, address, 'lead');
  await leads.goto(`${address}/dashboard`);
  const bell = leads.getByRole('button', { name: /^Notifications, /, includeHidden: true });
  await expect(bell).toBeVisible();
  const unreadOf = async () =>
    (await (await leads.request.get(`${address}/api/shell/session`)).json()).data.unread as number;
  const before = await unreadOf();

  await signIn(page, address, 'manager');
  const bid = await anyBid(page, address);
  const lead = (await people(page, address)).find(({ email }) => email === emailOf('lead'));
  if (!lead) throw new Error('The demo data have no lead');
  const comment = { col: 'opportunities', ref: bid.id, sub: 'comments', text: 'What do you think?', replyTo: null };
  const mentions = [{ id: lead.id, name: lead.name }];
  await ask(page, address, 'opportunities/createSubcollection', { ...comment, mentions });

  await expect(bell).toHaveAttribute('aria-label', new RegExp(`^Notifications, ${before + 1} unread`));
  await theirs.close();
});

test('a decision about a bid of the demo that is mailed to three people is three mails', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const bid = await anyBid(page, address);
  const three = (await people(page, address)).filter(({ status }) => status === 'Active').slice(0, 3);
  expect(three).toHaveLength(3);
  const decision = await ask<string>(page, address, 'opportunities/createSubcollection', {
    col: 'opportunities',
    ref: bid.id,
    sub: 'decisions',
    kind: 'Go',
    decidedOn: '2026-11-03',
  });
  const subject = `We go for it: ${decision}`;
  const to = three.map(({ id, name }) => ({ id, name }));
  await ask(page, address, 'opportunities/sendDecision', { id: bid.id, decision, to, subject, text: 'All agreed.' });

  await expect
    .poll(async () => {
      const where = [{ field: 'subject', is: 'eq', value: subject }];
      const mails = await ask<{ to: string[] }[]>(page, address, 'shell/query', { col: 'emails', where });
      return mails.flatMap((mail) => mail.to).toSorted();
    })
    .toEqual(three.map(({ email }) => email).toSorted());
  await page.goto(`${address}/admin/emails`);
  await expect(page.getByText(subject)).toHaveCount(3);
});
