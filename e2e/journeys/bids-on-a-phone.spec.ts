import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone bids are filtered in a sheet, moved on the board by their menu, and read day by day', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/general/opportunities');
  const cards = page.getByRole('list', { name: 'Opportunities' });
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  // The bar says the title; little stands between it and the first bid.
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Opportunities', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: /language|colors/ })).toHaveCount(0);
  const [end, first] = [await bar.boundingBox(), await cards.getByRole('listitem').first().boundingBox()];
  expect((first?.y ?? 900) - (end?.height ?? 0)).toBeLessThanOrEqual(108);

  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Team', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Health' }).click();
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/team=/);

  await page.getByRole('button', { name: 'Layout: Table' }).click();
  await page.getByRole('menuitemradio', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/);
  await page.goto('/general/opportunities?view=board');
  // One column at a time, the first that has cards.
  const handle = page.getByRole('button', { name: /^Move / }).first();
  const name = ((await handle.getAttribute('aria-label')) ?? '').replace('Move ', '');
  await handle.click();
  await page.getByRole('menuitemradio', { name: 'Review', exact: true }).click();
  await expect(page.getByText('Opportunity Updated!')).toBeVisible();
  const column = page.getByRole('combobox', { name: 'Status' });
  await column.selectOption((await column.locator('option', { hasText: /^Review/ }).getAttribute('value')) ?? '');
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();

  await page.goto('/general/opportunities?view=calendar&status=all');
  await page
    .getByRole('gridcell', { name: /, \d+ bids?$/ })
    .first()
    .click();
  const ofDay = page.getByRole('region', { name: 'Bids on this day' }).getByRole('link').first();
  await expect(ofDay).toBeVisible();

  // A record is in tabs there; what is always in reach opens the right one.
  await ofDay.click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Details' })).toBeHidden();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true');
});
