import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { post, signIn } from '../people.ts';

const security = '/user/account-profile/profile1?tab=security';
const halfMinuteMs = 30_000;

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: at });

const password = 'nine swifts above the old mill';

/** Somebody of the test's own, who is signed in on the page and is User and Admin: second steps of others would end their sessions. */
const newcomer = async (page: Page, address: string): Promise<string> => {
  const email = `${crypto.randomUUID()}@harborvale.example`;
  const form = { firstName: 'Wilder', lastName: 'Okafor', email, password };
  expect((await post(page.request, address, '/api/shell/register', form)).ok()).toBe(true);
  return email;
};

/** Opens the sign-in page in a browser of its own and enters the password. */
const withPassword = async (browser: Browser, address: string, email: string) => {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await page.goto('/login?next=%2Fgeneral%2Fprojects');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return page;
};

const enterCode = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await page.keyboard.press('Enter');
};

test('an app is set up, and from then on the password asks for its code or a recovery code', async ({
  browser,
  page,
  address,
}) => {
  const email = await newcomer(page, address);
  await page.goto(security);
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await dialog.locator('code').innerText();
  await enterCode(page, '123');
  await expect(dialog.getByText(/This code is wrong/).last()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await enterCode(page, codeOf(secret, Date.now() - halfMinuteMs));
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(card.getByText('10 codes are left')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const first = await withPassword(browser, address, email);
  await expect(first.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  expect(await violationsOf(first)).toEqual([]);
  await enterCode(first, codeOf(secret));
  await expect(first).toHaveURL(/\/general\/projects$/);
  await first.context().close();

  const second = await withPassword(browser, address, email);
  await enterCode(second, codes[0] ?? '');
  await expect(second).toHaveURL(/\/general\/projects$/);
  await second.context().close();

  await card.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await dialog.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(card.getByText('A code from your phone after the password')).toBeVisible();
});

test('a passkey is added, and signs in without a password', async ({ page, address }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await newcomer(page, address);
  await page.goto(security);
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('My laptop');
  await dialog.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(card.getByText('My laptop')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto('/login?next=%2Fgeneral%2Fprojects');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/general\/projects$/);

  await page.goto(security);
  await card.getByRole('button', { name: 'Remove My laptop' }).click();
  await dialog.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(card.getByText('My laptop')).toBeHidden();
});

test('a role that needs a second step sets one up while it signs in', async ({ browser, page, address }) => {
  const context = await browser.newContext();
  const email = await newcomer(await context.newPage(), address);
  await signIn(page, address, 'admin');
  await page.goto('/admin/setup');
  const card = page.getByRole('region', { name: 'Two-step sign-in' });
  const choose = async () => {
    await card.getByRole('checkbox', { name: 'Admin' }).click();
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Takes effect at the next sign-in.').last()).toBeVisible();
  };
  await choose();

  const theirs = await withPassword(browser, address, email);
  await expect(theirs.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  const secret = await theirs.locator('code').innerText();
  expect(await violationsOf(theirs)).toEqual([]);
  await enterCode(theirs, codeOf(secret));
  await theirs.getByRole('button', { name: 'I have saved them' }).click();
  await expect(theirs).toHaveURL(/\/general\/projects$/);
  await theirs.context().close();

  await page.reload();
  await choose();
  // Whoever lost the phone asks an Admin.
  await page.goto('/admin/users');
  await page.getByRole('searchbox').first().fill(email);
  // Before the search is over a row opens what it then closes.
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('row').filter({ hasText: email }).click();
  await page.getByRole('button', { name: 'Remove the second step' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Remove the second step' }).click();
  await expect(page.getByText('Second step of Wilder Okafor removed')).toBeVisible();
  const again = await withPassword(browser, address, email);
  await expect(again).toHaveURL(/\/general\/projects$/);
  await again.context().close();
  await context.close();
});
