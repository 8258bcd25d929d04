import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a person chooses a photo, is seen with it, and takes it away again; what is typed stays', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'operations');
  await page.goto('/user/account-profile/profile1');
  const photo = page.getByRole('group', { name: 'Photo' });
  await page.getByLabel('Display name').fill('Ruth, half typed');

  const choose = photo.locator('input[type=file]');
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(photo.getByRole('alert')).toHaveText('The browser cannot read this file as an image');

  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('status').filter({ hasText: 'Photo saved' })).toBeVisible();
  await expect(photo.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Display name')).toHaveValue('Ruth, half typed');
  const drawn = photo.locator('img');
  await expect(drawn).toHaveJSProperty('naturalWidth', 320);
  const chip = page.getByRole('button', { name: 'Ruth Castellanos' });
  await expect(chip.locator('img')).toHaveJSProperty('naturalWidth', 320);

  // The front door asks who somebody is at most once a second.
  const me = async () => (await (await page.request.get('/api/shell/me')).json()).data.user.profilePicture;
  await expect.poll(me).toMatch(/^\/api\/admin\/files\//);
  await page.goto('/dashboard');
  await expect(chip.locator('img')).toHaveJSProperty('complete', true);

  await page.goto('/user/account-profile/profile1');
  await photo.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Photo removed' })).toBeVisible();
  await expect(photo.locator('img')).toHaveCount(0);
  await expect(chip.locator('img')).toHaveCount(0);
});
