import { join } from 'node:path';
import { withConnection } from '@bidwright/tooling/database/sql';
import type { Platform } from '@bidwright/tooling/platform';
import { publish } from '@bidwright/tooling/publish';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { startDemo } from '../demoFolder.ts';
import { type DemoPerson, post, signInAnew } from '../people.ts';
import { badPackages } from './badPackages.ts';
import { asksForModules, titleOf } from './openTab.ts';
import { buildStaged, stagedPath, type Trouble } from './stagedModule.ts';

const dataDir = join(import.meta.dirname, '../../.data/e2e/stages');
const module = 'template-demo';
const people: DemoPerson[] = ['admin', 'lead', 'manager', 'operations', 'user'];

let platform: Platform;
/** A page of each person, all in sessions of their own. */
let pages: Page[];

const query = (statement: string) =>
  withConnection(platform.database.login, async (connection) => void (await connection.query(statement)));

const open = async (browser: Browser, person: DemoPerson): Promise<Page> => {
  const context = await browser.newContext({ baseURL: platform.address });
  const page = await context.newPage();
  await signInAnew(page, platform.address, person);
  return page;
};

const deploy = async (...wanted: Parameters<typeof buildStaged>): Promise<string> => {
  const registry = { address: platform.address, token: platform.publishToken(module) };
  return publish(registry, module, await buildStaged(...wanted));
};

/** The version that a page gets which is opened now. */
const versionFor = async ({ request }: Page): Promise<string> => {
  const { data } = await (await request.get(`${platform.address}/api/shell/modules`)).json();
  return data.modules.find(({ name }: { name: string }) => name === module).version;
};

/** The time of all first stages is over. */
const endStages = () =>
  query('update bidwright_shell.modules set stageEnds = unix_timestamp() - 1 where stageEnds > 0');

/** The people who get a version first, and the others. */
const apart = async (version: string) => {
  const given = await Promise.all(pages.map(async (page) => ({ page, version: await versionFor(page) })));
  const of = (isFirst: boolean) => given.filter((one) => (one.version === version) === isFirst).map(({ page }) => page);
  const [first] = of(true);
  if (!first) throw new Error(`Nobody is the first to get ${version}`);
  return { first, others: of(false) };
};

/** What all people have, which has come up often enough to say something. */
const settle = async (version: string, wanted: Parameters<typeof buildStaged>[1] = {}) => {
  await deploy(version, wanted);
  await endStages();
  const [page] = pages;
  if (!page) throw new Error('Nobody has a page');
  for (let at = 0; at < 20; at += 1) {
    const told = await post(page.request, platform.address, '/api/shell/modules/loaded', {
      versions: [{ module, version }],
    });
    expect(told.status()).toBe(200);
  }
};

test.beforeAll(async ({ browser }) => {
  platform = await startDemo(dataDir, { STAGE_MINUTES: '10' });
  pages = await Promise.all(people.map((person) => open(browser, person)));
  // Who has just come cannot have a version taken back.
  await query('update bidwright_shell.accounts set dateCreated = dateCreated - 300000');
  await settle('8.5.0');
});
test.afterAll(() => platform?.stop());
// What one person alone may have taken back in a day is a matter of its own.
test.beforeEach(() => query('delete from bidwright_shell.limits'));

/** How people meet a trouble, and where. */
const troubles: [trouble: Trouble, version: string, path: string, kind: string][] = [
  ['draw', '8.6.1', stagedPath, 'render'],
  ['blank', '8.6.2', stagedPath, 'blank'],
  ['press', '8.6.3', stagedPath, 'error'],
  ['hang', '8.6.4', stagedPath, 'hang'],
  ['part', '8.6.9', stagedPath, 'hang'],
  ['call', '8.6.5', stagedPath, 'call'],
  ['storm', '8.6.6', stagedPath, 'storm'],
  ['lost', '8.6.7', `${stagedPath}/lost`, 'route'],
];

for (const [trouble, version, path, kind] of troubles) {
  test(`what fails one of the first (${trouble}) goes back, and nobody else ever had it`, async () => {
    await deploy(version, { trouble });
    const { first, others } = await apart(version);
    expect(others.length).toBeGreaterThan(0);
    const told = first.waitForResponse(
      (response) => response.url().endsWith('/modules/failures') && response.request().postDataJSON().kind === kind,
    );
    await first.goto(path);
    if (trouble === 'press') await first.getByRole('button', { name: 'Press' }).click();
    expect((await told).request().postDataJSON()).toMatchObject({ module, version, kind });
    for (const page of [first, ...others]) expect(await versionFor(page)).toBe('8.5.0');
    if (trouble === 'draw') {
      await first.getByRole('button', { name: 'Try again' }).click();
      await expect(first.getByText('It works')).toBeVisible();
    }
  });
}

