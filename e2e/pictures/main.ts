import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { startPlatform } from '@bidwright/tooling/platform';
import { type Browser, type BrowserContext, chromium as browsers, type Page } from '@playwright/test';
import { type DemoPerson, signIn } from '../people.ts';
import { untilStill } from '../still.ts';
import { type Look, type Picture, pictures, variants } from './pages.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/pictures');
const dataDir = join(root, '.data/pictures');

const screen = { wide: 900, narrow: 844 };
/** Small files in which small letters are still sharp. */
const quality = 80;

/** What comes late is in the picture too. */
const untilWhole = async (page: Page) => {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready);
  await untilStill(page, 500);
};

/** Each person signs in once. */
const cookies = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

const enter = async (page: Page, address: string, person: DemoPerson) => {
  const kept = cookies.get(person);
  if (kept) await page.context().addCookies(kept);
  else {
    await signIn(page, address, person);
    cookies.set(person, await page.context().cookies());
  }
};

const take = async (browser: Browser, baseURL: string, { name, path, ...picture }: Picture, look: Look = {}) => {
  const { width = 1440, ...settings } = look;
  const height = Math.max(picture.height ?? 0, width < 600 ? screen.narrow : screen.wide);
  const context = await browser.newContext({ baseURL, viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((kept) => localStorage.setItem('bidwright.settings', kept), JSON.stringify(settings));
  if (picture.as !== 'nobody') await enter(page, baseURL, picture.as ?? 'admin');
  await page.goto(path);
  await untilWhole(page);
  if (picture.press) {
    await picture.press(page);
    // What was pressed would show its tip, or what came in its place another.
    await page.mouse.move(0, 0);
    await untilWhole(page);
  }
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
  const file = [name, ...Object.values(look)].join('-');
  await writeFile(join(folder, `${file}.webp`), data, 'base64');
  await context.close();
  process.stdout.write(`${file}\n`);
};

/**
 * Takes the pictures of docs/pages.md anew, from a platform with the demo data as they are on a first start: those that are named, or
 * all.
 */
const takeThem = async (named: string[]) => {
  if (named.length === 0) await rm(folder, { recursive: true, force: true });
  const isWanted = ({ name }: Picture) => named.length === 0 || named.includes(name);
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { executablePath, args } = await chromium();
  const platform = await startPlatform({ dataDir, demo: true, build: true });
  const browser = await browsers.launch({ executablePath, args });
  try {
    for (const picture of pictures.filter(isWanted)) await take(browser, platform.address, picture);
    for (const [picture, look] of variants) if (isWanted(picture)) await take(browser, platform.address, picture, look);
  } finally {
    await browser.close();
    await platform.stop();
  }
};

await takeThem(process.argv.slice(2));
