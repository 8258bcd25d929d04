import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@bidwright/tooling/publish';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { activate } from './activate.ts';
import { titleOf } from './openTab.ts';
import { buildSample } from './sampleModule.ts';

const module = 'template-demo';

test.beforeAll(async ({ platform }) => {
  const registry = { address: platform.address, token: platform.publishToken(module) };
  await publish(registry, module, await buildSample('9.6.0'));
});

test.afterAll(async ({ platform }) => {
  const before = await readFile(join(import.meta.dirname, `../../mf-${module}/dist/.version`), 'utf8');
  await activate(platform, module, before);
});

test('a place on a page is filled with what it hands over; what fails there fails alone, and links lead by name', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'user');
  await page.goto('/user/social-profile/late');

  await expect(page.getByText('It was handed over')).toBeVisible();
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('It failed while rendering');
  await expect(titleOf(page)).toHaveText('A late page');
  await expect(page.getByText('To nobody')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To nobody' })).toHaveCount(0);
  await page.getByRole('link', { name: 'To the posts' }).click();
  await expect(page).toHaveURL(/\/user\/social-profile\/posts$/);
  await expect(titleOf(page)).toHaveText('Sample');
});

test('a page that fails while it is drawn shows the error page in the frame, which the next navigation clears', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'user');
  const told = page.waitForRequest(/\/api\/shell\/modules\/failures$/);
  await page.goto('/user/social-profile/broken');
  await expect(titleOf(page)).toHaveText('This page failed');
  await expect(page.getByRole('main')).toContainText(/template-demo 9\.6\.0 · [\da-f]{8}/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
  const path = '/user/social-profile/broken';
  expect((await told).postDataJSON()).toMatchObject({ module, version: '9.6.0', kind: 'render', page: path });

  await page.getByRole('link', { name: 'Social profile' }).click();
  await expect(titleOf(page)).toHaveText('Sample');
  await page.goBack();
  await expect(titleOf(page)).toHaveText('This page failed');
});
