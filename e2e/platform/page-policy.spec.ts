import { expect, test } from '../fixtures.ts';
import { openFolders } from '../folders.ts';
import { signIn } from '../people.ts';

test('every page of the menu keeps to the policy, and scripts come from published versions only', async ({
  page,
  platform,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, platform.address, 'admin');
  const answer = await page.goto('/dashboard');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");

  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await openFolders(menu);
  const links = await menu.getByRole('link').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(address));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // What other tests let fail is told on the page of modules, and open registration on that of users.
    const failed = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasNotText: /in people's browsers|can register/ });
    await expect(failed).toHaveCount(0);
  }
  expect(complaints).toEqual([]);

  const refused = await page.evaluate(() => {
    try {
      document.createElement('script').src = '/assets/elsewhere.js';
      return 'taken';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('TrustedScriptURL');
});
