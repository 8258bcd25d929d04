import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const words = 'free people';

for (const delay of [0, 30, 60])
  test(`no letter is lost that is typed after the search was asked for, ${delay} ms a key`, async ({
    page,
    address,
  }) => {
    await signIn(page, address, 'admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const box = page.getByRole('combobox', { name: 'Search' });

    // Its code comes with this first opening.
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words, { delay });
    await expect(box).toHaveValue(words);
    await expect(box).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
  });

test('closed before its field came, the search begins empty', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('free');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.type('data');
  await expect(box).toHaveValue('data');
});
