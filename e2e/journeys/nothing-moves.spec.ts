import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask, type Named } from '../library.ts';
import { signIn } from '../people.ts';

/** As browsers tell of it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Counts, from a page's first moment, how much of it moved without anybody's doing. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const counted = { shift: 0 };
    Object.assign(window, { counted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) counted.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) => page.evaluate<number>(() => Reflect.get(Reflect.get(window, 'counted'), 'shift'));

test.use({ reducedMotion: 'no-preference' });

for (const width of [1440, 390])
  test(`nothing moves while a page comes up, ${width} px`, async ({ page, address }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await countShifts(page);
    await signIn(page, address, 'admin');
    const col = 'opportunities';
    const [bid] = await ask<Named[]>(page, address, 'opportunities/query', {
      col,
      search: 'Dispatch system',
      limit: 1,
    });
    const record = `/general/opportunities/${bid?.id}`;
    const paths = [
      '/dashboard',
      '/general/opportunities',
      '/general/opportunities?view=board',
      record,
      `${record}/projections`,
      '/rfp-content-library',
      '/user/ftes/me',
      '/admin/companies',
      '/reports',
    ];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(0.02);
    }
  });
