import { expect, test } from '../fixtures.ts';
import { goInside } from '../inside.ts';
import { signIn } from '../people.ts';
import { untilWhole } from '../still.ts';
import { walk, widths } from './looks.ts';
import { menuPages } from './menuPages.ts';

const layouts = ['login', 'register', 'forgot-password', 'check-mail', 'reset-password', 'code-verification'].flatMap(
  (name) => ['2', '3'].map((variant) => `/pages/${name}/${name}${variant}`),
);
const profile = ['follower', 'friends', 'gallery', 'friend-request'].map((tab) => `/user/social-profile/${tab}`);
const customers = ['orders', 'products', 'reviews'].map((tab) => `/demo/customers/${tab}`);

/** Sample pages that no menu leads to. */
const hiddenPages = [...layouts, ...profile, ...customers, '/demo/shop/details/product-1', '/demo/shop/cart'];

for (const { width, looks } of widths) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('sample pages break no rule of axe', async ({ page, address }) => {
      await signIn(page, address, 'user');
      const pages = [...(await menuPages(page, address, (name) => name === 'template-demo')), ...hiddenPages];
      expect(pages.length).toBeGreaterThan(40);
      await page.goto('/dashboard', { waitUntil: 'networkidle' });
      await untilWhole(page);
      await walk(page, pages, looks, async (path) => {
        await goInside(page, path);
        await untilWhole(page);
      });
    });
  });
}
