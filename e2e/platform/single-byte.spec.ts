import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@bidwright/tooling/publish';
import { expect } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { activate } from './activate.ts';
import { test } from './onRoad.ts';
import { buildSample } from './sampleModule.ts';

const module = 'template-demo';

/** The same text but for one bit in its middle. */
const flipped = (text: string) => {
  const bytes = Buffer.from(text);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes.toString('latin1');
};

/** What the registry says of the module's first file, but for one letter. */
const flippedManifest = (said: string) => said.replace(`"entry":"/remotes/${module}/`, `"entry":"/remotes/${module}.`);

const remote = (name: string) => new RegExp(`^/remotes/${module}/[^/]*/${name}`);

const attacks = {
  // The page's list of modules has a hash; what the page asks for where it does not fit has none.
  manifest: { path: /^\/(registry\/|api\/shell\/modules(\?|$))/, how: flippedManifest, kind: 'manifest' },
  entry: { path: remote('remoteEntry'), how: flipped, kind: 'integrity' },
  'expose chunk': { path: remote('module\\.'), how: flipped, kind: 'integrity' },
  'lazy chunk': { path: remote('\\d+\\.'), how: flipped, kind: 'integrity' },
  'style sheet': { path: remote('styles\\..*css$'), how: flipped, kind: 'integrity' },
};

const own = join(import.meta.dirname, `../../mf-${module}/dist/.version`);

test.beforeAll(async ({ platform }) => {
  const dist = await buildSample('9.3.0');
  await publish({ address: platform.address, token: platform.publishToken(module) }, module, dist);
});

test.afterAll(async ({ platform }) => activate(platform, module, await readFile(own, 'utf8')));

for (const [part, { path, how, kind }] of Object.entries(attacks)) {
  test(`a single byte of the ${part} that is not what was published stops it, and Retry takes the true one`, async ({
    page,
    platform,
    road,
  }) => {
    await signIn(page, platform.address, 'admin');
    road.alter(path, how);
    await page.goto(`${road.address}/user/social-profile/late`);
    // The page has a place that fails on purpose, with a card of its own.
    const card = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: `${module} 9.3.0 · ${kind}` });
    await expect(card).toContainText('Sample pages did not load');
    await expect(page.getByText('Set wide')).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { mark: true }));

    road.clear();
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Set wide')).toHaveCSS('letter-spacing', '3px');
    await expect(card).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
  });
}
