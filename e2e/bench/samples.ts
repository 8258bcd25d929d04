import { chromium } from '@bidwright/tooling/chromium';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { chromium as browsers, type Page } from '@playwright/test';
import { signIn } from '../people.ts';
import { median } from './median.ts';
import { settled } from './settled.ts';

/** Milliseconds in which the samples answer what somebody does. */
const maxMs = 100;
const times = 20;

/** Presses Enter, and measures from then on until `selector` names more elements than before, in a frame that is drawn. */
const untilThere = async (page: Page, selector: string): Promise<number> => {
  const measured = await page.evaluateHandle((sought) => {
    const before = document.querySelectorAll(sought).length;
    const { promise, resolve } = Promise.withResolvers<number>();
    const look = (pressed: number) => {
      const isThere = document.querySelectorAll(sought).length > before;
      // What follows the frame's own work comes when it is drawn.
      if (isThere) setTimeout(() => resolve(performance.now() - pressed));
      else requestAnimationFrame(() => look(pressed));
    };
    window.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      capture: true,
      once: true,
    });
    return { promise };
  }, selector);
  await page.keyboard.press('Enter');
  return measured.evaluate(({ promise }) => promise);
};

/** From Enter until the message stands in the conversation. */
const chat = async (page: Page, address: string): Promise<number[]> => {
  await page.goto(`${address}/demo/chat`);
  await page.getByRole('navigation', { name: 'People' }).getByRole('button').first().click();
  const words = page.getByRole('textbox', { name: /^Write to / });
  await words.waitFor();
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await settled(page);
    await words.fill(`Ferry number ${n}`);
    found.push(await untilThere(page, 'main ol li'));
  }
  return found;
};

/** From Enter in the menu of a card until it stands in the other column: there and back. */
const kanban = async (page: Page, address: string): Promise<number[]> => {
  await page.goto(`${address}/demo/kanban`);
  const handle = page.getByRole('button', { name: /^Move / }).first();
  const name = (await handle.getAttribute('aria-label')) ?? '';
  const columns = page.locator('main :has(> div > h2)');
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await settled(page);
    const own = page.getByRole('button', { name, exact: true });
    const at = await columns.evaluateAll(
      (all, label) => all.findIndex((one) => one.querySelector(`[aria-label="${label}"]`)),
      name,
    );
    await own.focus();
    await page.keyboard.press('Enter');
    const heads = await columns.locator('h2').allInnerTexts();
    const to = heads[at === 0 ? 1 : 0] ?? '';
    await page.getByRole('menuitem', { name: new RegExp(to) }).focus();
    // Its place is that of the column, the first or the second of the board.
    found.push(await untilThere(page, `main :has(> div > h2):nth-child(${at === 0 ? 2 : 1}) [aria-label="${name}"]`));
  }
  return found;
};

const measure = async (platform: Platform): Promise<string[]> => {
  const { executablePath, args } = await chromium();
  const browser = await browsers.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, platform.address, 'user');
    const faults: string[] = [];
    for (const [name, act] of Object.entries({ chat, kanban })) {
      const time = median(await act(page, platform.address));
      process.stdout.write(`Until the ${name} shows what was done: ${time.toFixed(0)} ms\n`);
      if (time > maxMs) faults.push(`The ${name} may take ${maxMs} ms until it shows what was done`);
    }
    return faults;
  } finally {
    await browser.close();
  }
};

/** How soon the samples' chat and board show what somebody does, though their server answers after half a second. */
export const measureSamples = async (dataDir: string): Promise<string[]> => {
  const platform = await startPlatform({ dataDir, demo: true, build: true });
  try {
    return await measure(platform);
  } finally {
    await platform.stop();
  }
};
