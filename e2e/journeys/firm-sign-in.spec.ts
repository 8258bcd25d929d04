import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { lookerAt } from '../access/looks.ts';
import { violationsOf } from '../axe.ts';
import { type Directory, startDirectory } from '../directory.ts';

const dataDir = join(import.meta.dirname, '../../.data/e2e/firm-sign-in');
const token = 'the-token-of-the-directory-long-enough';
let directory: Directory;
let platform: Platform;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  directory = await startDirectory();
  const OIDC_ROLES = JSON.stringify({ Directors: 'Admin', 'Bid managers': 'Project Manager', Readers: 'User' });
  const settings = { ...directory.settings, OIDC_ROLES, SCIM_TOKEN: token };
  platform = await startPlatform({ dataDir, build: true, demo: false, settings, report: () => {} });
});
test.afterAll(async () => {
  await platform?.stop();
  await directory?.stop();
});

const wren = { sub: 'wren', email: 'wren@firm.example', name: 'Wren Abara' };
const linkName = 'Sign in with Harbor ID';

/** Signs in at the directory, with a browser that has never been there, and hands over what it then shows. */
const inBrowser = async (browser: Browser, next: string, act: (page: Page) => Promise<void>) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${platform.address}${next}`);
  await page.getByRole('link', { name: linkName }).press('Enter');
  await page.getByPlaceholder('Enter any login').fill(wren.sub);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await act(page);
  await context.close();
};

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test('the sign-in page offers the directory above the password, without a fault and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${platform.address}/login`);
  const link = page.getByRole('link', { name: linkName });
  await expect(link).toBeVisible();
  const [above, below] = [await link.boundingBox(), await page.getByLabel('Password (required)').boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  for (const mode of ['light', 'dark'] as const)
    await lookerAt(page, [{ language: 'ro', mode, direction: 'rtl' }])('the sign-in page of a firm');
});

