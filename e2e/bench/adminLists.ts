import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { startPlatform } from '@bidwright/tooling/platform';
import { seedPlatform } from '@bidwright/tooling/seed';
import { chromium as browsers, type Page } from '@playwright/test';
import { post, signIn } from '../people.ts';
import { firstRows } from './screens.ts';

/** Milliseconds in which the first rows of a list stand. */
const maxMs = 300;
/** The companies of a large firm; it has 2,000 people. */
const wanted = 5000;

const companiesOf = async (page: Page, address: string): Promise<number> => {
  const answer = await post(page.request, address, '/api/admin/query', { col: 'companies', limit: 1, total: true });
  return (await answer.json()).total;
};

/** A firm has fewer companies: the rest is made as people make them. */
const fill = async (page: Page, address: string) => {
  for (let count = await companiesOf(page, address); count < wanted; count += 1)
    await post(page.request, address, '/api/admin/create', { col: 'companies', name: `Later Company ${count}` });
};

/** How soon lists of an Admin show their first rows where there is much in them; answers what is later than people were promised. */
export const measureAdminLists = async (data: string): Promise<string[]> => {
  const options = { dataDir: join(data, 'admin-firm'), demo: true };
  if (!existsSync(options.dataDir))
    await seedPlatform({ ...options, size: 'firm', only: ['admin'], signal: new AbortController().signal });
  const platform = await startPlatform({ ...options, build: true });
  const { executablePath, args } = await chromium();
  const browser = await browsers.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, platform.address, 'admin');
    await fill(page, platform.address);
    const faults: string[] = [];
    for (const list of ['companies', 'users']) {
      const time = await firstRows(page, `${platform.address}/admin/${list}`);
      process.stdout.write(`First rows of /admin/${list}: ${time.toFixed(0)} ms\n`);
      if (time > maxMs) faults.push(`The first rows of /admin/${list} may take ${maxMs} ms`);
    }
    return faults;
  } finally {
    await browser.close();
    await platform.stop();
  }
};
