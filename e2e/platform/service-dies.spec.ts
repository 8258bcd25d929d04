import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

test('a service that is killed takes down only its own pages, and comes back without a reload', async ({
  page,
  platform,
}) => {
  await signIn(page, platform.address, 'admin');
  const service = platform.service('opportunities');
  await page.goto('/user/social-profile/posts');
  await service.kill('SIGKILL');

  await page.getByRole('link', { name: 'Opportunities' }).click();
  const retry = page.getByRole('button', { name: 'Retry' }).first();
  await expect(retry).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.getByRole('link', { name: 'RFP content library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RFP content library' })).toBeVisible();
  await page.getByRole('link', { name: 'Opportunities' }).click();
  await expect(retry).toBeVisible();

  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await service.start();
  // Unless live news has brought the page back a moment before.
  await retry.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
});
