import { setTimeout as after } from 'node:timers/promises';
import { chromium } from '@bidwright/tooling/chromium';
import { chromium as engine, expect, type Page } from '@playwright/test';
import { publicUrl } from './services.ts';
import { founder } from './staff.ts';

/** Fills the sign-in in, and answers what presses its button. */
const readyToSignIn = async (page: Page) => {
  await page.goto(`${publicUrl}/login`);
  await page.getByLabel(/^Email/).fill(founder.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(founder.password);
  return async () => {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  };
};

const options = { locale: 'en-US', reducedMotion: 'reduce' } as const;

/** A browser that finds the app at an address, under the name that people type. Its owner has signed in. */
export const openPage = async (address: string) => {
  const { executablePath, args } = await chromium();
  const browser = await engine.launch({
    executablePath,
    args: [...args, `--host-resolver-rules=MAP ${new URL(publicUrl).hostname} ${address}`],
  });
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await (await readyToSignIn(page))();
  return { page, context, browser, close: () => browser.close() };
};

type Opened = Awaited<ReturnType<typeof openPage>>;

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await act();
  return performance.now() - since;
};

const readyToAdd = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New company' }).first().click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  return async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(`${name} added`)).toBeVisible();
  };
};

/** Adds a company in its list; answers after how many milliseconds it was said to be there. */
export const addCompany = async (page: Page, name: string): Promise<number> => timed(await readyToAdd(page, name));

/** What people do at the moment at which a machine is lost. Each is made ready before; the rest answers how long it took, in milliseconds. */
export const acts: { what: string; ready: (opened: Opened, name: string) => Promise<() => Promise<number>> }[] = [
  {
    what: 'adds a company',
    ready: async ({ page }, name) => {
      const add = await readyToAdd(page, name);
      return () => timed(add);
    },
  },
  {
    what: 'signs in',
    ready: async ({ browser }) => {
      const page = await browser.newPage(options);
      const signIn = await readyToSignIn(page);
      return () => timed(signIn).finally(() => page.close());
    },
  },
  {
    what: 'opens the app anew',
    ready: async ({ context }) => {
      const page = await context.newPage();
      const address = `${publicUrl}/admin/companies`;
      const open = async () => {
        // Where a connection is reset browsers that have a window try again after a second by themselves.
        await page.goto(address).catch(() => after(1000).then(() => page.goto(address)));
        await expect(page.getByRole('button', { name: 'New company' }).first()).toBeVisible();
      };
      return () => timed(open).finally(() => page.close());
    },
  },
];
