import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { lookerAt, looksIn } from './looks.ts';
import { menuPages } from './menuPages.ts';

const layouts = ['login', 'register', 'forgot-password', 'check-mail', 'reset-password', 'code-verification'].flatMap(
  (name) => ['2', '3'].map((variant) => `/pages/${name}/${name}${variant}`),
);
const profile = ['follower', 'friends', 'gallery', 'friend-request'].map((tab) => `/user/social-profile/${tab}`);
const customers = ['orders', 'products', 'reviews'].map((tab) => `/demo/customers/${tab}`);

/** Sample pages that no menu leads to. */
const hiddenPages = [...layouts, ...profile, ...customers, '/demo/shop/details/product-1', '/demo/shop/cart'];

for (const { width, looks } of [
  { width: 1440, looks: looksIn('en', 'ro') },
  { width: 390, looks: looksIn('fr', 'zh') },
]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('sample pages break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'user');
      const pages = [...(await menuPages(page, address, (name) => name === 'template-demo')), ...hiddenPages];
      expect(pages.length).toBeGreaterThan(40);
      // One look each, as all are made of the kit's pieces: the next page is seen in the next look.
      const lookers = looks.map((look) => lookerAt(page, [look]));
      for (const [at, path] of pages.entries()) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await lookers[at % lookers.length]?.(path);
      }
    });
  });
}
