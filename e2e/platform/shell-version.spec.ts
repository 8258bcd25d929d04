import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { withConnection } from '@bidwright/tooling/database/sql';
import { turns } from '@bidwright/tooling/deep';
import { offerOverride } from '@bidwright/tooling/override';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { publish } from '@bidwright/tooling/publish';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { startDemo } from '../demoFolder.ts';
import { type DemoPerson, post, signInAnew } from '../people.ts';
import { titleOf } from './openTab.ts';
import { shellBuild } from './shellBuild.ts';

const dataDir = join(import.meta.dirname, '../../.data/e2e/shell-version');
const shell = 'shell';
const people: DemoPerson[] = ['admin', 'lead', 'manager', 'operations', 'user'];

let platform: Platform;
/** What the platform was started with. */
let installed = '';

const start = async (settings: NodeJS.ProcessEnv) => {
  platform = await startPlatform({ dataDir, demo: true, build: true, settings, report: () => {} });
};

test.beforeAll(async ({ browser }) => {
  platform = await startDemo(dataDir);
  const page = await open(browser, 'user');
  installed = await versionOf(page);
  await page.close();
});
test.afterAll(() => platform?.stop());

const query = (statement: string) =>
  withConnection(platform.database.login, async (connection) => void (await connection.query(statement)));

const open = async (browser: Browser, person: DemoPerson): Promise<Page> => {
  const context = await browser.newContext({ baseURL: platform.address });
  const page = await context.newPage();
  await signInAnew(page, platform.address, person);
  return page;
};

const deploy = async (...build: Parameters<typeof shellBuild>): Promise<string> => {
  const registry = { address: platform.address, token: platform.publishToken(shell) };
  return publish(registry, shell, await shellBuild(...build)).catch(String);
};

const bootIn = (html: string): { shell: string } =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

/** The version of the shell in a page that is opened now. */
const versionOf = async ({ request }: Page, path = '/dashboard'): Promise<string> =>
  bootIn(await (await request.get(`${platform.address}${path}`, { headers: { accept: 'text/html' } })).text()).shell;

/** What a page says of itself: the one of the build says nothing. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.dataset.shell);

const back = async (page: Page, version: string) => {
  const answer = await post(page.request, platform.address, `/api/shell/modules/${shell}/activate`, { version });
  expect(answer.status()).toBe(200);
};

test('building changes nothing that is served; a version is switched and taken back, and pages that are open go on', async ({
  browser,
}) => {
  const page = await open(browser, 'admin');
  await page.goto('/no/such/page');
  await expect(titleOf(page)).toBeVisible();
  // What a build leaves is moved away: nothing of it is served.
  const dist = join(import.meta.dirname, '../../shell/dist');
  const [assets, aside] = [join(dist, 'assets'), join(dist, 'aside')];
  await rename(assets, aside);
  try {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    const fresh = await open(browser, 'user');
    await fresh.goto('/dashboard');
    await expect(titleOf(fresh)).toContainText('Good');
    await fresh.close();
  } finally {
    await rename(aside, assets);
  }
  await page.keyboard.press('Escape');

  expect(await deploy('9.1.0')).toBe('9.1.0');
  expect(await mark(page)).toBeUndefined();
  const late = await page.context().newPage();
  await late.goto('/dashboard');
  await expect(titleOf(late)).toContainText('Good');
  expect(await mark(late)).toBe('9.1.0');
  const outside = await (await browser.newContext({ baseURL: platform.address })).newPage();
  await outside.goto('/login');
  expect(await mark(outside)).toBe('9.1.0');

  // The page of before brings its late parts still, and so does one of a version that was left.
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await back(page, installed);
  await late.keyboard.press('Control+k');
  await expect(late.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await late.reload();
  await expect(titleOf(late)).toContainText('Good');
  expect(await mark(late)).toBeUndefined();
});

test('the page Modules switches the shell and takes it back', async ({ browser }) => {
  const page = await open(browser, 'admin');
  await page.goto('/admin/modules');
  const row = page.getByRole('row', { name: /^Shell/ });
  await expect(row).toContainText('9.1.0 ready');
  await row.getByText('Shell', { exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Shell' });
  await expect(panel.getByText(/it cannot be switched off/)).toBeVisible();
  await panel.getByRole('button', { name: 'Activate 9.1.0' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch versions?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A new frame');
  await dialog.getByRole('button', { name: 'Switch versions' }).click();
  await expect(dialog).toBeHidden();
  expect(await versionOf(page)).toBe('9.1.0');
  await back(page, installed);
});

test('who works on the shell sees it alone, is told so and goes back', async ({ browser }) => {
  const [page, other] = [await open(browser, 'admin'), await open(browser, 'lead')];
  const version = '0.0.0-dev.1';
  const registry = { address: platform.address, token: platform.publishToken(shell) };
  const { code } = await offerOverride(registry, shell, await shellBuild(version), undefined);
  await page.goto(`/dashboard?override=${code}`);
  const banner = page.getByRole('alert').filter({ hasText: 'a version of the app in development' });
  await expect(banner).toBeVisible();
  await expect(page).not.toHaveURL(/override=/);
  expect(await mark(page)).toBe(version);
  expect(await versionOf(other)).toBe(installed);
  await banner.getByRole('button', { name: 'Use the active version' }).click();
  await expect(banner).toHaveCount(0);
  await expect(titleOf(page)).toContainText('Good');
  expect(await mark(page)).toBeUndefined();
});

/** How a shell fails people, by what is told of it. */
const troubles: [kind: string, version: string, code: string][] = [
  ['evaluate', '9.2.0', "throw new Error('a part that is not there');"],
  ['blank', '9.2.1', 'globalThis.MessageChannel = class { port1 = {}; port2 = { postMessage() {} } };'],
  ['freeze', '9.2.2', 'for (let turn = 0; turn >= 0; turn += 1) globalThis.name = String(turn);'],
];

