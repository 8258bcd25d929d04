import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { startPlatform } from '@bidwright/tooling/platform';
import { chromium as browsers, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../people.ts';
import { bigBid } from './bigBid.ts';
import { type KeyTimes, watchedKeys } from './keyTimes.ts';

/** Milliseconds below which ninety-five of a hundred keys stay. */
const max = 50;
const rounds = Number(process.env.BENCH_TURNS ?? 5);

interface Measured extends KeyTimes {
  field: string;
}

/** A bare field of the same page: what the machine takes for a key whatever the page does. */
const control = async (page: Page): Promise<Locator> => {
  await page.evaluate(() => {
    const bare = document.createElement('input');
    bare.id = 'control';
    bare.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
    document.body.append(bare);
  });
  return page.locator('#control');
};

const measure = async (page: Page, list: string, opened: () => Promise<Record<string, Locator>>) => {
  const keysIn = await watchedKeys(page);
  const measured: Measured[] = [];
  const add = async (field: string, of: Locator) => measured.push({ field, ...(await keysIn(of, rounds)) });
  const bare = await control(page);
  await add('a bare field', bare);
  await bare.evaluate((element) => element.remove());
  for (const [field, of] of Object.entries(await opened())) await add(field, of);
  await page.keyboard.press('Escape');
  for (const { field, p95, longest } of measured)
    process.stdout.write(`${list}, ${field}: p95 ${p95.toFixed(0)} ms, at most ${longest.toFixed(0)} ms\n`);
  return measured.filter(({ p95 }) => p95 >= max).map(({ field }) => `A key in ${list}, ${field}, may take ${max} ms`);
};

const requirementPanel = async (page: Page): Promise<Record<string, Locator>> => {
  await page.getByText(/^The contractor shall deliver report number 1 /).click();
  const panel = page.getByRole('dialog');
  // Texts of the library are looked for meanwhile.
  await panel.getByRole('region', { name: 'Texts that answered similar requirements' }).waitFor();
  return {
    demand: panel.getByRole('textbox', { name: /^Demand/ }),
    owner: panel.getByRole('combobox', { name: /^Owner/ }),
    section: panel.getByRole('textbox', { name: /^Proposal section/ }),
    evidence: panel.getByRole('textbox', { name: /^Evidence/ }),
  };
};

const questionPanel = async (page: Page): Promise<Record<string, Locator>> => {
  await page.getByRole('button', { name: /key person of task 1 is/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Edit', exact: true }).click();
  return { answer: panel.getByRole('textbox', { name: /^Answer/ }) };
};

const panels = {
  requirements: { panel: requirementPanel, rows: /report number 1 / },
  questions: { panel: questionPanel, rows: /key person of task 1 is/ },
};

/** How soon keys are drawn in the panels of requirements and questions where a bid has many; answers what is later than people were promised. */
export const measurePanels = async (data: string): Promise<string[]> => {
  const platform = await startPlatform({ dataDir: join(data, 'panels'), demo: true, build: true });
  const { executablePath, args } = await chromium();
  const browser = await browsers.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, platform.address, 'admin');
    const bid = `${platform.address}/general/opportunities/${await bigBid(page, platform.address)}`;
    const faults: string[] = [];
    for (const [list, { panel, rows }] of Object.entries(panels)) {
      await page.goto(`${bid}/${list}`);
      await page.getByText(rows).first().waitFor();
      faults.push(...(await measure(page, list, () => panel(page))));
    }
    return faults;
  } finally {
    await browser.close();
    await platform.stop();
  }
};
