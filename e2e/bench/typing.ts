import type { Locator, Page } from '@playwright/test';
import { settled } from './settled.ts';

/** What takes keys on a page: lines, areas of text, days, and fields that suggest. */
const fields =
  'main input:is([type=text], [type=url], [type=search], [type=date], [type=time]):enabled, main textarea:enabled:not([aria-hidden])';

interface Timed {
  keyTimes: number[];
}

/** Keeps how long each key takes until the next frame is drawn. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times } satisfies Timed);
    document.addEventListener(
      'keydown',
      // From when it was pressed: the page may have been busy before it heard of it.
      ({ timeStamp }) => {
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
      },
      true,
    );
  });

/** A space would open the calendar of a day, which takes all further keys. A day has few keys: it is typed often. */
const day = { text: '12312027', times: 5 };
const words = { text: '12 ferries of the northern harbours', times: 1 };

export interface Typing {
  field: string;
  /** The time that ninety-five of a hundred keys stay below, in milliseconds. */
  time: number;
}

const typingIn = async (page: Page, field: Locator): Promise<Typing> => {
  await page.evaluate(() => (window as unknown as Timed).keyTimes.splice(0));
  const isDay = ['date', 'time'].includes((await field.getAttribute('type')) ?? '');
  const { text, times } = isDay ? day : words;
  for (let n = 0; n < times; n += 1) {
    await field.blur();
    await field.focus();
    await page.keyboard.type(text, { delay: 40 });
  }
  const keys = await page.evaluate(() => (window as unknown as Timed).keyTimes);
  return {
    field: await field.evaluate(
      ({ id, ariaLabel }) => document.querySelector(`[for="${id}"]`)?.textContent ?? ariaLabel ?? id,
    ),
    time: keys.toSorted((one, other) => one - other)[Math.floor(keys.length * 0.95)] ?? Number.NaN,
  };
};

const typingInAll = async (page: Page): Promise<Typing[]> => {
  await settled(page);
  await watchKeys(page);
  const fieldTimes: Typing[] = [];
  for (const field of await page.locator(fields).all()) fieldTimes.push(await typingIn(page, field));
  return fieldTimes;
};

/** Every field of the form of a new bid, and of the sections of one that is edited, with its comments. */
export const typing = async (page: Page, list: string, record: string): Promise<Typing[]> => {
  await page.goto(`${list}/new`);
  await page.getByLabel(/^Solicitation name/).waitFor();
  const form = await typingInAll(page);
  await page.goto(record);
  for (const section of ['Details', 'Budget']) {
    const region = page.getByRole('region', { name: section });
    await region.getByRole('button', { name: /^Edit/ }).click();
    await region.getByRole('button', { name: /^Save/ }).waitFor();
  }
  return [...form, ...(await typingInAll(page))];
};
