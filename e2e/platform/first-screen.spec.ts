import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

/** Bytes on the line, packed, of what was asked for below a path. */
const weighed = (page: Page, below: string) =>
  page.evaluate(
    (below) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.startsWith(below))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    below,
  );

const screens = [
  { module: 'opportunities', path: '/general/opportunities', shown: 'table tbody tr, [role=row]', calls: 30_000 },
  // Fifty texts come whole, so that each of them opens at once.
  { module: 'rfp-library', path: '/rfp-content-library?words=risk', shown: '[data-result]', calls: 60_000 },
];

for (const { module, path, shown, calls } of screens)
  test(`the first screen of ${module} takes at most 45 kB of its own, and little for its calls`, async ({
    page,
    address,
  }) => {
    await signIn(page, address, 'admin');
    await page.goto(path);
    await expect(page.locator(shown).nth(3)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const own = await weighed(page, `/remotes/${module}/`);
    expect(own).toBeGreaterThan(10_000);
    expect(own).toBeLessThanOrEqual(45_000);
    expect(await weighed(page, '/api/')).toBeLessThanOrEqual(calls);
  });
