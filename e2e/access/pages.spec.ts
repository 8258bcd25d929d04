import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const publicPages = ['/login', '/register', '/forgot', '/reset?token=none'];

const pages = [
  '/dashboard',
  '/general/opportunities',
  '/general/opportunities/new',
  '/rfp-content-library',
  '/admin/companies',
  '/admin/opportunity-status',
  '/admin/users',
  '/user/ftes/me',
  '/user/social-profile/posts',
  '/no/such/page',
];

const looks = [
  { name: 'light, wide', width: 1440, scheme: 'light' },
  { name: 'dark, narrow', width: 390, scheme: 'dark' },
] as const;

/** Nothing that WCAG 2.2 AA or good practice forbids; and no sideways scrolling. */
const expectAccessible = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.map(
    ({ id, help, nodes }) => `${path}: ${id} ${help} ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect.soft(said).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
};

for (const { name, width, scheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: scheme, reducedMotion: 'reduce' });

    test('pages for people signed out have no axe violation', async ({ page }) => {
      for (const path of publicPages) await expectAccessible(page, path);
    });

    test('pages for people signed in have no axe violation', async ({ page, address }) => {
      test.setTimeout(120_000);
      await signIn(page, address, 'admin');
      for (const path of pages) await expectAccessible(page, path);
    });

    test('a record and its sections in edit have no axe violation', async ({ page, address }) => {
      await signIn(page, address, 'admin');
      await page.goto('/general/opportunities');
      await page
        .getByRole('link', { name: /Dispatch system cloud migration/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Edit details' })).toBeVisible();
      await expectAccessible(page, page.url());
      await page.getByRole('button', { name: 'Edit teams' }).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, help }) => `${id} ${help}`)).toEqual([]);
    });
  });
}
