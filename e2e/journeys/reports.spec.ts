import { readFile } from 'node:fs/promises';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

test('an Admin goes from a figure of the dashboard to its bids, and from a report to its records and a file', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/dashboard');

  // Other journeys record bids too.
  const open = page.getByRole('button', { name: /^Open bids/ });
  const number = /^Open bids\s*([\d,]+)/.exec((await open.innerText()).replaceAll('\n', ' '))?.[1];
  await open.click();
  const drawer = page.getByRole('dialog', { name: 'Open bids' });
  await expect(drawer.getByText(`${number} bids`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Writing', exact: true }).click();
  await expect(page).toHaveURL(/\/general\/opportunities\?status=/);
  await expect(page.getByRole('table', { name: 'Opportunities' })).toBeVisible();

  await page.goto('/reports');
  await page.getByRole('link', { name: 'Pipeline', exact: true }).click();
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  // The figures of before stay until these are there.
  const answered = page.waitForResponse('**/api/opportunities/report');
  await page.getByRole('menuitemcheckbox', { name: 'Health' }).click();
  await answered;
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/reports\/pipeline\?team=/);

  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const figure = page.getByRole('button', { name: /^Total, Bids: [\d,]+$/ });
  const count = (await figure.getAttribute('aria-label'))?.match(/[\d,]+$/)?.[0];
  await figure.click();
  const records = page.getByRole('dialog', { name: 'Total · Bids' });
  await expect(records.getByText(`${count} bids`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await records.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\ufeffStatus,Bids,Value,Weighted value,Without amount\r\n/);
  expect(text).toContain(`\r\nTotal,${count?.replaceAll(',', '')},`);
});
