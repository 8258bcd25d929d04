import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRoom } from '@bidwright/tooling/build';
import { publish } from '@bidwright/tooling/publish';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';
import { activate } from './activate.ts';
import { changedCopy } from './changedCopy.ts';
import { asksForModules, comeBack, titleOf } from './openTab.ts';
import { renamedBuild } from './renamedBuild.ts';
import { buildSample } from './sampleModule.ts';

const module = 'template-demo';

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
  await signIn(page, platform.address, 'admin');
  await page.goto('/user/social-profile/posts');
  const first = await titleOf(page).textContent();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const { modules } = (await (await page.request.get('/api/shell/modules')).json()).data;
  const before = modules.find(({ name }: { name: string }) => name === module).version;

  const room = await changedCopy('A page of tomorrow');
  await buildRoom({ room, version: '9.1.0' });
  const heard = page.waitForResponse((response) => asksForModules(response.url()));
  await publish({ address: platform.address, token: platform.publishToken(module) }, module, join(room, 'dist'));
  // Nobody does anything in the tab: the server tells it.
  await heard;
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
  // What the newer one still fetches ahead is another matter.
  expect(files.filter((address) => address.includes(`/remotes/${module}/${before}/`))).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
});

/** What the page's scripts hold, in megabytes, once what is not needed is gone. */
const heap = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
};

const versions = 12;
/** Megabytes that a version may leave behind. */
const remains = 1;

test(`${versions} versions in one tab leave one style sheet, and little behind`, async ({ page, platform }) => {
  const registry = { address: platform.address, token: platform.publishToken(module) };
  const before = await readFile(join(import.meta.dirname, `../../mf-${module}/dist/.version`), 'utf8');
  const dist = await buildSample('9.2.0');
  await publish(registry, module, dist);
  await signIn(page, platform.address, 'admin');
  await page.goto('/user/social-profile/posts');
  await expect(titleOf(page)).toHaveText('Sample');
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.flatMap(({ cssRules }) => cssRules[0]?.cssText));

  let settled = 0;
  for (let turn = 1; turn <= versions; turn += 1) {
    const version = `9.2.${turn}`;
    await publish(
      registry,
      module,
      await renamedBuild(dist, version, (text) => text.replaceAll('"Sample"', `"Sample ${turn}"`)),
    );
    await comeBack(page);
    await leaveAndEnter(page);
    await expect(titleOf(page)).toHaveText(`Sample ${turn}`);
    expect(await sheets()).toEqual([expect.stringContaining(`template_demo__9_2_${turn}-`)]);
    if (turn === 2) settled = await heap(page);
  }
  expect((await heap(page)) - settled).toBeLessThan((versions - 2) * remains);

  await activate(platform, module, '9.2.0');
  await comeBack(page);
  await leaveAndEnter(page);
  await expect(titleOf(page)).toHaveText('Sample');
  expect(await sheets()).toEqual([expect.stringContaining('template_demo__9_2_0-')]);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
  await activate(platform, module, before);
});
