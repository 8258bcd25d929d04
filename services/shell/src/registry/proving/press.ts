import type { Page } from 'playwright-core';
import { stretched, within } from './limits.ts';
import type { Watched } from './watch.ts';

/** So many things of a page are pressed. */
const maxPressed = 12;
const maxBlockedMs = 2000;
/** After a press: what it does shows itself by then, or is still asked for a little longer. */
const settleMs = 120;
const maxSettleMs = 400;

const pause = (ms: number) => new Promise((done) => void setTimeout(done, ms));

const ask = <T>(page: Page, code: string): Promise<T> =>
  within(stretched(maxBlockedMs), page.evaluate<T>(`bidwrightProving.${code}`));

const untilQuiet = async (page: Page, { pending }: Watched): Promise<void> => {
  const late = Date.now() + maxSettleMs;
  await pause(settleMs);
  while (pending() > 0 && Date.now() < late) await pause(settleMs);
  // Whoever does not answer is blocked.
  await ask(page, 'heading()?.innerText');
};

/** Opens what the frame has beside the page, one after the other, and closes it again. */
export const openMenus = async (page: Page, watched: Watched): Promise<void> => {
  const count = await ask<number>(page, 'menus().length');
  for (let at = 0; at < count; at += 1) {
    await ask(page, `menus()[${at}]?.click()`);
    await untilQuiet(page, watched);
    await within(stretched(maxBlockedMs), page.keyboard.press('Escape'));
  }
};

/**
 * Presses what can be pressed on a page, one after the other. It is safe: nothing is written for who tries a version, here or in services. What a
 * press opens is closed again; one that leads away ends it. Each fault says what was pressed.
 */
export const pressAll = async (page: Page, watched: Watched, until: number): Promise<void> => {
  const { faults } = watched;
  const address = page.url();
  for (let at = 0; at < maxPressed && Date.now() < until; at += 1) {
    const name = await ask<string | undefined>(page, `nameOf(${at})`);
    if (name === undefined) return;
    const before = faults.length;
    await ask(page, `press(${at})`);
    await untilQuiet(page, watched);
    await within(1000, watched.settled()).catch(() => undefined);
    for (const fault of faults.slice(before)) fault.message += ` (pressed: ${name})`;
    if (faults.length > 0 || page.url() !== address) return;
    await within(stretched(maxBlockedMs), page.keyboard.press('Escape'));
  }
};
