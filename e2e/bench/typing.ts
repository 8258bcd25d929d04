import type { Locator, Page } from '@playwright/test';

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
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
      },
      true,
    );
  });

/** A space would open the calendar of a day, which takes all further keys. */
const typed = { day: '12312027', text: '12 ferries of the northern harbours' };

/** The time that ninety-five of a hundred keys stay below in a field, in milliseconds. */
const typingIn = async (page: Page, field: Locator): Promise<number> => {
  await field.focus();
  await page.evaluate(() => (window as unknown as Timed).keyTimes.splice(0));
  const type = await field.getAttribute('type');
  await page.keyboard.type(type === 'date' || type === 'time' ? typed.day : typed.text, { delay: 40 });
  const times = await page.evaluate(() => (window as unknown as Timed).keyTimes);
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
};

/** The slowest field of what is open. */
const slowestField = async (page: Page): Promise<number> => {
  await watchKeys(page);
  const times: number[] = [];
  for (const field of await page.locator(fields).all()) times.push(await typingIn(page, field));
  return Math.max(...times);
};

/** The same of the form of a new bid, and of the sections of one that is edited, with its comments. */
export const typing = async (page: Page, list: string, record: string): Promise<number> => {
  await page.goto(`${list}/new`);
  await page.getByLabel(/^Solicitation name/).waitFor();
  const form = await slowestField(page);
  await page.goto(record);
  for (const section of ['Details', 'Budget']) {
    const region = page.getByRole('region', { name: section });
    await region.getByRole('button', { name: /^Edit/ }).click();
    await region.getByRole('button', { name: /^Save/ }).waitFor();
  }
  return Math.max(form, await slowestField(page));
};
