import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goInside } from '../inside.ts';
import { signIn } from '../people.ts';
import { untilWhole } from '../still.ts';
import { lookerAt, walk, widths } from './looks.ts';
import { menuPages } from './menuPages.ts';

const publicPages = ['/login', '/register', '/forgot', '/reset?token=none', '/invitation#token=none', '/join-google'];

/** Pages that no menu leads to. */
const hiddenPages = [
  '/dashboard',
  '/user/account-profile/profile1',
  '/user/ftes?free=20',
  '/user/ftes?months=24&roles=open',
  '/user/ftes/me',
  '/user/ftes/me?work=actual',
  '/user/ftes/import-hours',
  '/user/ftes/reports/utilisation',
  '/user/ftes/reports/utilisation-forecast?by=position',
  '/user/ftes/reports/bench-and-overload',
  '/user/ftes/reports/skills-short',
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

for (const { width, looks } of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('pages for people signed out break no rule of axe', async ({ page }) => {
      const errors = listenForErrors(page);
      await walk(page, publicPages, looks, async (path) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await untilWhole(page);
      });
      expect(errors).toEqual([]);
    });

    test('pages for people signed in break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'admin');
      const errors = listenForErrors(page);
      // The samples have a walk of their own.
      const pages = await menuPages(page, address, (name) => name !== 'template-demo');
      expect(pages.length).toBeGreaterThan(10);
      await page.goto('/dashboard', { waitUntil: 'networkidle' });
      await untilWhole(page);
      await walk(page, [...new Set([...hiddenPages, ...pages])], looks, async (path) => {
        await goInside(page, path);
        await untilWhole(page);
      });
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
      await page.reload({ waitUntil: 'networkidle' });
      await untilWhole(page);
      await lookAt('a record');
      await page.getByText(editing).first().click();
      await expect(page.locator('form').first()).toBeVisible();
      await lookAt('a section in edit');
    });

    test('a company breaks no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'admin');
      const lookAt = lookerAt(page, looks);
      await page.goto('/admin/companies?search=Harbor');
      await page.getByRole('main').getByRole('button', { name: 'Office of Harbor Safety' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('textbox').first().waitFor();
      await drawer.getByRole('link', { name: 'Full page' }).click();
      await expect(page).toHaveURL(/companies\/[\w-]+$/);
      await untilWhole(page);
      await lookAt('a company');
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
      await drawer.getByRole('textbox').first().waitFor();
      const [facts, work] = [0, 1].map((part) => drawer.getByRole('group').first().getByRole('button').nth(part));
      await work?.click();
      // Bids and six months.
      await expect(drawer.getByRole('listitem').nth(6)).toBeVisible();
      await lookAt('what a team has to do');
      await facts?.click();
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
      await page.goto('/admin/teams', { waitUntil: 'networkidle' });
      await untilWhole(page);
      await lookAt('what may not be seen');
      await page.route(/remotes\/template-demo\/.*module\./, (route) => route.abort());
      await page.goto('/user/social-profile/posts');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await lookAt('what did not load');
    });
  });
}
