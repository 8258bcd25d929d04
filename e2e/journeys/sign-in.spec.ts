import { expect, test } from '../fixtures.ts';
import { emailOf, password, signIn } from '../people.ts';

test('signed out, any page leads to the sign-in and back after it', async ({ page }) => {
  await page.goto('/rfp-content-library');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(emailOf('admin'));
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('admin'));
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/rfp-content-library$/);
});

test('signed in, the sign-in pages lead to the dashboard', async ({ page, address }) => {
  await signIn(page, address, 'user');
  for (const path of ['/login', '/register', '/forgot']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('one click signs in as a demo person, logging out returns to /', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /Bea Tran/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Bea Tran', exact: true }).click();
  await expect(page.getByText('Welcome, Bea')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('a new colleague registers and is User and Admin, as the demo says', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ștefan');
  await page.getByLabel('Last name').fill('O’Neill');
  await page.getByLabel('Email').fill('stefan.oneill@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('rain over the quiet harbour');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const me = await (await page.request.get('/api/shell/me')).json();
  expect(me.data.user).toMatchObject({ name: 'Ștefan O’Neill', permissions: ['User', 'Admin'] });
});

test('an unknown address shows the not-found page with its way home', async ({ page, address }) => {
  await signIn(page, address, 'user');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Something is wrong' })).toBeVisible();
  await expect(
    page.getByText('The page you are looking was moved, removed, renamed, or might never exist!'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
