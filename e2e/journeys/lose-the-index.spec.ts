import { copyFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { withConnection } from '@bidwright/tooling/database/sql';
import { expect, test } from '../fixtures.ts';
import { list, openLibrary, shows, write } from '../library.ts';

test('an index that is deleted, cut short or of an older state answers right again, without a word from anybody', async ({
  page,
  address,
  platform,
}) => {
  const index = join(platform.dataDir, 'services/rfp-library/search/library-0.db');
  const copy = `${index}.copy`;
  await openLibrary(page, address);
  const [sectionTitle] = await list(page, address, 'sectionTitles');
  const box = page.getByRole('searchbox', { name: 'Words' });
  const results = page.locator('[data-result]');
  const texts: string[] = [];
  const add = async (text: string) => {
    await write(page, address, { sectionTitle, rfpContent: text });
    texts.push(text);
  };
  /** Another wording each time: what was found before is not asked again. */
  const finds = async (typed: string) => {
    await box.fill(typed);
    await expect(box).toHaveValue(typed);
    await expect(page).toHaveURL(new RegExp(`words=${typed.replaceAll(' ', '\\+')}(&|$)`));
    await expect(page.locator('[aria-busy=false]').filter({ has: results.first() })).toBeVisible();
    await shows(results, texts);
  };
  await add('A bilby of the first day.');
  await finds('bilby');
  await copyFile(index, copy);

  await add('A bilby of the second day.');
  await finds('bilby day');
  await copyFile(copy, index);
  await finds('day bilby');
  await truncate(index, Math.floor((await stat(index)).size / 2));
  await finds('the bilby');
  // Where what the index is made from cannot be read, the page says that it is being made, and fills up by itself.
  const making = page.getByText(/^The search index is being rebuilt/);
  await expect(making).toBeHidden();
  await withConnection(platform.database.login, async (connection) => {
    await connection.query('lock tables bidwright_rfp_library.rfpContent_teams write');
    await rm(index);
    await box.fill('the bilby day');
    await expect(making).toContainText(/ 0 of [1-9][\d,]* entries/);
    await expect(results).toHaveCount(0);
  });
  await shows(results, texts);
  await expect(making).toBeHidden();
  await expect(box).toHaveValue('the bilby day');
  await add('A bilby of the third day.');
  await finds('a bilby day');
  await rm(copy);
});
