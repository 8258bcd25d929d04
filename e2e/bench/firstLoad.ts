import { chromium } from '@bidwright/tooling/chromium';
import { type Browser, type BrowserContext, chromium as browsers } from '@playwright/test';
import { emailOf, password } from '../people.ts';
import { median } from './median.ts';
import { slow } from './network.ts';
import { type Site, serve } from './served.ts';

interface Route {
  path: string;
  isPublic?: boolean;
  /** Bytes of page, scripts and styles that it may take. */
  max?: number;
}

const routes: Route[] = [
  { path: '/login', isPublic: true, max: 150_000 },
  // The shell with its frame and no module; the list of modules is theirs.
  { path: '/no/such/page', max: 210_000 },
  { path: '/dashboard' },
  { path: '/reports' },
  { path: '/rfp-content-library' },
  { path: '/general/opportunities' },
  { path: '/general/projects' },
  { path: '/admin/teams' },
  { path: '/admin/modules' },
  { path: '/user/account-profile/profile1' },
  { path: '/user/social-profile/posts' },
];

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A site, and what a browser keeps of somebody who has signed in there. */
interface Place {
  site: Site;
  signedIn: State;
}

const placeAt = async (browser: Browser, site: Site): Promise<Place> => {
  const context = await browser.newContext();
  const data = { email: emailOf('admin'), password };
  await context.request.post(`${site.address}/api/shell/signIn`, { data, headers: { origin: site.address } });
  const signedIn = await context.storageState();
  await context.close();
  return { site, signedIn };
};

/** A browser that has nothing of the site in its cache. */
const fresh = (browser: Browser, { signedIn }: Place, { isPublic }: Route) =>
  browser.newContext(isPublic ? {} : { storageState: signedIn });

/** The first to ask for a file waits while it is packed, which takes long on a busy machine. In milliseconds. */
const timeoutMs = 120_000;

/** Notes on the page's own clock, in milliseconds since it was asked for, when its heading stands. Asking from outside, in ever longer pauses, would tell halves of a second apart at best. */
const noteHeading = () => {
  const watching = new MutationObserver(() => {
    // Not the notice that stands beside where nothing is drawn.
    if (!document.querySelector('#root h1')?.checkVisibility()) return;
    watching.disconnect();
    requestAnimationFrame(() => Object.assign(window, { headingAt: performance.now() }));
  });
  watching.observe(document, { childList: true, subtree: true });
};

/** Opens a page; answers how many milliseconds passed until its heading could be seen. */
const visit = async (context: BrowserContext, { address }: Site, path: string) => {
  const page = await context.newPage();
  await slow(page);
  await page.addInitScript(noteHeading);
  await page.goto(`${address}${path}`, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => (window as { headingAt?: number }).headingAt, null, {
    timeout: timeoutMs,
  });
  return { page, time: Number(await noted.jsonValue()) };
};

interface Weight {
  bytes: number;
  requests: number;
  /** Of those bytes, the list of modules. */
  list: number;
}

const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);

/** What a page sends, with all that it asks for once it stands. */
const weighed = async (context: BrowserContext, { site }: Place, { path }: Route): Promise<Weight> => {
  site.counted.clear();
  const { page } = await visit(context, site, path);
  await site.rest();
  await page.close();
  const counted = [...site.counted];
  const list = counted.filter(([address]) => address.startsWith('/registry/'));
  return {
    bytes: sum(counted.map(([, size]) => size)),
    requests: counted.length,
    list: sum(list.map(([, size]) => size)),
  };
};

/** The same at a first visit and at a second one. Bytes are what they are: once is enough. */
const weights = async (browser: Browser, place: Place, route: Route) => {
  const context = await fresh(browser, place, route);
  const first = await weighed(context, place, route);
  const again = await weighed(context, place, route);
  await context.close();
  return { first, again };
};

const timed = async (browser: Browser, place: Place, route: Route): Promise<number> => {
  const context = await fresh(browser, place, route);
  const { time } = await visit(context, place.site, route.path);
  await context.close();
  return time;
};

const names = ['composed', 'monolith'] as const;

type Sites = Record<(typeof names)[number], Place>;

/** How long first visits of both take, turn by turn: whoever comes second finds a warmer machine. */
const times = async (browser: Browser, places: Sites, route: Route, rounds: number) => {
  const found: Record<(typeof names)[number], number[]> = { composed: [], monolith: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 ? names : names.toReversed())
      found[name].push(await timed(browser, places[name], route));
  }
  return { composed: median(found.composed), monolith: median(found.monolith) };
};

interface Load extends Weight {
  /** Until the page's heading can be seen, in milliseconds. */
  time: number;
}

export interface FirstLoad {
  route: Route;
  composed: Load;
  monolith: Load;
  /** What a second visit of the composed app sends again. */
  again: number;
}

/** First loads of the composed app beside those of a monolith of the same code. `told` hears of each. */
export const measureFirstLoads = async (
  platform: string,
  monolith: string,
  told: (row: FirstLoad) => void,
  rounds = Number(process.env.BENCH_TURNS ?? 5),
): Promise<FirstLoad[]> => {
  const { executablePath, args } = await chromium();
  const browser = await browsers.launch({ executablePath, args });
  const sites = [await serve(platform), await serve(platform, monolith)] as const;
  try {
    const places = { composed: await placeAt(browser, sites[0]), monolith: await placeAt(browser, sites[1]) };
    const rows: FirstLoad[] = [];
    for (const route of routes) {
      // These visits also fill the servers' own caches.
      const composed = await weights(browser, places.composed, route);
      const single = await weights(browser, places.monolith, route);
      const time = await times(browser, places, route, rounds);
      const row: FirstLoad = {
        route,
        composed: { ...composed.first, time: time.composed },
        monolith: { ...single.first, time: time.monolith },
        again: composed.again.bytes,
      };
      told(row);
      rows.push(row);
    }
    return rows;
  } finally {
    await browser.close();
    for (const site of sites) site.close();
  }
};

/** How many times the monolith's bytes and time the composed app may take, and what it may send again. */
const max = { bytes: 1.12, time: 1.15, again: 5000 };

const bytesOf = ({ composed, monolith }: FirstLoad) => composed.bytes / monolith.bytes;
const timeOf = ({ composed, monolith }: FirstLoad) => composed.time / monolith.time;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

export const lineOf = (row: FirstLoad): string => {
  const { route, composed, monolith, again } = row;
  return [
    route.path.padEnd(30),
    `${kB(composed.bytes)} of ${kB(monolith.bytes)} kB: ${bytesOf(row).toFixed(3)}`,
    `${composed.requests} of ${monolith.requests} requests`,
    `${composed.time.toFixed(0)} of ${monolith.time.toFixed(0)} ms: ${timeOf(row).toFixed(2)}`,
    `${kB(again)} kB again`,
  ].join('   ');
};

const heavy = (row: FirstLoad): (string | false)[] => {
  const { route, composed, again } = row;
  return [
    bytesOf(row) > max.bytes && `${route.path} takes more than ${max.bytes} times the monolith's bytes`,
    timeOf(row) > max.time && `${route.path} takes more than ${max.time} times the monolith's time`,
    again > max.again && `A second visit of ${route.path} sends more than ${max.again / 1000} kB again`,
    route.max !== undefined &&
      composed.bytes - composed.list > route.max &&
      `${route.path} weighs more than ${route.max / 1000} kB`,
  ];
};

/** What misses its limit, in words. */
export const heavyIn = (rows: FirstLoad[]): string[] =>
  rows.flatMap((row) => heavy(row).filter((fault) => typeof fault === 'string'));
