import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const middleOf = async (selector: Locator) => {
  await selector.scrollIntoViewIfNeeded();
  const box = await selector.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) };
};

const fullDate = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });

test('a lead filters the list, saves it as a view, moves a bid to won on the board, and a date in the calendar', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/general/opportunities');
  await page.getByRole('button', { name: 'Status All open' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Won', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Name or number' }).fill('migration');
  await expect(page).toHaveURL(/q=migration/);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill('Migrations');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'Migrations' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const handle = page.getByRole('button', { name: /^Move .*migration/i }).first();
  const name = ((await handle.getAttribute('aria-label')) ?? '').replace('Move ', '');
  const from = await middleOf(page.getByRole('link', { name, exact: true }).first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
  const to = await middleOf(page.getByRole('region', { name: 'Won', exact: true }));
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByText('Move to Won')).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: `${name} is won` });
  await dialog.getByLabel('Contract amount').fill('1,500,000');
  await dialog.getByRole('button', { name: 'Move to Won' }).click();
  await expect(page.getByText('Opportunity Updated!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.goto('/general/opportunities?view=calendar&status=all');
  const entry = page.locator('a[data-entry]').first();
  const title = await entry.innerText();
  const day = await entry.locator('xpath=ancestor::td').getAttribute('data-day');
  await entry.focus();
  await page.keyboard.press('Space');
  const spoken = page.getByText(/is over/);
  await expect(spoken).toContainText(fullDate(day ?? ''));
  // What is lifted listens to keys from the next task on.
  await page.evaluate(() => new Promise((resume) => setTimeout(resume, 0)));
  await page.keyboard.press('ArrowDown');
  await expect(spoken).not.toContainText(fullDate(day ?? ''));
  await page.keyboard.press('Space');
  const moved = page.locator('td', { has: page.locator('a[data-entry]', { hasText: title }) });
  await expect(moved.first()).not.toHaveAttribute('data-day', day ?? '');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(moved.first()).toHaveAttribute('data-day', day ?? '');
});
