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

const mailsAbout = (page: Page, address: string, subject: string) => {
  const where = [{ field: 'subject', is: 'eq', value: subject }];
  return ask<{ to: string[]; state: string }[]>(page, address, 'shell/query', { col: 'emails', where });
};

/** A decision about a bid of the demo, mailed to some people. Answers what the mail is about. */
const mailDecision = async (page: Page, address: string, bid: string, to: Named[]): Promise<string> => {
  const decision = await ask<string>(page, address, 'opportunities/createSubcollection', {
    col: 'opportunities',
    ref: bid,
    sub: 'decisions',
    kind: 'Go',
    decidedOn: '2026-11-03',
  });
  const subject = `We go for it: ${decision}`;
  await ask(page, address, 'opportunities/sendDecision', { id: bid, decision, to, subject, text: 'All agreed.' });
  return subject;
};

test('a decision about a bid of the demo that is mailed to three people is three mails', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  const bid = await anyBid(page, address);
  const three = (await people(page, address)).filter(({ status }) => status === 'Active').slice(0, 3);
  expect(three).toHaveLength(3);
  const to = three.map(({ id, name }) => ({ id, name }));
  const subject = await mailDecision(page, address, bid.id, to);

  await expect
    .poll(async () => (await mailsAbout(page, address, subject)).flatMap((mail) => mail.to).toSorted())
    .toEqual(three.map(({ email }) => email).toSorted());
  await page.goto(`${address}/admin/emails`);
  await expect(page.getByText(subject)).toHaveCount(3);
  // Those that still waited would not reach whoever leaves next.
  const states = async () => (await mailsAbout(page, address, subject)).map(({ state }) => state);
  await expect.poll(states).toEqual(['Reserved', 'Reserved', 'Reserved']);
});

test('who leaves before a decision is mailed is named, and everybody else gets the mail once', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  const usual = { fromName: null, digestHour: null, quietFrom: null, quietUntil: null };
  const setQuiet = (set: object) => ask(page, address, 'shell/emails/setSettings', { ...usual, ...set });
  const bid = await anyBid(page, address);
  const known = ['admin', 'lead', 'manager', 'operations', 'user'] as const;
  const demo = new Set<string>(known.map(emailOf));
  const others = (await people(page, address)).filter(({ status, email }) => status === 'Active' && !demo.has(email));
  const [leaver, ...stay] = others.slice(0, 3).map(({ id, name }) => ({ id, name }));
  if (!leaver) throw new Error('The demo data have too few people');

  // Quiet at all hours but the one opposite to now: what is written waits.
  const opposite = (new Date().getHours() + 12) % 24;
  await setQuiet({ quietFrom: (opposite + 1) % 24, quietUntil: opposite });
  const setStatus = (status: string) => ask(page, address, 'admin/update', { col: 'users', id: leaver.id, status });
  try {
    const subject = await mailDecision(page, address, bid.id, [leaver, ...stay]);
    await setStatus('Inactive');
    // The front door has heard that the person left.
    const draft = { to: [leaver.id], subject: 'Are you there?', text: 'Hello' };
    await expect.poll(() => ask(page, address, 'shell/emails/write', draft)).toEqual({ queued: 0, left: 1 });
    await expect.poll(async () => (await mailsAbout(page, address, subject)).length).toBe(3);
    await setQuiet({});

    const states = async () => (await mailsAbout(page, address, subject)).map(({ state }) => state).toSorted();
    await expect.poll(states).toEqual(['Failed', 'Reserved', 'Reserved']);
    // The bid is told of it by the front door, in a moment of its own.
    const unreached = async () => {
      const asked = { col: 'opportunities', id: bid.id, sub: 'decisions' };
      const decisions = await ask<{ unreached: Named[] }[]>(page, address, 'opportunities/getSubCollection', asked);
      return decisions.flatMap(({ unreached }) => unreached.map(({ id }) => id));
    };
    await expect.poll(unreached).toEqual([leaver.id]);
    await page.goto(`${address}/general/opportunities/${bid.id}`);
    await expect(page.getByText(`Could not be delivered to ${leaver.name}`)).toBeVisible();
    await page.goto(`${address}/user/notifications`);
    await expect(page.getByText(`“${subject}” did not reach ${leaver.name}`)).toBeVisible();
    await page.goto(`${address}/admin/emails?state=Failed`);
    await page.getByRole('button', { name: subject }).click();
    await expect(page.getByText(`${leaver.name} does not work here any more`)).toBeVisible();
  } finally {
    await setQuiet({});
    await setStatus('Active');
  }
});
