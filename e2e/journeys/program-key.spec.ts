import { addMonths } from '@bidwright/contract-kit/days';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

/** Asks as a program does: with its key, without a cookie, from no page. */
const ask = async (address: string, key: string, call: string, body: object) => {
  const response = await fetch(`${address}/api/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

test('an Admin gives a program a key, which reads bids, writes none, and opens nothing once it is revoked', async ({
  page,
  address,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, address, 'admin');
  await page.goto('/admin/modules');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Program keys' }).click();
  await expect(page.getByText('No program keys yet')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New key' });
  await form.getByLabel(/^Program/).fill('Nightly bids');
  await form.getByRole('checkbox', { name: /^Operations/ }).check();
  const until = form.getByLabel(/^Valid until/);
  const usual = await until.inputValue();
  await until.fill(addMonths(usual, 10));
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByText('A key can be valid for at most one year').last()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await until.fill(usual);
  await form.getByRole('button', { name: 'Create key' }).click();

  const fresh = page.getByRole('dialog', { name: 'The key of Nightly bids' });
  const key = await fresh.getByLabel('Key', { exact: true }).inputValue();
  expect(key).toMatch(/^bw_[\w-]{43}$/);
  await fresh.getByRole('button', { name: 'Copy key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(await violationsOf(page)).toEqual([]);
  await fresh.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('row', { name: /^Nightly bids/ });
  await expect(row).toContainText('Never');

  const query = { col: 'opportunities', limit: 5, fields: ['solicitationName'] };
  const read = await ask(address, key, 'opportunities/query', query);
  expect([read.status, read.body.data.length]).toEqual([200, 5]);
  const write = await ask(address, key, 'opportunities/create', {
    col: 'opportunities',
    solicitationName: 'A bid of a program',
  });
  expect([write.status, write.body.errorInfo.code]).toEqual([403, 'forbidden']);
  expect((await ask(address, key, 'shell/keys/list', {})).status).toBe(403);

  await page.reload();
  await expect(row).not.toContainText('Never');
  expect(await violationsOf(page)).toEqual([]);
  const revoke = page.getByRole('button', { name: 'Revoke the key of Nightly bids' });
  await expect(revoke).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(revoke).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);

  await revoke.click();
  const question = page.getByRole('dialog', { name: 'Revoke the key of Nightly bids?' });
  await expect(question).toContainText('This cannot be undone');
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  const late = await ask(address, key, 'opportunities/query', query);
  expect([late.status, late.body.errorInfo.code]).toEqual([401, 'revoked-key']);
});
