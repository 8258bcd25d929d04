import { chromium } from '@bidwright/tooling/chromium';
import { type Browser, chromium as browsers } from '@playwright/test';
import { password } from '../people.ts';
import { serve } from './served.ts';

/** A network of 10 Mbit/s on which an answer takes 40 ms longer. */
const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

interface Load {
  bytes: number;
  requests: number;
  /** Until the page's heading can be seen, in milliseconds. */
  time: number;
}

type Site = Awaited<ReturnType<typeof serve>>;

/** Loads a page with nothing in any cache. */
const load = async (browser: Browser, site: Site, path: string, person?: string): Promise<Load> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (person) {
    const data = { email: `${person}@harborvale.example`, password };
    await page.request.post(`${site.address}/api/shell/signIn`, { data, headers: { origin: site.address } });
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', network);
  site.counted.clear();
  const start = performance.now();
  await page.goto(`${site.address}${path}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const time = performance.now() - start;
  await site.rest();
  const sizes = [...site.counted.values()];
  await context.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length, time };
};

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const pages = [
  { path: '/dashboard', person: 'admin' },
  { path: '/general/opportunities', person: 'admin' },
  { path: '/admin/teams', person: 'admin' },
];

export interface FirstLoad {
  path: string;
  composed: Load;
  monolith: Load;
  /** The composed app's, in times the monolith's. */
  bytes: number;
  time: number;
}

/** First loads of the composed app beside those of a monolith of the same code, turn by turn. */
export const measureFirstLoads = async (platform: string, monolith: string, rounds = 5) => {
  const { executablePath, args } = await chromium();
  const browser = await browsers.launch({ executablePath, args });
  const sites = { composed: await serve(platform), monolith: await serve(platform, monolith) };
  const rows: FirstLoad[] = [];
  for (const { path, person } of pages) {
    const loads = { composed: [] as Load[], monolith: [] as Load[] };
    // The first round fills the server's own caches and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['composed', 'monolith'] as const) {
        const one = await load(browser, sites[name], path, person);
        if (round > 0) loads[name].push(one);
      }
    }
    const of = (name: keyof typeof loads) => ({
      bytes: median(loads[name].map(({ bytes }) => bytes)),
      requests: median(loads[name].map(({ requests }) => requests)),
      time: median(loads[name].map(({ time }) => time)),
    });
    const [composed, single] = [of('composed'), of('monolith')];
    rows.push({
      path,
      composed,
      monolith: single,
      bytes: composed.bytes / single.bytes,
      time: composed.time / single.time,
    });
  }
  for (const site of Object.values(sites)) site.close();
  await browser.close();
  return rows;
};
