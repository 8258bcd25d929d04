import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { lookerAt, looksIn } from './looks.ts';
import { menuPages } from './menuPages.ts';

const publicPages = ['/login', '/register', '/forgot', '/reset?token=none', '/invitation#token=none', '/join-google'];

/** Pages that no menu leads to. */
const hiddenPages = [
  '/dashboard',
  '/user/account-profile/profile1',
  '/user/ftes/me',
  '/user/ftes/me?work=actual',
  '/user/ftes/import-hours',
  '/user/ftes/reports/utilisation',
  '/user/ftes/reports/allocation-vs-actual',
  '/user/ftes/reports/capacity-if-won',
  '/admin/companies/duplicates',
  '/no/such/page',
];

/** What the button of a section says in each language. */
const editing = /^(Edit|Modifier|Editează|编辑)/;

/** Errors that the browser was told of, such as a text that a language lacks. */
const listenForErrors = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error') errors.push(said.text());
  });
  return errors;
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What comes late, as the widgets of the dashboard, is looked at too.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Every page is opened once a width; it is seen light and dark, from left to right and from right to left. */
for (const { width, looks } of [
  { width: 1440, looks: looksIn('en', 'ro') },
  { width: 390, looks: looksIn('fr', 'zh') },
]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('pages for people signed out break no rule of axe', async ({ page }) => {
      const errors = listenForErrors(page);
      const lookAt = lookerAt(page, looks);
      for (const path of publicPages) {
        await open(page, path);
        await lookAt(path);
      }
      expect(errors).toEqual([]);
    });

    test('pages for people signed in break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'admin');
      const errors = listenForErrors(page);
      // Each page in two of the looks here, and in the other two at the other width.
      const lookers = [0, 1].map((half) =>
        lookerAt(
          page,
          looks.filter((_look, at) => at % 2 === half),
        ),
      );
      // The samples have a walk of their own.
      const pages = await menuPages(page, address, (name) => name !== 'template-demo');
      expect(pages.length).toBeGreaterThan(10);
      for (const [at, path] of [...new Set([...hiddenPages, ...pages])].entries()) {
        await open(page, path);
        await lookers[(at + Number(width === 390)) % 2]?.(path);
      }
      expect(errors).toEqual([]);
    });

    test('a record, and a section of it in edit, break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'admin');
      const lookAt = lookerAt(page, looks);
      await page.goto('/general/opportunities');
      await page
        .getByRole('link', { name: /Dispatch system cloud migration/ })
        .first()
        .click();
      await page.getByText(editing).first().waitFor();
      await open(page, page.url());
      await lookAt('a record');
      await page.getByText(editing).first().click();
      await expect(page.locator('form').first()).toBeVisible();
      await lookAt('a section in edit');
    });

    test('a form with errors, a drawer and a question break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'admin');
      const lookAt = lookerAt(page, looks);
      await page.goto('/general/opportunities/new');
      await page.getByRole('textbox').first().fill('A solicitation');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await lookAt('a form with errors');

      await page.goto('/admin/teams');
      await page.getByRole('button', { name: 'Digital and Cloud' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('textbox').first().fill('Another name');
      await lookAt('a drawer');
      await page.keyboard.press('Escape');
      // The drawer is hidden from who is asked, so the question is the one dialog that can be reached.
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
      await lookAt('a question');
    });

    test('what may not be seen, and what did not load, break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'user');
      const lookAt = lookerAt(page, looks);
      await open(page, '/admin/teams');
      await lookAt('what may not be seen');
      await page.route(/remotes\/template-demo\/.*module\./, (route) => route.abort());
      await page.goto('/user/social-profile/posts');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await lookAt('what did not load');
    });
  });
}
