import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { SearchAnswer } from '@bidwright/contract-rfp-library';
import { chromium } from '@bidwright/tooling/chromium';
import { startPlatform } from '@bidwright/tooling/platform';
import { seedPlatform } from '@bidwright/tooling/seed';
import { chromium as browsers, type Page } from '@playwright/test';
import { post, signIn } from '../people.ts';
import { settled } from './settled.ts';

/** The library of a firm is made in some minutes, that of a million texts in many. */
const size = process.env.BENCH_SIZE === 'million' ? 'million' : 'firm';
const texts = { firm: 80_000, million: 1_000_000 }[size];
const rounds = Number(process.env.BENCH_TURNS ?? 5);

/** Milliseconds below which ninety-five of a hundred searches stay. */
const max = 150;

const library = '/rfp-content-library';
/** Without a filter and with one. */
const filters = ['', `?year=${new Date().getFullYear() - 1}`];

/** Words of every kind: common and in nearly every text, phrases, beginnings, exclusion, other languages. */
const kinds = [
  'records',
  'weekly risk',
  '"parts"',
  '"steering group"',
  '"their records name"',
  '"parts" -weekly',
  'audit OR hospital',
  'gov*',
  'pr*',
  'reforme sante',
  '能力建设',
  'the',
];

const ask = async (page: Page, address: string, asked: object): Promise<SearchAnswer> =>
  (await (await post(page.request, address, '/api/rfp-library/test', asked)).json()).data;

/** What was put into the index is merged after it is there: its files rest when that is over. */
const untilIndexed = async (page: Page, address: string, folder: string) => {
  const bytes = () => globSync(join(folder, '*')).reduce((sum, file) => sum + statSync(file).size, 0);
  while ((await ask(page, address, { searchWords: 'the', limit: 1 })).indexing) await after(1000);
  for (let [before, now] = [0, bytes()]; before !== now; [before, now] = [now, bytes()]) await after(3000);
};

/** A word that few texts have: the longest of those that the newest one names. */
const rareWord = async (page: Page, address: string): Promise<string> => {
  const { response } = await ask(page, address, { searchWords: '"their records name"', limit: 1 });
  const named = response[0]?.rfpContent.match(/(?<=records name ).*?(?=\.)/)?.[0].split(', ') ?? [];
  return named.toSorted((one, other) => other.length - one.length)[0] ?? 'ferry';
};

/** From Enter in the words until the results are drawn, on the page's own clock, in milliseconds. */
const searched = (page: Page, words: string): Promise<number> =>
  page.evaluate(async (typed) => {
    const box = document.querySelector<HTMLInputElement>('main input[type=search]');
    const pane = document.querySelector('main section [aria-busy]');
    if (!box || !pane) throw new Error('There is no library here');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return new Promise<number>((done, fail) => {
      const start = performance.now();
      const drawn = () => {
        if (document.querySelector('[data-result]')) done(performance.now() - start);
        else fail(new Error(`${typed} finds nothing`));
      };
      // The pane says that it is busy, or has the results already: they were asked for before it was drawn.
      const watching = new MutationObserver(() => {
        if (pane.getAttribute('aria-busy') === 'true') return;
        watching.disconnect();
        requestAnimationFrame(() => setTimeout(drawn));
      });
      watching.observe(pane, { attributeFilter: ['aria-busy'], childList: true, characterData: true, subtree: true });
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  }, words);

/** The times of all searches, by their words. Each round begins with an empty page: what was asked before is known to none. */
const measured = async (tab: Page, address: string): Promise<Map<string, number[]>> => {
  const words = [...kinds, await rareWord(tab, address)];
  const times = new Map<string, number[]>(words.map((one) => [one, []]));
  // The first round fills caches and does not count.
  for (let round = 0; round <= rounds; round += 1)
    for (const filter of filters) {
      await tab.goto(`${address}${library}${filter}`);
      await tab.locator('main section [aria-busy=false] [data-result]').first().waitFor();
      // Who presses Enter has typed before: what the first key brings is there.
      await tab.locator('main input[type=search]').press('Shift');
      for (const one of words) {
        await settled(tab);
        const time = await searched(tab, one);
        if (round > 0) times.get(one)?.push(time);
      }
    }
  return times;
};

const quantile = (part: number, values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;

const inBrowser = async <T>(work: (tab: Page) => Promise<T>): Promise<T> => {
  const { executablePath, args } = await chromium();
  const browser = await browsers.launch({ executablePath, args });
  try {
    return await work(await browser.newPage({ viewport: { width: 1440, height: 900 } }));
  } finally {
    await browser.close();
  }
};

/** How quick a search is in the page where there are very many texts; answers what is slower than people were promised. */
export const measureLibrary = async (data: string): Promise<string[]> => {
  // Making so many takes long: they are kept for the next run.
  const options = { dataDir: join(data, `library-${size}`), demo: true };
  if (!existsSync(options.dataDir))
    await seedPlatform({ ...options, size, only: ['rfp-library'], signal: new AbortController().signal });
  const platform = await startPlatform({ ...options, build: true });
  try {
    const times = await inBrowser(async (tab) => {
      await signIn(tab, platform.address, 'admin');
      await untilIndexed(tab, platform.address, join(options.dataDir, 'services/rfp-library/search'));
      return measured(tab, platform.address);
    });
    const all = [...times.values()].flat();
    const [half, almost] = [quantile(0.5, all), quantile(0.95, all)];
    for (const [words, own] of times)
      process.stdout.write(`${words.padEnd(24)} ${quantile(0.5, own).toFixed(0).padStart(5)} ms\n`);
    process.stdout.write(
      `With ${texts} texts a search in the page takes p50 ${half.toFixed(0)} ms, p95 ${almost.toFixed(0)} ms\n`,
    );
    return almost <= max ? [] : [`The 95th of a hundred searches in the page may take ${max} ms`];
  } finally {
    await platform.stop();
  }
};
