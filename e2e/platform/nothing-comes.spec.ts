import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { playAtOnce, test } from './onRoad.ts';
import type { Road, Trouble } from './road.ts';

interface Part {
  name: string;
  path: string;
  file: RegExp;
  /** In which trouble the page asks for it again by itself. */
  asksAgain?: Trouble[];
}

const parts: Part[] = [
  { name: 'the code of the sign-in page', path: '/login', file: /^\/assets\/entrance-main\./ },
  { name: 'the texts of the sign-in page', path: '/login', file: /^\/assets\/entrance-texts-en\./ },
  { name: 'the code of the app', path: '/dashboard', file: /^\/assets\/main\./ },
  { name: 'the texts of the app', path: '/dashboard', file: /^\/assets\/texts-en\./, asksAgain: ['hang', 'corrupt'] },
  {
    name: 'the modules of the app',
    path: '/dashboard',
    file: /^\/(registry\/|api\/shell\/modules(\?|$))/,
    asksAgain: ['corrupt'],
  },
];

const play = async (page: Page, road: Road, { name, path, file, asksAgain }: Part, trouble: Trouble) => {
  if (path === '/dashboard') await signIn(page, road.address, 'user');
  road.block(file, trouble);
  await page.goto(`${road.address}${path}`, { waitUntil: 'commit' });
  const notice = page.getByRole('alert').filter({ hasText: 'Bidwright is taking longer than usual' });
  await expect(notice, name).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'tampered')), name).toBe(false);

  road.clear();
  // What asks by itself may be there before anybody could press.
  if (!asksAgain?.includes(trouble)) await notice.getByRole('link', { name: 'Try again' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name: /^(Sign in|Good)/ }), name).toBeVisible();
  await expect(notice, name).toBeHidden();
};

for (const part of parts) {
  const next = part.asksAgain?.includes('corrupt') ? 'goes on by itself' : 'another try takes the true one';
  test(`${part.name}: corrupt: the page says so, and ${next}`, async ({ page, road }) => {
    await play(page, road, part, 'corrupt');
  });
}

test('whatever hangs, the page says so, and goes on by itself or by another try', async ({ browser, platform }) => {
  await playAtOnce(browser, platform, parts, (page, road, part) => play(page, road, part, 'hang'));
});
