import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@bidwright/tooling/publish';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { activate } from './activate.ts';
import { test } from './onRoad.ts';
import { titleOf } from './openTab.ts';
import { renamedBuild } from './renamedBuild.ts';

const module = 'template-demo';
const path = '/user/social-profile/posts';
const dist = join(import.meta.dirname, `../../mf-${module}/dist`);

/** The entry alone names what the shell takes of it. */
const failing = (text: string) => (text.includes('"./module"') ? `throw new Error('at the start');${text}` : text);

/** The server hears of a failure of this kind. */
const toldOf = (page: Page, kind: string) =>
  page.waitForRequest(
    (request) => request.url().endsWith('/api/shell/modules/failures') && request.postDataJSON().kind === kind,
  );

const cardOn = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Sample pages' });

test('a version whose code fails at the start: one card, and Retry takes the version that is active by then', async ({
  page,
  platform,
}) => {
  const registry = { address: platform.address, token: platform.publishToken(module) };
  await publish(registry, module, await renamedBuild(dist, '9.8.0', failing));
  await signIn(page, platform.address, 'user');
  const told = toldOf(page, 'evaluate');
  await page.goto(path);
  await expect(cardOn(page)).toContainText('Its code failed to start. The rest of the app works.');
  expect((await told).postDataJSON()).toMatchObject({ module, version: '9.8.0', page: path });

  await activate(platform, module, await readFile(join(dist, '.version'), 'utf8'));
  await cardOn(page).getByRole('button', { name: 'Retry' }).click();
  await expect(titleOf(page)).toHaveText('Social profile');
  await expect(cardOn(page)).toHaveCount(0);
});

test('while the registry does not answer Retry says the same, and it works once the registry does', async ({
  page,
  road,
}) => {
  await signIn(page, road.address, 'user');
  road.block(/^\/remotes\/template-demo\/.*remoteEntry/, 'gone');
  await page.goto(`${road.address}${path}`);
  await expect(cardOn(page)).toBeVisible();
  road.block(/^\/api\/shell\/modules(\?|$)/, 'gone');
  const told = toldOf(page, 'registry');
  await cardOn(page).getByRole('button', { name: 'Retry' }).click();
  await told;
  await expect(cardOn(page)).toBeVisible();

  road.clear();
  await cardOn(page).getByRole('button', { name: 'Retry' }).click();
  await expect(titleOf(page)).toHaveText('Social profile');
});

test('a file whose line breaks is fetched again, and nobody is told of it', async ({ page, road }) => {
  await signIn(page, road.address, 'user');
  // A page of the shell's own: the module has brought no part yet.
  await page.goto(`${road.address}/no/such/page`);
  await expect(titleOf(page)).toBeVisible();
  const broken = new Set<string>();
  page.on('requestfailed', (request) => broken.add(request.url()));
  const told: string[] = [];
  page.on('request', (request) => request.url().endsWith('/modules/failures') && told.push(request.url()));
  for (const part of [/^\/remotes\/template-demo\/.*remoteEntry/, /^\/remotes\/template-demo\/[^/]*\/module\./])
    road.block(part, 'cut');
  await page.getByRole('link', { name: 'Social profile' }).click();
  await expect(titleOf(page)).toHaveText('Social profile');
  expect(broken.size).toBe(2);
  expect(told).toEqual([]);
});
