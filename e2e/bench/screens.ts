import { chromium } from '@bidwright/tooling/chromium';
import { type Browser, chromium as browsers, type Page } from '@playwright/test';
import { signIn } from '../people.ts';
import { median } from './median.ts';
import { settled } from './settled.ts';
import { type Typing, typing } from './typing.ts';

const rounds = Number(process.env.BENCH_TURNS ?? 5);
const list = '/general/opportunities';

const repeated = async (measure: () => Promise<number>): Promise<number> => {
  // The first round fills caches and does not count.
  await measure();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await measure());
  return median(times);
};

/** From a press until the first element that fits `shown` says something else than `old`, on the page's own clock, in milliseconds. */
const untilShown = (page: Page, press: string, shown: string, old = '') =>
  page.evaluate(
    ([pressed = '', selector = '', before = '']) =>
      new Promise<number>((done) => {
        const start = performance.now();
        const watching = new MutationObserver(() => {
          const first = document.querySelector<HTMLElement>(selector);
          if (!first || first.innerText === before) return;
          watching.disconnect();
          requestAnimationFrame(() => done(performance.now() - start));
        });
        watching.observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>(pressed)?.click();
      }),
    [press, shown, old],
  );

const rows = 'tbody[data-rows] [data-opener]';
const openRows = async (page: Page, url: string) => {
  await page.goto(url);
  await page.locator(rows).first().waitFor();
};
const openList = (page: Page, address: string) => openRows(page, `${address}${list}?status=all&size=100`);

/** Until the first rows of a list stand in another order, which the service is asked for, in milliseconds. */
export const firstRows = async (page: Page, url: string): Promise<number> => {
  await openRows(page, url);
  return repeated(async () => {
    // What was asked for once is not asked again.
    await openRows(page, url);
    await settled(page);
    return untilShown(page, 'thead [data-first] [role=button]', rows, await page.locator(rows).first().innerText());
  });
};

/** Frames a second while a page of a hundred rows is scrolled for two seconds. */
const scrolling = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const table = document.querySelector('table')?.parentElement;
        const max = (table?.scrollHeight ?? 0) - (table?.clientHeight ?? 0);
        const [start, lasts] = [performance.now(), 2000];
        let frames = 0;
        const step = () => {
          const past = performance.now() - start;
          if (past > lasts) return done((frames * 1000) / past);
          frames += 1;
          // Down and up again.
          if (table) table.scrollTop = max * (1 - Math.abs(1 - (2 * past) / lasts));
          return requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );

const boardOpens = (page: Page, address: string): Promise<number> =>
  repeated(async () => {
    await openList(page, address);
    await settled(page);
    return untilShown(page, 'fieldset button:nth-of-type(2)', 'main ul li a');
  });

const firstRecord = async (page: Page, address: string): Promise<string> => {
  await openList(page, address);
  return `${address}${await page.locator(rows).first().getAttribute('href')}`;
};

/** What the slowest field takes for a key; not a number where one took none. All are told, slowest first. */
const slowest = (fields: Typing[]): number => {
  const ordered = fields.toSorted((one, other) => other.time - one.time);
  for (const { field, time } of ordered) process.stdout.write(`${time.toFixed(0).padStart(5)} ms  ${field}\n`);
  return Math.max(...fields.map(({ time }) => time));
};

export interface Screens {
  firstRows: number;
  framesASecond: number;
  boardOpens: number;
  typing: number;
}

/** How quick the pages of bids are for a lead where there are very many of them. */
export const measureScreens = async (address: string): Promise<Screens> => {
  const { executablePath, args } = await chromium();
  const browser: Browser = await browsers.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, address, 'admin');
    return {
      firstRows: await firstRows(page, `${address}${list}?status=all&size=100`),
      framesASecond: await scrolling(page),
      boardOpens: await boardOpens(page, address),
      typing: slowest(await typing(page, `${address}${list}`, await firstRecord(page, address))),
    };
  } finally {
    await browser.close();
  }
};

const limits: Record<keyof Screens, (value: number) => boolean> = {
  firstRows: (ms) => ms <= 300,
  framesASecond: (frames) => frames >= 55,
  boardOpens: (ms) => ms <= 400,
  typing: (ms) => ms < 50,
};

/** What is slower than people were promised, in words. */
export const slowOf = (screens: Screens): string[] =>
  (Object.keys(limits) as (keyof Screens)[])
    .filter((name) => !limits[name](screens[name]))
    .map((name) => `With 100,000 bids ${name} is ${screens[name].toFixed(0)}`);
