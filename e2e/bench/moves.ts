import { chromium } from '@bidwright/tooling/chromium';
import { type BrowserContext, chromium as browsers, type Page } from '@playwright/test';
import { signIn } from '../people.ts';
import { median } from './median.ts';
import { slow } from './network.ts';
import { type Site, serve } from './served.ts';

const rounds = Number(process.env.BENCH_TURNS ?? 5);

/** Pages of different modules that stand in the menu. */
const places = ['/general/opportunities', '/rfp-content-library', '/user/social-profile/posts', '/dashboard'];

/** Milliseconds after which a page is taken for lost. */
const timeoutMs = 10_000;

/** From a click on a link of the menu until the heading of its page is drawn, on the page's own clock, in milliseconds. */
const move = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    ([to, max]) =>
      new Promise<number>((done, fail) => {
        const heading = 'main h1';
        const title = () => document.querySelector(heading)?.textContent;
        const before = title();
        const start = performance.now();
        const watching = new MutationObserver(() => {
          if (!title() || title() === before) return;
          watching.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        });
        watching.observe(document.body, { childList: true, subtree: true, characterData: true });
        const link = document.querySelector<HTMLElement>(`nav a[href="${to}"]`);
        if (!link) fail(new Error(`The menu has no ${to}`));
        setTimeout(() => fail(new Error(`${to} shows no heading within ${max} ms`)), max);
        link?.click();
      }),
    [path, timeoutMs] as const,
  );

const open = async (context: BrowserContext, site: Site, path: string): Promise<Page> => {
  const page = await context.newPage();
  await signIn(page, site.address, 'admin');
  await slow(page);
  await page.goto(`${site.address}${path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await site.rest();
  return page;
};

/** All pages were seen before. */
const loaded = async (context: BrowserContext, site: Site): Promise<number> => {
  const page = await open(context, site, '/dashboard');
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of places) {
      const time = await move(page, path);
      if (round > 0) times.push(time);
      await site.rest();
    }
  }
  await page.close();
  return median(times);
};

/** Nothing of the page's module is there but what came while the pointer was on the link. */
const prefetched = async (context: BrowserContext, site: Site): Promise<number> => {
  const page = await open(context, site, '/dashboard');
  await page.locator('nav a[href="/rfp-content-library"]').hover();
  await site.rest();
  const time = await move(page, '/rfp-content-library');
  await page.close();
  return time;
};

export interface Moves {
  loaded: number;
  prefetched: number;
}

/** How long it takes to go from a module's page to another's. */
export const measureMoves = async (platform: string): Promise<Moves> => {
  const { executablePath, args } = await chromium();
  const browser = await browsers.launch({ executablePath, args });
  const site = await serve(platform);
  const fresh = async (measure: (context: BrowserContext, site: Site) => Promise<number>) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const time = await measure(context, site);
    await context.close();
    return time;
  };
  try {
    const first: number[] = [];
    for (let round = 0; round < rounds; round += 1) first.push(await fresh(prefetched));
    return { loaded: await fresh(loaded), prefetched: median(first) };
  } finally {
    site.close();
    await browser.close();
  }
};

/** The longest that a move may take, in milliseconds. */
const max: Moves = { loaded: 100, prefetched: 200 };

/** Which moves take longer than people were promised, in words. */
export const lateIn = (moves: Moves): string[] =>
  (Object.keys(max) as (keyof Moves)[])
    .filter((name) => !(moves[name] <= max[name]))
    .map((name) => `A move to a module that is ${name} takes ${moves[name].toFixed(0)} ms, more than ${max[name]}`);
