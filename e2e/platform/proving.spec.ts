import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { turns } from '@bidwright/tooling/deep';
import type { Platform } from '@bidwright/tooling/platform';
import { publish } from '@bidwright/tooling/publish';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { startDemo } from '../demoFolder.ts';
import { type DemoPerson, signInAnew } from '../people.ts';
import { type StoppedAt, stoppedAt } from './badPackages.ts';
import { buildWith, type Fault } from './triedModule.ts';

const dataDir = join(import.meta.dirname, '../../.data/e2e/proving');
const module = 'template-demo';

/** What the registry says of a fault, and of which look. */
const said: Record<StoppedAt<'proving'>, RegExp> = {
  role: /a field that only others have[\s\S]* for role User \(zh, dark, ltr\)/,
  evaluate: /a part that is not there[\s\S]*failure on/,
  noModule: /failure on/,
  hiddenEval: /template-demo evaluate: [\s\S]*failure on/,
  draw: /no such record[\s\S]*failure on/,
  dark: /a colour that is not there[\s\S]*dark/,
  language: /a text that is not there[\s\S]*\(zh, dark, ltr\)/,
  otherPage: /no such second page[\s\S]* on \S+\?page=2/,
  widget: /no such figure[\s\S]* on \/dashboard/,
  missingSlot: /gives nothing named tried[\s\S]* on \/dashboard/,
  loop: /nothing can be pressed\s+blocked on/,
  drawLoop: /nothing can be pressed\s+blocked on/,
  // On a busy machine nothing of it is drawn at all.
  stateLoop: /never comes to rest\s+restless on|Nothing stands there[\s\S]*empty on/,
  storm: /calls within a second\s+storm on/,
  hang: /Nothing stands there[\s\S]*empty on/,
  lost: /There is no page at[\s\S]*failure on/,
  blank: /Nothing stands there[\s\S]*empty on/,
  press: /a field that is not there \(pressed: Press\)\s+error on/,
  call: /no-such-call answers 400[\s\S]*call on/,
  ownStyles: /h1[\s\S]*styles on/,
  heavyLate: /kB of its code[\s\S]*heavy on/,
};

const further: [fault: Fault, said: RegExp][] = [
  ['rejection', /nobody caught it\s+error on/],
  ['access', /image-alt[\s\S]*access on/],
  ['late', /image-alt[\s\S]*access on \S+\?page=7/],
];

/** The versions are numbered in this order: what comes first is looked at afterwards. */
const bad: [fault: Fault, said: RegExp][] = [
  ['role', said.role],
  ...stoppedAt('proving')
    .filter((id) => id !== 'role')
    .map((id) => [id, said[id]] as [Fault, RegExp]),
  ...further,
];

/** One for each way in which a proving finds what is wrong; the others are found in the same ways, and tried by a deep run. */
const ofEachWay = new Set<Fault>([
  'role',
  'drawLoop',
  'stateLoop',
  'storm',
  'hang',
  'press',
  'call',
  'ownStyles',
  'heavyLate',
  'late',
]);
const tried = turns(
  bad.filter(([fault]) => ofEachWay.has(fault)),
  bad,
);

let platform: Platform;

test.beforeAll(async () => {
  const { executablePath = '' } = await chromium();
  const settings = { PROVING: 'on', PROVING_BROWSER: executablePath };
  platform = await startDemo(dataDir, settings);
});
test.afterAll(() => platform?.stop());

const deploy = async (fault: Fault, version: string, report?: (line: string) => void): Promise<string> => {
  const registry = { address: platform.address, token: platform.publishToken(module) };
  return publish(registry, module, await buildWith(fault, version), { report }).catch(String);
};

const open = async (browser: Browser, person: DemoPerson): Promise<Page> => {
  const page = await browser.newPage({ baseURL: platform.address });
  await signInAnew(page, platform.address, person);
  return page;
};

const versionFor = async ({ request }: Page): Promise<string> => {
  const { data } = await (await request.get(`${platform.address}/api/shell/modules`)).json();
  return data.modules.find((one: { name: string }) => one.name === module).version;
};

