import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { playAtOnce, test } from './onRoad.ts';
import type { Road, Trouble } from './road.ts';

const reasons: Record<Exclude<Trouble, 'cut'>, string> = {
  gone: 'One of its files is not on the server',
  hang: 'One of its files took too long to load',
  corrupt: 'A file differs from the published one',
};

/** The parts a page of a module is made of; each is a file of its own. What did not come of it is told by its kind. */
const parts = [
  { name: 'entry', path: /^\/remotes\/template-demo\/.*remoteEntry/, kind: 'entry' },
  { name: 'chunk', path: /^\/remotes\/template-demo\/[^/]*\/module\./, kind: 'chunk' },
  { name: 'texts', path: /^\/remotes\/template-demo\/.*texts-en/, kind: 'chunk' },
  { name: 'shared part', path: /^\/assets\/(\d+|-bidwright[\w-]*)\./, kind: 'shared' },
];

type Part = (typeof parts)[number];

const marked = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true);

const play = async (page: Page, road: Road, { name, path, kind }: Part, trouble: keyof typeof reasons) => {
  await signIn(page, road.address, 'admin');
  // A page of the shell's own: no module has brought any part yet.
  await page.goto(`${road.address}/no/such/page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nor is anything of the shell's own left to come, which would hang too and keep the module's files waiting for a connection.
  await page.getByRole('button', { name: 'Dark colors' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  road.block(path, trouble);
  const told = page.waitForRequest(/\/api\/shell\/modules\/failures$/);

  await page.getByRole('link', { name: 'Social profile' }).click();
  const card = page.getByRole('main').getByRole('alert').filter({ hasText: 'Sample pages' });
  await expect(card).toContainText('Sample pages did not load');
  await expect(card).toContainText(reasons[trouble]);
  expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);
  expect((await told).postDataJSON()).toMatchObject({
    module: 'template-demo',
    kind: trouble === 'corrupt' ? 'integrity' : kind,
    page: '/user/social-profile/posts',
  });
  await expect(page.getByRole('link', { name: 'Social profile, did not load' })).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  // Of the shell's own parts the dashboard wants one, for one of its cards.
  if (name === 'shared part' && trouble !== 'hang') {
    await expect(page.getByText('Notifications did not load')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  }
  if (name !== 'shared part') {
    await page.getByRole('link', { name: 'RFP content' }).click();
    await expect(page.getByRole('main').getByRole('searchbox').first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Social profile' }).click();
  await expect(card).toContainText('Sample pages did not load');

  road.clear();
  await card.getByRole('button', { name: 'Retry' }).click();
  // Others that wanted the shared part on the dashboard are told of until they are opened again.
  const down = page.getByRole('link', { name: 'Social profile, did not load' });
  // A file that others still wait for hangs with them, and a busy machine may be slow once more: then a try says the same.
  if (trouble === 'hang')
    await expect(async () => {
      const retry = card.getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      await expect(down).toHaveCount(0, { timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
  await expect(down).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toBeHidden();
  expect(await marked(page)).toBe(true);
};

for (const part of parts) {
  for (const trouble of ['gone', 'corrupt'] as const) {
    test(`${part.name} ${trouble}: one card, the rest works, Retry without a reload`, async ({ page, road }) => {
      await play(page, road, part, trouble);
    });
  }
}

test('whatever hangs: one card, the rest works, Retry without a reload', async ({ browser, platform }) => {
  await playAtOnce(browser, platform, parts, (page, road, part) => play(page, road, part, 'hang'));
});

test('a dialog whose file does not come: the form around keeps its text, and Retry opens it', async ({
  page,
  road,
}) => {
  await signIn(page, road.address, 'admin');
  await page.goto(`${road.address}/general/opportunities/new`);
  const name = page.getByLabel('Solicitation name').first();
  await name.fill('Harbor survey, half typed');
  await page.getByRole('combobox', { name: /^Client/ }).click();
  const adding = page.getByRole('option', { name: '-- Add New Client --' });
  await expect(adding).toBeVisible();
  road.block(/^\/remotes\/opportunities\/[^/]*\/\d+\./, 'gone');
  const told = page.waitForRequest(/\/api\/shell\/modules\/failures$/);

  await adding.click();
  const card = page.getByRole('main').getByRole('alert').filter({ hasText: 'Opportunities did not load' });
  await expect(card).toContainText(reasons.gone);
  expect((await told).postDataJSON()).toMatchObject({ module: 'opportunities', kind: 'chunk' });
  await expect(name).toHaveValue('Harbor survey, half typed');

  road.clear();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name).toHaveValue('Harbor survey, half typed');
});
