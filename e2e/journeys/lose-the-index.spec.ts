import { copyFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { list, type Named, openLibrary, write } from '../library.ts';

/** So many texts of such a length that the page hears of the index before it is there again. */
const many = 1500;
const filler = Array.from({ length: 1800 }, (_, n) => `gauge${n}`).join(' ');

const seed = async (page: Page, address: string, sectionTitle: Named) => {
  const indexed = Array.from({ length: many }, (_, n) => `A bilby of day ${n}. ${filler} ${n}`);
  for (let from = 0; from < many; from += 15)
    await Promise.all(
      indexed.slice(from, from + 15).map((rfpContent) => write(page, address, { sectionTitle, rfpContent })),
    );
};

test('an index that is deleted, cut short or of an older state is made again, which the page says', async ({
  page,
  address,
  platform,
}) => {
  test.setTimeout(300_000);
  const index = join(platform.dataDir, 'services/rfp-library/search/library-0.db');
  const copy = `${index}.copy`;
  await openLibrary(page, address);
  const [sectionTitle] = (await list(page, address, 'sectionTitles')) as [Named];
  await seed(page, address, sectionTitle);
  const box = page.getByRole('searchbox', { name: 'Words' });
  const notice = page.getByText(/The search index is being made again/);
  /** Another wording each time: what was found before is not asked again. */
  const finds = async (typed: string, count: number) => {
    await expect(page.getByText(`${count.toLocaleString('en')} results`, { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await expect(notice).toHaveCount(0);
    await expect(box).toHaveValue(typed);
  };
  await box.fill('bilby');
  await finds('bilby', many);
  await copyFile(index, copy);
  await write(page, address, { sectionTitle, rfpContent: 'A bilby of the last day.' });

  const damages: [how: string, damage: () => Promise<unknown>][] = [
    ['bilby day', () => copyFile(copy, index)],
    ['day bilby', async () => truncate(index, Math.floor((await stat(index)).size / 2))],
    ['the bilby day', () => rm(index)],
  ];
  for (const [typed, damage] of damages) {
    await damage();
    await box.fill(typed);
    await expect(notice).toBeVisible();
    await finds(typed, many + 1);
  }
  await rm(copy);
});
