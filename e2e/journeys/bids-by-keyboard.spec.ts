import { expect, test } from '../fixtures.ts';
import { enter, tabTo } from '../keyboard.ts';
import { signIn } from '../people.ts';

test('keys alone choose and edit in the list, and reach the cards of the board', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/general/opportunities');
  const table = page.getByRole('table', { name: 'Opportunities' });
  const names = table.locator('[data-opener]');
  await names.first().waitFor();

  // The slash goes to the search; from there Tab reaches the rows, arrows walk them.
  await page.locator('body').press('/');
  await expect(page.getByRole('searchbox', { name: 'Name or number' })).toBeFocused();
  await tabTo(page, names.first());
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toHaveCount(0);

  // An amount in its cell.
  await page.keyboard.press('ArrowRight');
  while ((await page.locator(':focus').getAttribute('data-edit')) !== 'estimatedBudgetAmount')
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('e');
  const editor = page.getByRole('dialog', { name: /amount/i });
  await expect(editor.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('654321');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opportunity Updated!')).toBeVisible();
  await expect(table.getByText('$654K')).toBeVisible();

  // The board: its cards have handles that keys reach.
  await enter(page, page.getByRole('button', { name: 'Board', exact: true }));
  await expect(page).toHaveURL(/view=board/);
  const handle = page.getByRole('button', { name: /^Move / }).first();
  await tabTo(page, handle);
});
