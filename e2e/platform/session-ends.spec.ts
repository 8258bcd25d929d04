import { expect, test } from '../fixtures.ts';
import { emailOf, password, post, signInAnew } from '../people.ts';

test('a session that ended is renewed over the page, and a form keeps its text', async ({ page, platform }) => {
  await signInAnew(page, platform.address, 'admin');
  await page.goto('/general/opportunities/new');
  const name = page.getByLabel('Solicitation name');
  await name.fill('Harbor survey, half typed');

  await post(page.request, platform.address, '/api/shell/signOut', {});
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(emailOf('admin'));
  await dialog.getByLabel('Password (required)').fill('not the password at all');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await dialog.getByLabel('Password (required)').fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/general\/opportunities\/new$/);
  await expect(name).toHaveValue('Harbor survey, half typed');
  expect((await page.request.get('/api/shell/me')).ok()).toBe(true);
});

test('signed out, a page leads to the sign-in, and from there back to the same page', async ({ page }) => {
  await page.goto('/admin/teams?q=health');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fteams%3Fq%3Dhealth/);
  await page.getByLabel('Email').fill(emailOf('admin'));
  await page.getByLabel('Password (required)').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/teams\?q=health/);
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
});