/** The versions that the person is given until something is over, and then. */
const versionsUntil = async (page: Page, over: Promise<unknown>): Promise<string[]> => {
  const seen = new Set<string>();
  const isOver = () => Promise.race([over.then(() => true), page.waitForTimeout(300).then(() => false)]);
  do seen.add(await versionFor(page));
  while (!(await isOver()));
  return [...seen.add(await versionFor(page))];
};

/** The versions of the module that is tried here, on the page Modules. */
const openVersions = async (page: Page) => {
  await page.goto('/admin/modules');
  await page
    .getByRole('row', { name: /Sample pages/ })
    .getByText('Sample pages')
    .click();
};

test('a version that fails only where it runs never reaches anybody, and says where it failed', async ({ browser }) => {
  const staff = await open(browser, 'user');
  const before = await versionFor(staff);
  for (const [at, [fault, said]] of tried.entries()) {
    const refusal = deploy(fault, `8.1.${at}`);
    expect(await versionsUntil(staff, refusal), fault).toEqual([before]);
    expect(await refusal, fault).toMatch(said);
  }
});

test('the page Modules shows what was found; an Admin switches on all the same, with a reason that is kept', async ({
  browser,
}) => {
  const page = await open(browser, 'admin');
  await openVersions(page);
  const panel = page.getByRole('dialog', { name: 'Sample pages' });
  // Behind it the history tells of it too.
  const line = panel.getByRole('listitem').filter({ hasText: '8.1.0' }).first();
  await expect(line).toContainText('Refused: /user/social-profile/tried failed for role User (zh, dark)');
  await line.getByRole('button', { name: 'View test results' }).click();
  const found = page.getByRole('dialog', { name: 'Test results for 8.1.0' });
  await expect(found).toContainText('a field that only others have');
  await expect(found).toContainText('at TriedPage');
  const picture = found.getByRole('img', { name: 'The page with the first error' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
  expect(await violationsOf(page)).toEqual([]);
  await found.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await line.getByRole('button', { name: 'View test results' }).click();
  await expect(found).toContainText('at TriedPage');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  await found.getByRole('button', { name: 'Close' }).click();

  await line.getByRole('button', { name: 'Switch on without a test…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch versions?' });
  await expect(dialog.getByRole('switch', { name: 'Switch on without a test' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Users are on holiday');
  await dialog.getByRole('button', { name: 'Switch versions' }).click();
  await expect(dialog).toBeHidden();
  await expect(line).toContainText('Not proven: switched on without a browser');
  expect(await versionFor(await open(browser, 'user'))).toBe('8.1.0');
});

test('a good version is tried within a minute and switched on, and the page says so', async ({ browser }) => {
  const staff = await open(browser, 'user');
  const lines: string[] = [];
  const begun = Date.now();
  expect(await deploy('none', '8.2.0', (line) => lines.push(line))).toBe('8.2.0');
  expect(Date.now() - begun).toBeLessThan(75_000);
  expect(lines.at(-1)).toMatch(/^template-demo 8\.2\.0 is tried in a browser: \d+ of \d+ pages$/);
  expect(await versionFor(staff)).toBe('8.2.0');
  const page = await open(browser, 'admin');
  await openVersions(page);
  await expect(page.getByRole('listitem').filter({ hasText: '8.2.0' }).first()).toContainText(
    /Proven .* · \d+ pages? in \d+ s/,
  );
});

/** Switches as its team does, and answers the status of that. */
const activate = async (request: APIRequestContext, version: string): Promise<number> => {
  const headers = { origin: platform.address, authorization: `Bearer ${platform.publishToken(module)}` };
  const address = `${platform.address}/api/shell/modules/${module}/activate`;
  return (await request.post(address, { headers, data: { version } })).status();
};

test('what a browser has found good, and what there was before, is switched on at once', async ({ request }) => {
  for (const version of ['8.1.0', '8.2.0']) expect([version, await activate(request, version)]).toEqual([version, 200]);
});

test('what somebody switches while a version is tried stays', async ({ browser, request }) => {
  const staff = await open(browser, 'user');
  const begun = Promise.withResolvers<void>();
  const late = deploy('none', '8.3.0', () => begun.resolve());
  await begun.promise;
  expect(await activate(request, '8.1.0')).toBe(200);
  expect(await late).toMatch(/tried, but not switched on[\s\S]*Somebody switched meanwhile/);
  expect(await versionFor(staff)).toBe('8.1.0');
});
