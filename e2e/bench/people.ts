import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { startPlatform } from '@bidwright/tooling/platform';
import { seedPlatform } from '@bidwright/tooling/seed';
import { chromium as browsers, type Page } from '@playwright/test';
import { signIn } from '../people.ts';
import { settled } from './settled.ts';
import { figures, untilTold } from './untilTold.ts';

/** Milliseconds in which the first rows stand, and in which ninety-five of a hundred filters are answered. */
const max = { firstRows: 300, filter: 500, words: 500 };
const turns = Number(process.env.BENCH_TURNS ?? 20);

/** From a press until what the page says fits, on the page's own clock, in milliseconds. */
const untilSaid = (page: Page, press: string, said: string) =>
  page.evaluate(
    ([pressed = '', fits = '']) =>
      new Promise<number>((done) => {
        const start = performance.now();
        const isSaid = new Function(`return ${fits}`);
        const look = () => {
          if (!isSaid()) return;
          watching.disconnect();
          requestAnimationFrame(() => done(performance.now() - start));
        };
        const watching = new MutationObserver(look);
        watching.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
        document.querySelector<HTMLElement>(pressed)?.click();
      }),
    [press, said],
  );

const person = 'document.querySelector("tbody tr[aria-rowindex] th a")';
const choose = async (page: Page, chip: string, choice: string): Promise<string> => {
  await page.locator('main [aria-haspopup=menu]').filter({ hasText: chip }).first().click();
  const item = page.getByRole('menuitemradio', { name: choice, exact: true });
  await item.waitFor();
  await item.evaluate((element) => element.setAttribute('data-pressed', ''));
  await settled(page);
  return '[data-pressed]';
};

const firstRows = async (page: Page, address: string): Promise<number> => {
  await page.goto(`${address}/user/ftes?months=6`);
  await page.locator('tbody tr[aria-rowindex] th a').first().waitFor();
  const press = await choose(page, 'Show', '24 months');
  return untilSaid(page, press, `document.querySelectorAll("thead th").length > 20 && ${person}`);
};

/** Who is free, by the share that is asked for; each answer counts other people than the one before. */
const filtered = async (page: Page, choice: string): Promise<number> => {
  const press = await choose(page, 'Free', choice);
  const before = JSON.stringify(await page.locator('main output:not(:empty)').first().innerText());
  return untilSaid(
    page,
    press,
    `!["", ${before}, undefined].includes(document.querySelector("main output:not(:empty)")?.innerText)`,
  );
};

/** Who is called so, or knows it, of those who are free: from Enter in the words until they are counted. */
const searched = (page: Page, words: string): Promise<number> =>
  page.evaluate(async (typed) => {
    const box = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (!box) throw new Error('Nothing is searched here');
    const before = document.querySelector<HTMLElement>('main output:not(:empty)')?.innerText;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return new Promise<number>((done) => {
      const start = performance.now();
      const watching = new MutationObserver(() => {
        const said = document.querySelector<HTMLElement>('main output:not(:empty)')?.innerText;
        if (!said || said === before) return;
        watching.disconnect();
        requestAnimationFrame(() => done(performance.now() - start));
      });
      watching.observe(document.body, { childList: true, subtree: true, characterData: true });
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
  }, words);

const quantile = (part: number, times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(part * times.length) - 1] ?? 0;

/** How soon the page of all people answers in a firm of 2,000; answers what is later than people were promised. */
export const measurePeople = async (data: string): Promise<string[]> => {
  const options = { dataDir: join(data, 'people-firm'), demo: true };
  if (!existsSync(options.dataDir))
    await seedPlatform({ ...options, size: 'firm', only: ['admin', 'ftes'], signal: new AbortController().signal });
  const platform = await startPlatform({ ...options, build: true, settings: { METRICS_PORT: String(figures) } });
  const { executablePath, args } = await chromium();
  const browser = await browsers.launch({ executablePath, args });
  try {
    await untilTold(platform, 'admin');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, platform.address, 'operations');
    await firstRows(page, platform.address);
    const rows: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) rows.push(await firstRows(page, platform.address));
    process.stdout.write(`First rows of 2,000 people by 24 months: ${quantile(0.5, rows).toFixed(0)} ms\n`);
    // What sums are made of is asked for once.
    await filtered(page, 'at least 20%');
    const filters: number[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      filters.push(await filtered(page, turn % 2 === 0 ? 'at least 50%' : 'at least 20%'));
    const said = await page.locator('main output:not(:empty)').first().innerText();
    const words: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      await settled(page);
      words.push(await searched(page, turn % 2 === 0 ? 'engineer' : ''));
    }
    const measured = {
      firstRows: quantile(0.5, rows),
      filter: quantile(0.95, filters),
      words: quantile(0.95, words),
    };
    process.stdout.write(`Who is free among them: p95 ${measured.filter.toFixed(0)} ms (${said})\n`);
    process.stdout.write(`Which of them are engineers: p95 ${measured.words.toFixed(0)} ms\n`);
    return (['firstRows', 'filter', 'words'] as const)
      .filter((name) => measured[name] > max[name])
      .map((name) => `${name} of 2,000 people may take ${max[name]} ms`);
  } finally {
    await browser.close();
    await platform.stop();
  }
};
