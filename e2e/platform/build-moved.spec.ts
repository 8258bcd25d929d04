import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { titleOf } from './openTab.ts';

test('building changes nothing that is served: where a build is moved away, pages go on and new ones open', async ({
  page,
  browser,
  address,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/no/such/page');
  await expect(titleOf(page)).toBeVisible();
  const dist = join(import.meta.dirname, '../../shell/dist');
  const [assets, aside] = [join(dist, 'assets'), join(dist, 'aside')];
  await rename(assets, aside);
  try {
    // Comes late, and was not there yet.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    const fresh = await browser.newPage({ baseURL: address });
    await signIn(fresh, address, 'user');
    await fresh.goto('/dashboard');
    await expect(titleOf(fresh)).toContainText('Good');
    await fresh.close();
  } finally {
    await rename(aside, assets);
  }
});
