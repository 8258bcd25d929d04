import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const password = 'seven herons over a quiet harbor';

test('a colleague invited by mail signs in', async ({ browser, page, address }) => {
  await signIn(page, address, 'admin');
  await page.goto('/admin/users?record=new');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: /First name/ }).fill('Wren');
  await drawer.getByRole('textbox', { name: /Last name/ }).fill('Abara');
  await drawer.getByRole('textbox', { name: /Email/ }).fill('wren.abara@harborvale.example');
  await drawer.getByRole('checkbox', { name: /^Operations/ }).check();
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/the invitation to wren\.abara@harborvale\.example was not sent/)).toBeVisible();

  await page.getByRole('searchbox').first().fill('wren.abara');
  await expect(page.getByRole('row', { name: /Wren Abara/ }).getByText('Invited')).toBeVisible();

  // Without a mail server nothing leaves; the outbox shows what stands in the mail.
  await page.goto('/admin/emails');
  await page.getByRole('button', { name: 'You are invited to Bidwright' }).first().click();
  const mail = page.getByRole('dialog');
  await expect(mail.getByText('wren.abara@harborvale.example')).toBeVisible();
  const link = /\S+\/invitation#token=[\w-]{43}/.exec(await mail.innerText())?.[0] ?? '';
  expect(link).not.toBe('');

  const theirs = await browser.newContext();
  const guest = await theirs.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Welcome, Wren Abara' })).toBeVisible();
  await guest.getByLabel(/^Password/).fill('short');
  await guest.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(guest.getByText(/at least 15 characters/i).first()).toBeVisible();
  await guest.getByLabel(/^Password/).fill(password);
  await guest.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await theirs.close();

  // Used twice it says kindly what to do.
  const others = await browser.newContext();
  const late = await others.newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible();
  await late.getByRole('link', { name: 'Sign in' }).click();
  await late.getByLabel(/^Email/).fill('wren.abara@harborvale.example');
  await late.getByLabel(/^Password/).fill(password);
  await late.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(late).toHaveURL(/\/dashboard$/);
  await others.close();
});
