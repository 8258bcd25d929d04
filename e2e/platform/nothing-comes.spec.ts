import { expect } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { test } from './onRoad.ts';

/** Longer than a page waits before it says that nothing comes. */
const patience = { timeout: 20_000 };

const files = {
  'the code of the sign-in page': { path: '/login', file: /^\/assets\/entrance-main\./ },
  'the texts of the sign-in page': { path: '/login', file: /^\/assets\/entrance-texts-en\./ },
  'the code of the app': { path: '/dashboard', file: /^\/assets\/main\./ },
  'the texts of the app': { path: '/dashboard', file: /^\/assets\/texts-en\./, asksAgain: ['hang', 'corrupt'] },
  'the modules of the app': {
    path: '/dashboard',
    file: /^\/(registry\/|api\/shell\/modules$)/,
    asksAgain: ['corrupt'],
  },
};

for (const [part, { path, file, ...more }] of Object.entries(files)) {
  for (const trouble of ['hang', 'corrupt'] as const) {
    const asksAgain = 'asksAgain' in more && more.asksAgain.includes(trouble);
    test(`${part}: ${trouble}: the page says so, and ${asksAgain ? 'goes on by itself' : 'another try takes the true one'}`, async ({
      page,
      road,
    }) => {
      if (path === '/dashboard') await signIn(page, road.address, 'user');
      road.block(file, trouble);
      await page.goto(`${road.address}${path}`, { waitUntil: 'commit' });
      const notice = page.getByRole('alert').filter({ hasText: 'Bidwright is not here yet' });
      await expect(notice).toBeVisible(patience);
      expect(await page.evaluate(() => Reflect.has(window, 'tampered'))).toBe(false);

      road.clear();
      // What asks by itself may be there before anybody could press.
      if (!asksAgain) await notice.getByRole('link', { name: 'Try again' }).click({ noWaitAfter: true });
      await expect(page.getByRole('heading', { level: 1, name: /^(Sign in|Good)/ })).toBeVisible(patience);
      await expect(notice).toBeHidden();
    });
  }
}
