import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openFolders } from '../folders.ts';
import { type DemoPerson, signIn } from '../people.ts';

const apps = ['Social profile', 'Shop', 'Customers', 'Contacts', 'Mail', 'Calendar', 'Chat', 'Kanban'];
const widgets = ['Statistics', 'Data', 'Charts'];
const accounts = ['Sign-in', 'Registration', 'Forgotten password', 'Check mail', 'New password', 'Code'];
const plain = [
  'Error 404',
  'Coming soon 1',
  'Coming soon 2',
  'Under construction',
  'Contact us',
  'Questions',
  'Privacy policy',
];
const samples = [...apps, ...widgets, ...accounts, ...plain];
const staff = ['Dashboard', 'Opportunities', 'Projects', 'People', ...samples];
const lists = ['Teams', 'Users', 'Project types', 'Opportunity status', 'Opportunity owner', 'Sources', 'Chances'];

/** What the menu of each role leads to, in its order, and what is closed to it. */
const roles: Record<DemoPerson, { menu: string[]; closed: string[] }> = {
  admin: {
    menu: [
      'Dashboard',
      'Reports',
      ...lists,
      'Company types',
      'Company contacts',
      'Companies',
      'Emails',
      'Modules',
      'Platform health',
      'Program keys',
      'Webhooks',
    ],
    closed: [],
  },
  lead: {
    menu: staff,
    closed: [
      '/reports',
      '/rfp-content-library',
      '/admin/emails',
      '/admin/health',
      '/admin/keys',
      '/admin/modules',
      '/admin/webhooks',
    ],
  },
  manager: {
    menu: staff,
    closed: [
      '/reports',
      '/rfp-content-library',
      '/admin/emails',
      '/admin/health',
      '/admin/keys',
      '/admin/modules',
      '/admin/webhooks',
    ],
  },
  operations: {
    menu: staff,
    closed: [
      '/reports',
      '/rfp-content-library',
      '/admin/teams',
      '/admin/emails',
      '/admin/health',
      '/admin/keys',
      '/admin/modules',
      '/admin/webhooks',
    ],
  },
  user: {
    menu: ['Dashboard', ...samples],
    closed: [
      '/general/opportunities',
      '/general/projects',
      '/reports',
      '/rfp-content-library',
      '/admin/companies',
      '/admin/company-contacts',
    ],
  },
};

const menuOf = async (page: Page): Promise<string[]> => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await openFolders(menu);
  return menu.getByRole('link').allInnerTexts();
};

for (const [person, { menu, closed }] of Object.entries(roles) as [DemoPerson, (typeof roles)[DemoPerson]][]) {
  test(`the menu and the pages of ${person} are those of the role`, async ({ page, address }) => {
    await signIn(page, address, person);
    await page.goto('/dashboard');
    const shown = await menuOf(page);
    // Modules that come later may add to what an Admin sees.
    if (person === 'admin') expect(shown).toEqual(expect.arrayContaining(menu));
    else expect(shown).toEqual(menu);
    for (const path of closed) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'You do not have access' })).toBeVisible();
    }
  });
}

test('each change of the page begins at its top, with the focus on its heading', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the modules have to say comes late, and makes the page long.
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo(0, 300);
      return window.scrollY;
    });
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('each page of the shell stands at its path', async ({ page, address }) => {
  await signIn(page, address, 'admin');
  for (const [path, title] of [
    ['/', /^Good/],
    ['/dashboard', /^Good/],
    ['/user/account-profile/profile1', 'Account Settings'],
    ['/user/notifications', 'Notifications'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});