for (const [trouble, version] of [
  ['loop', '8.6.8'],
  ['pressLoop', '8.6.10'],
] as const) {
  test(`a freeze (${trouble}) is found at the next start, which has the version before again`, async () => {
    await deploy(version, { trouble });
    const { first, others } = await apart(version);
    const frozen = await first.context().newPage();
    await frozen.goto(stagedPath, { waitUntil: 'commit' });
    if (trouble === 'pressLoop') {
      // What this page noted while it was entered is over by then.
      await expect(frozen.getByText('It works')).toBeVisible();
      await frozen.waitForFunction(() => {
        const own = `bidwright.entering.${performance.timeOrigin}-`;
        return Object.keys(localStorage).every((key) => !key.startsWith(own));
      });
      const button = frozen.getByRole('button', { name: 'Press' });
      // It never returns from that.
      await button.click({ timeout: 2000, noWaitAfter: true }).catch(() => undefined);
    }
    const answers = () =>
      Promise.race([
        frozen.evaluate(() => true).catch(() => false),
        new Promise<boolean>((resolve) => setTimeout(resolve, 2000, false)),
      ]);
    await expect.poll(answers).toBe(false);
    expect(await versionFor(first)).toBe(version);
    // Who leaves at once may have left a page that was busy.
    await frozen.waitForTimeout(6000);
    await frozen.close();
    const next = await first.context().newPage();
    const told = next.waitForRequest(/\/modules\/failures$/);
    await next.goto(stagedPath);
    expect((await told).postDataJSON()).toMatchObject({ module, version, kind: 'freeze', page: stagedPath });
    await expect(next.getByText('It works')).toBeVisible();
    for (const page of [first, ...others]) expect(await versionFor(page)).toBe('8.5.0');
    await next.close();
  });
}

const leaveAndEnter = async (page: Page) => {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(titleOf(page)).toContainText('Good');
  await page.goBack();
  await expect(titleOf(page)).toHaveText('Staged');
};

test('the end of a stage reaches an open tab without a reload, and nothing of the stage does', async () => {
  for (const page of pages) await page.goto(stagedPath);
  for (const page of pages) await expect(page.getByText('It works')).toBeVisible();
  const heard = pages.map((page) => page.waitForResponse((response) => asksForModules(response.url())));
  await deploy('8.7.0', { words: 'It works better' });
  await Promise.all(heard);
  const { first, others } = await apart('8.7.0');
  await first.evaluate(() => Object.assign(window, { mark: true }));
  await leaveAndEnter(first);
  await expect(first.getByText('It works', { exact: true })).toBeVisible();
  const fresh = await first.context().newPage();
  await fresh.goto(stagedPath);
  await expect(fresh.getByText('It works better')).toBeVisible();
  await fresh.close();
  const told = first.waitForResponse((response) => asksForModules(response.url()));
  await endStages();
  // Nobody does anything in the tab: the server tells it.
  await told;
  await first.waitForLoadState('networkidle');
  await leaveAndEnter(first);
  await expect(first.getByText('It works better')).toBeVisible();
  expect(await first.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
  for (const page of others) expect(await versionFor(page)).toBe('8.7.0');
});

test(`${badPackages.droppedPlace.what}: the draft stays`, async () => {
  await settle('8.8.0');
  const [, , , , page] = pages;
  if (!page) throw new Error('Nobody has a page');
  await page.goto(stagedPath);
  const draft = page.getByRole('textbox', { name: 'Draft' });
  await draft.fill('Harbor survey, half typed');
  const heard = page.waitForResponse((response) => asksForModules(response.url()));
  await settle('8.8.1', { about: { slots: [] } });
  await heard;
  await expect.poll(() => versionFor(page)).toBe('8.8.1');
  await page.waitForLoadState('networkidle');
  await expect(draft).toHaveValue('Harbor survey, half typed');
  await page.goto(stagedPath);
  await expect(page.getByText('It works')).toBeVisible();
  await expect(draft).toHaveCount(0);
});

test('the page Modules says who has a version first, and gives it to all', async () => {
  await deploy('8.9.0', { words: 'For everybody' });
  const { others } = await apart('8.9.0');
  const [page] = pages;
  if (!page) throw new Error('Nobody has a page');
  await page.goto('/admin/modules');
  const row = page.getByRole('row', { name: /Sample pages/ });
  await expect(row.getByText('First stage')).toBeVisible();
  await row.getByText('Sample pages').click();
  const panel = page.getByRole('dialog', { name: 'Sample pages' });
  await expect(panel).toContainText(/First stage: [1-4] of \d+ people, until .*Everyone else has [\d.]+\./);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await panel.getByRole('button', { name: 'To all now…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release Sample pages to everyone now?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Everybody waits for it');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'To all now' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(/First stage:/)).toHaveCount(0);
  for (const other of others) expect(await versionFor(other)).toBe('8.9.0');
});