test.describe('in its first stage', () => {
  let pages: Page[];
  test.beforeAll(async ({ browser }) => {
    await platform.stop();
    await start({ STAGE_MINUTES: '10' });
    pages = await Promise.all(people.map((person) => open(browser, person)));
    await query('update bidwright_shell.accounts set dateCreated = dateCreated - 300000');
    for (const page of pages) await versionOf(page);
    const versions = [{ module: shell, version: installed }];
    // It has come up often enough to say something.
    for (const { request } of [...pages, ...pages, ...pages, ...pages])
      await post(request, platform.address, '/api/shell/modules/loaded', { versions });
  });

  for (const [kind, version, code] of troubles) {
    test(`a shell that fails one of the first (${kind}) goes back, and nobody else had it`, async () => {
      await query('delete from bidwright_shell.limits');
      expect(await deploy(version, { 'index.html': code })).toBe(version);
      const given = await Promise.all(pages.map(async (page) => ({ page, version: await versionOf(page) })));
      const first = given.find((one) => one.version === version)?.page;
      expect(given.some((one) => one.version === installed)).toBe(true);
      if (!first) throw new Error('Nobody is the first');
      const bad = await first.context().newPage();
      await bad.goto('/dashboard', { waitUntil: 'commit' });
      if (kind === 'freeze') {
        await bad.waitForTimeout(17_000);
        await bad.close();
        // It freezes too, and has told of the one before by then.
        const next = await first.context().newPage();
        await next.goto('/dashboard', { waitUntil: 'commit' });
        await expect.poll(() => versionOf(first)).toBe(installed);
        await next.close();
      }
      await expect.poll(() => versionOf(first)).toBe(installed);
      for (const page of pages) expect(await versionOf(page)).toBe(installed);
      if (kind !== 'freeze') await bad.close();
      const well = await first.context().newPage();
      await well.goto('/dashboard');
      await expect(titleOf(well)).toContainText('Good');
      await well.close();
    });
  }
});

/** What a browser finds that tries a shell; the last one is found as the first is. */
const badShells = [
  [
    'throws at the sign-in',
    '9.3.2',
    { 'entrance.html': "throw new Error('no field for it');" },
    /no field for it[\s\S]*\/login/,
  ],
  ['loops', '9.3.1', { 'index.html': 'for (;;) globalThis.name = "x";' }, /nothing can be pressed|longer than/],
  ['throws', '9.3.0', { 'index.html': "throw new Error('a part that is not there');" }, /a part that is not there/],
] as const;

test.describe('tried in a browser', () => {
  test.beforeAll(async () => {
    await platform.stop();
    const { executablePath = '' } = await chromium();
    await start({ PROVING: 'on', PROVING_BROWSER: executablePath });
  });

  for (const [what, version, code, said] of badShells.slice(0, turns(2, badShells.length))) {
    test(`a shell that ${what} reaches nobody`, async ({ browser }) => {
      const staff = await open(browser, 'user');
      const refusal = deploy(version, code);
      const isOver = () => Promise.race([refusal.then(() => true), staff.waitForTimeout(500).then(() => false)]);
      do expect(await versionOf(staff)).toBe(installed);
      while (!(await isOver()));
      expect(await refusal).toMatch(said);
      expect(await versionOf(staff)).toBe(installed);
    });
  }

  test('a good one is tried within a minute, and is what people get', async ({ browser }) => {
    const staff = await open(browser, 'user');
    expect(await deploy('9.3.9')).toBe('9.3.9');
    expect(await versionOf(staff)).toBe('9.3.9');
  });
});