test('a newcomer gets the menu of the role of a group; it follows the groups, and ends with them', async ({
  browser,
}) => {
  await directory.has({ ...wren, groups: ['Bid managers'] });
  await inBrowser(browser, '/general/projects', async (page) => {
    await expect(page).toHaveURL(`${platform.address}/general/projects`);
    await expect(menuOf(page).getByRole('link', { name: 'Opportunities' })).toBeVisible();
    await page.goto(`${platform.address}/user/account-profile/profile1?tab=security`);
    const ways = page.getByRole('region', { name: 'Other ways to sign in' });
    await expect(ways.getByText('Harbor ID')).toBeVisible();
    await expect(ways.getByRole('button')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  await directory.has({ ...wren, groups: ['Readers', 'Football'] });
  await inBrowser(browser, '/login', async (page) => {
    await expect(page).toHaveURL(`${platform.address}/dashboard`);
    await expect(menuOf(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Opportunities' })).toHaveCount(0);
    await page.goto(`${platform.address}/general/opportunities`);
    await expect(page.getByRole('heading', { level: 1, name: 'You do not have access' })).toBeVisible();
  });

  await directory.has({ ...wren, groups: ['Football'] });
  await inBrowser(browser, '/login', async (page) => {
    const said = 'None of your groups at Harbor ID has a role in this app. Please ask an Admin of your firm.';
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(page).toHaveURL(/\/login\?oidc=noRole/);
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** Asks as directories do that tell of people by SCIM. */
const scim = async (method: string, path: string, body?: object, secret = token) => {
  const response = await fetch(`${platform.address}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
};

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const found = async (userName: string) =>
  (await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}&startIndex=1&count=10`)).body;

/** As Entra ID says it, with a text in the place of true. */
const patchActive = (id: string, value: unknown) =>
  scim('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'Replace', path: 'active', value }],
  });

const noor = { sub: 'noor', email: 'noor@firm.example', name: 'Noor Haddad', groups: ['Bid managers'] };
const noorAsUser = {
  schemas: [userSchema],
  externalId: '00u-noor',
  userName: noor.email,
  displayName: noor.name,
  name: { givenName: 'Noor', familyName: 'Haddad', formatted: noor.name },
  emails: [{ primary: true, type: 'work', value: noor.email }],
  active: true,
};

test('whom the directory enters can sign in, and is out within a second when it says that the person left', async ({
  page,
}) => {
  await directory.has(noor);
  expect(await found(noor.email)).toMatchObject({ totalResults: 0 });
  const made = await scim('POST', '/Users', noorAsUser);
  expect(made).toMatchObject({ status: 201, body: { userName: noor.email, active: true } });
  const { id } = made.body;
  expect(await scim('POST', '/Users', noorAsUser)).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  expect(await found(noor.email)).toMatchObject({ totalResults: 1, Resources: [{ id }] });

  await page.goto(`${platform.address}/general/projects`);
  await page.getByRole('link', { name: linkName }).click();
  await page.getByPlaceholder('Enter any login').fill(noor.sub);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await expect(menuOf(page).getByRole('link', { name: 'Opportunities' })).toBeVisible();

  expect(await patchActive(id, 'False')).toMatchObject({ status: 200, body: { active: false } });
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(page.getByRole('link', { name: linkName })).toBeVisible();
  await page.getByRole('link', { name: linkName }).click();
  await expect(page).toHaveURL(/oidc=inactive/);
  expect(await violationsOf(page)).toEqual([]);

  // Back with the firm under another name, as Okta says it.
  const back = { ...noorAsUser, id, name: { givenName: 'Noor', familyName: 'Abara' }, active: true };
  expect(await scim('PUT', `/Users/${id}`, back)).toMatchObject({ status: 200, body: { displayName: 'Noor Abara' } });
  await page.getByRole('link', { name: linkName }).click();
  await expect(menuOf(page).getByRole('link', { name: 'Opportunities' })).toBeVisible();
  expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
  expect(await scim('GET', `/Users/${id}`)).toMatchObject({ status: 200, body: { active: false } });
});

test('what a directory says wrongly is refused by the name of what is wrong, and nothing is written', async () => {
  expect((await scim('GET', '/Users', undefined, 'a-token-of-somebody-else-long-enough')).status).toBe(401);
  expect((await scim('GET', '/Users', undefined, '')).status).toBe(401);
  expect((await scim('GET', '/Users/nobody')).status).toBe(404);
  for (const filter of ['userName', 'userName xx "a"', '((', '"', '', 'eq'])
    expect([filter, (await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body]).toMatchObject([
      filter,
      { scimType: 'invalidFilter', detail: expect.stringMatching(/^filter: /) },
    ]);
  expect((await scim('GET', "/Users?filter=userName eq \"' or '1'='1\"")).body).toMatchObject({ totalResults: 0 });
  const refused = async (change: object) => {
    const { status, body } = await scim('POST', '/Users', { ...noorAsUser, userName: 'ghost@firm.example', ...change });
    return [status, body.detail];
  };
  expect(await refused({ userName: 'no address' })).toEqual([400, 'userName: Please enter a valid email address']);
  expect(await refused({ name: { givenName: 'Noor' }, displayName: undefined })).toEqual([
    400,
    expect.stringMatching(/^familyName: /),
  ]);
  expect(await refused({ name: { givenName: 'x'.repeat(81), familyName: 'y' } })).toEqual([
    400,
    expect.stringMatching(/^givenName: .*80/),
  ]);
  expect((await scim('POST', '/Users')).status).toBe(400);
  expect((await scim('POST', '/Bulk', { Operations: [] })).status).toBe(501);
  expect(await found('ghost@firm.example')).toMatchObject({ totalResults: 0 });

  const { body: first } = await scim('POST', '/Users', { ...noorAsUser, userName: 'theo@firm.example' });
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
  const operations = [
    null,
    {},
    [],
    [null],
    [7],
    [{ op: 'replace' }],
    [{ op: 'replace', path: 'emails[', value: 'x' }],
    [{ op: 'replace', path: 'active', value: 'perhaps' }],
    [{ op: 'add', path: '__proto__.active', value: true }],
  ];
  const strange: unknown[] = [[], 'text', null, 7, {}, ...operations.map((Operations) => ({ schemas, Operations }))];
  for (const body of strange)
    for (const method of ['PATCH', 'PUT', 'POST']) {
      const { status } = await scim(method, method === 'POST' ? '/Users' : `/Users/${first.id}`, body as object);
      expect([method, body, Math.floor(status / 100)]).toEqual([method, body, 4]);
    }
  expect((await scim('POST', '/Users', { ...noorAsUser, nickName: 'x'.repeat(200_000) })).status).toBe(413);
  const moved = await scim('PUT', `/Users/${first.id}`, { ...first, userName: 'other@firm.example' });
  expect(moved).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
});
