import { AxeBuilder } from '@axe-core/playwright';
import type { Registry } from '@bidwright/contract-shell';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const publicPages = ['/login', '/register', '/forgot', '/reset?token=none'];

/** Pages that no menu leads to. */
const hiddenPages = ['/dashboard', '/user/account-profile/profile1', '/user/ftes/me', '/no/such/page'];

/** Every page that a module puts into the menu. */
const menuPages = async ({ request }: Page, address: string) => {
  const { data }: { data: Registry } = await (await request.get(`${address}/api/shell/modules`)).json();
  return data.modules.flatMap(({ file }) => file.menu.flatMap(({ url }) => url ?? []));
};

/** Each language, mode, direction and width is looked at in one of them. */
const looks = [
  { language: 'en', mode: 'light', direction: 'ltr', width: 1440 },
  { language: 'fr', mode: 'dark', direction: 'ltr', width: 390 },
  { language: 'ro', mode: 'dark', direction: 'rtl', width: 1440 },
  { language: 'zh', mode: 'light', direction: 'rtl', width: 390 },
] as const;

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

const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
};

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const expectAccessible = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await violationsOf(page), path).toEqual([]);
  expect.soft(await sidewaysOverflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
};

for (const look of looks) {
  const { language, direction, mode, width } = look;
  test.describe(`${language}, ${mode}, ${direction}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('bidwright.settings', stored), JSON.stringify(look));
    });

    test('pages for people signed out break no rule of axe', async ({ page }) => {
      const errors = listenForErrors(page);
      for (const path of publicPages) await expectAccessible(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      expect(errors).toEqual([]);
    });

    test('pages for people signed in break no rule of axe', async ({ page, address }) => {
      test.setTimeout(120_000);
      await signIn(page, address, 'admin');
      const errors = listenForErrors(page);
      const pages = await menuPages(page, address);
      expect(pages.length).toBeGreaterThan(10);
      for (const path of new Set([...hiddenPages, ...pages])) await expectAccessible(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(errors).toEqual([]);
    });

    test('a record, and a section of it in edit, break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'admin');
      await page.goto('/general/opportunities');
      await page
        .getByRole('link', { name: /Dispatch system cloud migration/ })
        .first()
        .click();
      await page.getByText(editing).first().waitFor();
      await expectAccessible(page, page.url());
      await page.getByText(editing).first().click();
      await expect(page.locator('form').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('a form with errors, a drawer and a question break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'admin');
      await page.goto('/general/opportunities/new');
      await page.getByRole('textbox').first().fill('A solicitation');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      expect.soft(await violationsOf(page), 'a form with errors').toEqual([]);

      await page.goto('/admin/teams');
      await page.getByRole('button', { name: 'Digital and Cloud' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('textbox').first().fill('Another name');
      expect.soft(await violationsOf(page), 'a drawer').toEqual([]);
      await page.keyboard.press('Escape');
      // The drawer is hidden from who is asked, so the question is the one dialog that can be reached.
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
      expect.soft(await violationsOf(page), 'a question').toEqual([]);
    });

    test('what may not be seen, and what did not load, break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'user');
      await expectAccessible(page, '/admin/teams');
      await page.route(/remotes\/template-demo\/.*module\./, (route) => route.abort());
      await page.goto('/user/social-profile/posts');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}
