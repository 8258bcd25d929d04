import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A program of the firm's: it keeps what it gets, and answers the first messages 500. */
const receiver = async (bad: number) => {
  const got: Received[] = [];
  const server: Server = createServer(async (request, response) => {
    got.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.writeHead(got.length <= bad ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { got, address, close };
};

const newWebhook = async (page: Page, name: string, address: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Address/).fill(address);
  return form;
};

/** A call of the page's own session. */
const call = async <T>(page: Page, address: string, name: string, data: object): Promise<T> => {
  const answer = await page.request.post(`${address}/api/${name}`, { data, headers: { origin: address } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
};

test('a program hears of a bid in order and once, signed, though it fails twice; a chat gets the notice', async ({
  page,
  address,
}) => {
  test.setTimeout(180_000);
  const program = await receiver(2);
  const chat = await receiver(0);
  await signIn(page, address, 'admin');
  await page.goto('/admin/keys');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const form = await newWebhook(page, 'Accounts', 'https://10.0.0.1/hooks');
  await form.getByRole('checkbox', { name: 'opportunities/opportunities' }).check();
  await form.getByRole('checkbox', { name: /^Operations/ }).check();
  await form.getByRole('button', { name: 'Create webhook' }).click();
  await expect(form.getByText(/This address is inside the firm/).last()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel(/^Address/).fill(program.address);
  await form.getByRole('button', { name: 'Create webhook' }).click();
  const fresh = page.getByRole('dialog', { name: 'The secret of Accounts' });
  const secret = await fresh.getByLabel('Secret', { exact: true }).inputValue();
  expect(await violationsOf(page)).toEqual([]);
  await fresh.getByRole('button', { name: 'Close' }).click();

  const channel = await newWebhook(page, '#bids', chat.address);
  await channel.getByRole('combobox', { name: /^For/ }).click();
  await page.getByRole('option', { name: 'Slack' }).click();
  await channel.getByRole('checkbox', { name: 'Due date moved' }).check();
  await channel.getByRole('checkbox', { name: /^Team Lead/ }).check();
  await channel.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByRole('row', { name: /^#bids/ })).toContainText('Slack');

  const asked = { col: 'opportunities', limit: 50, fields: ['dueDate', 'ownerUser'] };
  const bids = await call<{ id: string; dueDate: string; ownerUser: object }[]>(
    page,
    address,
    'opportunities/query',
    asked,
  );
  const bid = bids.find(({ dueDate, ownerUser }) => dueDate && ownerUser);
  if (!bid) throw new Error('The demo has a bid with a due date and an owner');
  const { id } = bid;
  const days = ['2031-03-04', '2031-03-05', '2031-03-06'];
  for (const dueDate of days) await call(page, address, 'opportunities/update', { col: 'opportunities', id, dueDate });

  await expect.poll(() => program.got.length).toBe(5);
  const webhook = new Webhook(secret);
  const told = program.got.map(({ headers, body }) => webhook.verify(body, headers)) as {
    type: string;
    data: { recordId: string; changes: { dueDate?: { to: string } } };
  }[];
  expect(told.map(({ data }) => data.changes.dueDate?.to)).toEqual([days[0], days[0], ...days]);
  expect(told.every(({ type, data }) => type === 'opportunities.opportunities.changed' && data.recordId === id)).toBe(
    true,
  );
  expect(new Set(program.got.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(JSON.stringify(program.got)).not.toMatch(/salary/i);

  await expect.poll(() => chat.got.length).toBeGreaterThan(0);
  const { text: said, blocks } = JSON.parse(chat.got[0]?.body ?? '{}');
  expect(said).toContain('Due date moved: ');
  expect(blocks.at(-1).text.text).toMatch(/^<http[^<>|]+\|Open>$/);
  expect(blocks.at(-1).text.text).toContain(address);

  await page.reload();
  await page.getByRole('row', { name: /^Accounts/ }).click();
  const panel = page.getByRole('dialog', { name: 'Accounts' });
  const messages = panel.getByRole('list', { name: 'Last messages' }).getByRole('listitem');
  await expect(messages).toHaveCount(3);
  await expect(messages.last()).toContainText(/Sent.*HTTP 200.*3 tries/);
  await panel.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Taken: HTTP 200')).toBeVisible();
  await expect(messages.first()).toContainText(/test.*Sent/);
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect(panel.getByText('Paused', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Edit' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Accounts' });
  await expect(edited.getByText(`keep ${program.address}`)).toBeVisible();
  await edited.getByRole('checkbox', { name: 'Due date moved' }).check();
  expect(await violationsOf(page)).toEqual([]);
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Accounts is changed')).toBeVisible();
  await expect(panel.getByText('Due date moved')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel.getByRole('button', { name: 'Resume' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Remove Accounts?' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Accounts is removed')).toBeVisible();
  await program.close();
  await chat.close();
});
