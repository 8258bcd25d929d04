import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { Blocked, stretched, within } from './limits.ts';
import { isOfEntrance } from './plan.ts';
import { openMenus, pressAll } from './press.ts';
import { isRestless } from './rest.ts';
import { type Watched, type Wrong, wrong } from './watch.ts';

/** Longest that nothing can be pressed, and that a page stays empty: longer only while something it has asked for is still to come. */
const maxBlockedMs = 2000;
const maxEmptyMs = 5000;
const maxWaitingMs = 10_000;
const pollMs = 50;
const quietMs = 200;
/** Axe itself takes a while on a long page. */
const maxAxeMs = 10_000;
/** A page of nobody's, from which all others are gone to. */
const nowhere = '/no/such/page';

const pause = (ms: number) => new Promise((done) => void setTimeout(done, ms));

/** How a page stands, see `inPage.js`. */
interface State {
  stands: boolean;
  text: string;
  hrefs: string[];
}

/** Asked often, it tells too whether the page still answers. */
const stateOf = (page: Page): Promise<State> =>
  within(stretched(maxBlockedMs), page.evaluate<State>('bidwrightProving.state()'));

/** Waits until the page stands with all that comes late, for a while; answers how it stands then. */
const untilWhole = async (page: Page, { pending }: Watched): Promise<State> => {
  const begun = Date.now();
  let quiet = 0;
  for (;;) {
    const state = await stateOf(page);
    quiet = state.stands ? quiet + pollMs : 0;
    const limit = stretched(pending() > 0 ? maxWaitingMs : maxEmptyMs);
    if (quiet > quietMs || Date.now() - begun > limit) return state;
    await pause(pollMs);
  }
};

interface Violation {
  id: string;
  help: string;
  where: string;
}

const findViolations = async (page: Page): Promise<Violation[]> => {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axe.source);
  return page.evaluate<Violation[]>('bidwrightProving.violations()');
};

const accessFaults = async (page: Page): Promise<Wrong[]> =>
  (await within(stretched(maxAxeMs), findViolations(page))).map(({ id, help, where }) =>
    wrong('access', `${id}: ${help}`, where),
  );

const go = (page: Page, path: string) =>
  within(stretched(maxBlockedMs), page.evaluate(`bidwrightProving.go(${JSON.stringify(path)})`));

/** Loads the app, at a page where no module has anything to do. */
export const enter = async (page: Page, address: string): Promise<void> => {
  await page.goto(address + nowhere, { waitUntil: 'commit' });
};

/** As it is sent; all that the heaviest module has is less. */
const maxPageBytes = 400_000;
const maxRestlessMs = 5000;

const weightFaults = (watched: Watched): Wrong[] => {
  const bytes = watched.takeBytes();
  if (bytes <= maxPageBytes) return [];
  const [found, most] = [bytes, maxPageBytes].map((one) => Math.round(one / 1000));
  return [wrong('heavy', `${found} kB of its code came for this page, more than ${most} kB`)];
};

const stylesFaults = async (page: Page): Promise<Wrong[]> => {
  const selectors = await within(stretched(maxBlockedMs), page.evaluate<string[]>('bidwrightProving.foreignStyles()'));
  if (selectors.length === 0) return [];
  return [wrong('styles', `Styles that it attaches are for more than its own: ${selectors.slice(0, 5).join(' | ')}`)];
};

/** What a visit to a page has shown. */
export interface Shown {
  wrongs: Wrong[];
  /** Where its links lead. */
  hrefs: string[];
  /** The page does not answer any more. */
  isDead: boolean;
  /** None: nothing is wrong, or it could not be taken. */
  picture?: Buffer;
}

const pictureOf = (page: Page) => page.screenshot({ timeout: maxBlockedMs }).catch(() => undefined);

/** Searches as people do; longer than any list of what was searched before. */
const search = async (page: Page, { pending }: Watched): Promise<void> => {
  await within(stretched(maxBlockedMs), page.keyboard.press('Control+k'));
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill('a', { timeout: stretched(maxEmptyMs) });
  const late = Date.now() + stretched(maxEmptyMs);
  // Letters are waited for a moment before they are searched for.
  await pause(quietMs * 2);
  while (pending() > 0 && Date.now() < late) await stateOf(page).then(() => pause(pollMs));
  await page.keyboard.press('Escape');
};

/** What is done on a page. */
export interface Doing {
  path: string;
  /** Where the site is. */
  address: string;
  withAxe: boolean;
  withSearch: boolean;
  /** What the frame opens beside the page, such as the menu of the person. */
  withMenus: boolean;
  /** What can be pressed on the page is. */
  withPresses: boolean;
  /** Until when, in milliseconds since 1970. */
  until: number;
}

/** Goes to a page, looks at it, and leaves it. */
export const visit = async (
  page: Page,
  watched: Watched,
  { path, address, withAxe, withSearch, withMenus, withPresses, until }: Doing,
): Promise<Shown> => {
  const { faults } = watched;
  let hrefs: string[] = [];
  let isDead = false;
  let picture: Buffer | undefined;
  try {
    await untilWhole(page, watched);
    const isApart = isOfEntrance(path);
    if (isApart) await page.goto(address + path, { waitUntil: 'commit' });
    else {
      if (isOfEntrance(new URL(page.url()).pathname)) await enter(page, address).then(() => untilWhole(page, watched));
      await go(page, path);
    }
    const state = await untilWhole(page, watched);
    hrefs = state.hrefs;
    if (!state.stands) faults.push(wrong('empty', 'Nothing stands there, or it never ends loading', state.text));
    faults.push(...(await stylesFaults(page)));
    // Takes time, where a machine is busy, that the pages themselves need first.
    if (withPresses && faults.length === 0 && (await within(stretched(maxRestlessMs), isRestless(page))))
      faults.push(wrong('restless', 'It never comes to rest'));
    if (withAxe && faults.length === 0) faults.push(...(await accessFaults(page)));
    if (withSearch && faults.length === 0) await search(page, watched);
    if (withMenus && faults.length === 0) await openMenus(page, watched);
    if (withPresses && faults.length === 0) await pressAll(page, watched, until);
    if (faults.length > 0) picture = await pictureOf(page);
    if (!isApart) await go(page, nowhere);
  } catch (error) {
    isDead = true;
    if (error instanceof Blocked) faults.push(wrong('blocked', 'The page does not answer; nothing can be pressed'));
    else faults.push(wrong('ended', String(error)));
  }
  await within(1000, watched.settled()).catch(() => undefined);
  faults.push(...weightFaults(watched));
  return { wrongs: faults.splice(0), hrefs, isDead, picture };
};
