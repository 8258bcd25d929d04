import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter, tabTo } from '../keyboard.ts';
import { post, signIn } from '../people.ts';

test('the shell by keyboard alone', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The first stop skips to the page.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // From the heading, which has the focus, all stops of the dashboard lie before it: more, the more of its widgets are there already.
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }), 240);

  // A folder of the menu opens, and the page in it keeps it open.
  await enter(page, page.getByRole('button', { name: 'Data management' }));
  await enter(page, page.getByRole('link', { name: 'Teams', exact: true }));
  await expect(page).toHaveURL(/\/admin\/teams$/);
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Teams', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();

  // One search over everything; it gives the focus back.
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.type('library');
  await expect(page.getByRole('option', { selected: true })).toContainText('RFP content library');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rfp-content-library/);
  // It puts the keys into its own box once it is there.
  await expect(page.getByRole('main').getByRole('searchbox').first()).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('data');
  await expect(page.getByRole('group', { name: 'Opportunities' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Two keys lead to a page, one says which there are.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // What is the person's own, past a dashboard that other journeys fill.
  await enter(page, page.getByRole('button', { name: 'Dana Whitfield' }), 300);
  await expect(page.getByText('Welcome, Dana')).toBeVisible();
  await enter(page, page.getByRole('link', { name: 'Account Settings' }));
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Dashboard' })).toBeVisible();
});

const label = (unread: number) => `Notifications, ${unread > 0 ? unread : 'none'} unread`;

test('what happens to others comes to the bell at once, is read, and feedback is taken', async ({
  page,
  address,
  request,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications, /, includeHidden: true });
  const { unread } = (await (await page.request.get('/api/shell/session')).json()).data;
  await expect(bell).toHaveAttribute('aria-label', label(unread));

  const somebody = { firstName: 'Nia', lastName: 'Okafor', email: 'nia.okafor@example.org' };
  const password = 'rain over the quiet harbour';
  expect((await post(request, address, '/api/shell/register', { ...somebody, password })).ok()).toBe(true);
  await expect(bell).toHaveAttribute('aria-label', label(unread + 1));

  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const row = panel.getByRole('listitem').filter({ hasText: 'Nia Okafor has a new account' });
  await expect(row.getByText('Unread')).toBeVisible();
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(330);
  await row.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(row.getByText('Read', { exact: true })).toBeVisible();
  await expect(bell).toHaveAttribute('aria-label', label(unread));
  await panel.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/user\/notifications$/);
  await page.getByRole('button', { name: 'Other', exact: true }).click();
  await expect(page.getByText('Nia Okafor has a new account')).toBeVisible();

  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Give feedback' }).click();
  await page.getByLabel(/Your feedback/).fill('The bell rings at once.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Feedback sent' })).toBeVisible();
});

test('the drawer: whole, a rail, or over a narrow page until something is chosen', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/dashboard');
  const drawer = page.getByRole('complementary');
  const width = async () => (await drawer.boundingBox())?.width;
  await expect.poll(width).toBe(260);
  // Spacing 3.
  await expect(page.getByRole('main')).toHaveCSS('padding-inline-start', '24px');
  await expect(drawer.getByText(/^Version \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Open or close the menu' }).click();
  await expect.poll(width).toBe(72);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open or close the menu' }).click();
  // It has what the bar has no room for.
  const over = page.getByRole('dialog', { name: 'Menu' });
  await expect(over.getByRole('button', { name: /language/i })).toBeInViewport();
  await expect(over.getByRole('button', { name: 'Dark colors' })).toBeInViewport();
  await page.getByRole('link', { name: 'Opportunities', exact: true }).click();
  await expect(page).toHaveURL(/\/general\/opportunities/);
  await expect(page.getByRole('link', { name: 'Opportunities', exact: true })).toBeHidden();
});

test('another language counts at once and asks for its own texts alone, and so do other colours', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/general/opportunities');
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunities' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const texts: string[] = [];
  page.on('request', (request) => texts.push(...(/texts-\w\w/.exec(request.url()) ?? [])));

  await page
    .getByRole('banner')
    .getByRole('button', { name: /language/i })
    .click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opportunités' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tableau de bord' }).first()).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'fr');
  expect(new Set(texts)).toEqual(new Set(['texts-fr']));

  await page.getByRole('button', { name: 'Couleurs sombres' }).click();
  await expect(html).toHaveCSS('color-scheme', 'dark');
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
});

/** How long the page takes to come in. */
const rise = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')]
        .map((element) => getComputedStyle(element))
        .find(({ animationName }) => animationName.includes('page-rise'))?.animationDuration,
  );

test('as the device has it: dark where it is dark, and still where less motion is wanted', async ({
  page,
  address,
}) => {
  await page.addInitScript(() => localStorage.setItem('bidwright.settings', '{"mode":"system"}'));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn(page, address, 'user');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  expect(await rise(page)).toBe('0s');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  expect(await rise(page)).toBe('0.4s');
});
