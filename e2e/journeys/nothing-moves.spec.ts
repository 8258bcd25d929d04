import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask, type Named } from '../library.ts';
import { signIn } from '../people.ts';

/** As browsers tell of it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** How much of a page moved, and what: the beginning of each text. */
interface Moved {
  shift: number;
  what: string[];
}

/** Counts, from a page's first moment, how much of it moved without anybody's doing. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: Moved = { shift: 0, what: [] };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        moved.shift += value;
        moved.what.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movedOn = (page: Page) => page.evaluate<Moved>(() => Reflect.get(window, 'moved'));

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
      const { shift, what } = await movedOn(page);
      expect.soft(shift, `${path}: ${what.join(' | ')}`).toBeLessThanOrEqual(0.02);
    }
  });
