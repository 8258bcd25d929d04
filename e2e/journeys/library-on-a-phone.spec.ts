import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { list, openLibrary, write } from '../library.ts';

test.use({ viewport: { width: 390, height: 844 } });

const long = 'Nothing of note is said in this line of the text, which is here to be scrolled past.';
const text = (name: string) =>
  [`A capybara stands first, in ${name}.`, ...Array(30).fill(long), 'A capybara stands last.'].join('\n\n');

test('on a phone texts are filtered in a sheet, and read, walked and collected in a drawer', async ({
  page,
  address,
}) => {
  await openLibrary(page, address);
  const [sectionTitle] = await list(page, address, 'sectionTitles');
  for (const [name, proposalYear] of [
    ['one', 2024],
    ['two', 2025],
  ] as const)
    await write(page, address, { sectionTitle, rfpContent: text(name), proposalYear });

  await page.goto('/rfp-content-library?words=capybara');
  await expect(page.getByText('2 results', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: /^Proposal year/ }).click();
  await page.getByRole('option', { name: '2025' }).click();
  await page.keyboard.press('Escape');
  expect.soft(await violationsOf(page), 'the filters').toEqual([]);
  await sheet.getByRole('button', { name: 'Show 1 result' }).click();
  await expect(sheet).toBeHidden();
  expect.soft(await violationsOf(page), 'a filter that is set').toEqual([]);
  await page.getByRole('button', { name: 'Proposal year 2025: remove' }).click();
  await expect(page.getByText('2 results', { exact: true })).toBeVisible();

  await page.locator('[data-result]').first().click();
  const drawer = page.getByRole('dialog', { name: sectionTitle?.name });
  const next = drawer.getByRole('button', { name: 'Next match' });
  await next.click();
  await next.click();
  await expect(drawer.getByText('match 2 of 2')).toBeInViewport();
  await expect(drawer.getByText('stands last')).toBeInViewport();
  await next.click();
  await expect(drawer.getByText('stands first')).toBeInViewport();
  expect.soft(await violationsOf(page), 'the text').toEqual([]);
  await drawer.getByRole('button', { name: 'Next record' }).click();
  await expect(drawer.getByText('2 of 2', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Add to basket' }).click();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Basket (1)' }).click();
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await expect(basket.getByRole('button', { name: 'Export to Word' })).toBeVisible();
  expect.soft(await violationsOf(page), 'the basket').toEqual([]);
  await basket.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(page.getByRole('dialog', { name: 'Saved searches' })).toBeVisible();
  expect.soft(await violationsOf(page), 'saved searches').toEqual([]);
});

test('on a phone a link to a text that is gone says so', async ({ page, address }) => {
  await openLibrary(page, address, `?entry=${crypto.randomUUID()}`);
  const drawer = page.getByRole('dialog', { name: 'This entry did not load' });
  await expect(drawer.getByRole('alert')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
