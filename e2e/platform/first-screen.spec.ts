import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

/** Bytes on the line, packed, of what was asked for below a path; and of what they are made up. */
const weighed = async (page: Page, below: string) => {
  const parts = await page.evaluate(
    (below) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
        .filter(({ path }) => path.startsWith(below)),
    below,
  );
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return { bytes, parts: parts.map((part) => `${part.bytes} ${part.path}`).join('\n') };
};

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
    expect(own.bytes, own.parts).toBeGreaterThan(10_000);
    expect(own.bytes, own.parts).toBeLessThanOrEqual(45_000);
    const called = await weighed(page, '/api/');
    expect(called.bytes, called.parts).toBeLessThanOrEqual(calls);
  });
