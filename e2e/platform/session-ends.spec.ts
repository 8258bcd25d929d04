import { expect, test } from '../fixtures.ts';
import { emailOf, password, post, signIn } from '../people.ts';

test('a session that ended leads to the sign-in page, and from there back to the same page', async ({
  page,
  platform,
}) => {
  await signIn(page, platform.address, 'admin');
  await page.goto('/admin/teams');
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();

  await post(page.request, platform.address, '/api/shell/signOut', {});
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fgeneral%2Fopportunities/);
  await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Try it as' })).toBeVisible();

  await page.getByLabel('E-mail').fill(emailOf('admin'));
  await page.getByLabel('Password (required)').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/general\/opportunities/);
  await expect(page.getByRole('heading', { name: 'Opportunities', level: 1 })).toBeVisible();
});
