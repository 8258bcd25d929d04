import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

test('the library is closed to Team Leads until an Admin opens it, and closed again when it is closed', async ({
  browser,
  page,
  address,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, address, 'admin');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await signIn(other, address, 'lead');
  const link = other.getByRole('link', { name: 'RFP content library' });
  const looks = () => other.goto(`${address}/dashboard`);

  await looks();
  await expect(other.getByRole('link', { name: 'Opportunities', exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);

  await page.goto('/rfp-content-library');
  await page.getByRole('button', { name: 'for Admins only' }).click();
  await page.getByRole('button', { name: 'Open the library' }).click();
  await expect(page.getByText('The library is now open to Team Leads and Project Managers')).toBeVisible();
  // What is known of a session is known for a second.
  await expect(async () => {
    await looks();
    await expect(link).toBeVisible({ timeout: 5000 });
  }).toPass();
  await link.click();
  await expect(other.getByRole('list', { name: 'Results' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'New entry' })).toBeVisible();
  await expect(other.getByRole('button', { name: /Admins/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'open to Team Leads and Project Managers' }).click();
  await page.getByRole('button', { name: 'Close the library' }).click();
  await expect(page.getByText('The library is now for Admins only')).toBeVisible();
  await expect(async () => {
    await looks();
    await expect(other.getByRole('link', { name: 'Opportunities', exact: true })).toBeVisible({ timeout: 5000 });
    await expect(link).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await context.close();
});
