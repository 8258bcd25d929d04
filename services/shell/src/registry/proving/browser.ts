import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Look, Task } from './task.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/**
 * A server has no screen to draw for, and nothing but the pages that are tried goes over the network: what is switched off here is what
 * the browser would fetch or send for itself.
 */
const args = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isWithoutSandbox = (error: unknown) => /sandboxing failed|new namespace/.test(String(error));

const noSandbox =
  'This machine keeps user namespaces from the browser, which does not try versions without its sandbox. Allow them, or name by PROVING_BROWSER one that may have them, or set PROVING=off.';

/** Starts the browser; playwright comes with it and is needed nowhere else. */
export const startBrowser = async (executable: string): Promise<Browser> => {
  const { chromium } = await import('playwright-core');
  // Playwright leaves the sandbox out where it is not asked for it; Chromium has none as root.
  const chromiumSandbox = process.getuid?.() !== 0;
  try {
    return await chromium.launch({ executablePath: executable || undefined, chromiumSandbox, args });
  } catch (error) {
    throw isWithoutSandbox(error) ? new Error(noSandbox, { cause: error }) : error;
  }
};

const cookieOf = ({ address, cookie, secrets }: Task, role: string) => ({
  name: cookie,
  value: secrets[role] ?? '',
  url: address,
  httpOnly: true,
  secure: address.startsWith('https:'),
  sameSite: 'Lax' as const,
});

/** A browser's own place for each look: signed in as the role, with what such a person has chosen. */
export const openLook = async (browser: Browser, task: Task, look: Look): Promise<BrowserContext> => {
  const { language, mode, direction } = look;
  const context = await browser.newContext({
    viewport: look.phone ? phone : wide,
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Who presses a button in a browser of their own may copy.
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addCookies([cookieOf(task, look.role)]);
  await context.addInitScript({ path: path.join(import.meta.dirname, 'inPage.js') });
  await context.addInitScript((chosen) => localStorage.setItem('bidwright.settings', JSON.stringify(chosen)), {
    language,
    mode,
    direction,
  });
  return context;
};
