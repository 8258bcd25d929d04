import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { publish } from '@bidwright/tooling/publish';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';
import { changedCopy } from './changedCopy.ts';

const module = 'template-demo';

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** What a browser does when a person comes back to the tab. */
const comeBack = async (page: Page) => {
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/shell/modules'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
};

const leaveAndEnter = async (page: Page) => {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(titleOf(page)).toContainText('Good');
  await page.getByRole('link', { name: 'Social profile' }).click();
};

/** Of each shared part: how many copies all modules know together. */
const copies = (page: Page) =>
  page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__');
    const scopes = new Set<Record<string, object>>(
      instances.map(({ shareScopeMap }: never) => Reflect.get(shareScopeMap, 'default')),
    );
    return [...scopes].map((scope) =>
      Object.entries(scope).map(([key, versions]) => `${key} ${Object.keys(versions).length}`),
    );
  });

test('an open tab takes a new version when the module is entered, and the old one again without asking for it', async ({
  page,
  platform,
}) => {
  test.setTimeout(120_000);
  await signIn(page, platform.address, 'admin');
  await page.goto('/user/social-profile/posts');
  const first = await titleOf(page).textContent();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const { modules } = (await (await page.request.get('/api/shell/modules')).json()).data;
  const before = modules.find(({ name }: { name: string }) => name === module).version;

  const room = await changedCopy('A page of tomorrow');
  await buildRoom({ room, version: '9.1.0' });
  await publish({ address: platform.address, token: platform.publishToken(module) }, module, join(room, 'dist'));
  await comeBack(page);
  await expect(titleOf(page)).toHaveText(first ?? '');

  await leaveAndEnter(page);
  await expect(titleOf(page)).toHaveText('A page of tomorrow');
  const shared = await copies(page);
  expect(shared).toHaveLength(1);
  expect(shared[0]).toContain('react 1');
  expect(shared[0]?.filter((copy) => !copy.endsWith(' 1'))).toEqual([]);

  const back = await post(page.request, platform.address, `/api/shell/modules/${module}/activate`, {
    version: before,
    expected: '9.1.0',
  });
  expect(back.status()).toBe(200);
  await comeBack(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await leaveAndEnter(page);
  await expect(titleOf(page)).toHaveText(first ?? '');
  expect(files.filter((address) => address.includes(`/remotes/${module}/`))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
});
