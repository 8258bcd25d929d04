import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { publish } from '@bidwright/tooling/publish';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { changedCopy } from './changedCopy.ts';

const root = join(import.meta.dirname, '../..');

/** Names and times of a folder's files: what a rebuild would change. */
const stamps = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true });
  return Promise.all(entries.sort().map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`));
};

test('a module built and registered while the platform runs is there at the next page load', async ({
  page,
  platform,
}) => {
  await signIn(page, platform.address, 'user');
  await page.goto('/user/social-profile/posts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shellBefore = await stamps(join(root, 'shell/dist'));

  const copy = await changedCopy('A page of tomorrow');
  await buildRoom({ room: copy, version: '9.0.0' });
  await publish(
    { address: platform.address, token: platform.publishToken('template-demo') },
    'template-demo',
    join(copy, 'dist'),
  );

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'A page of tomorrow' })).toBeVisible();
  expect(await stamps(join(root, 'shell/dist'))).toEqual(shellBefore);
});
