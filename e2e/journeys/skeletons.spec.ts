import type { Page } from '@playwright/test';
import { slow } from '../bench/network.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { untilWhole } from '../still.ts';

/** When grey began to stand for what is loading, and when it went, in milliseconds after the page was asked for. */
type Spell = [fromMs: number, toMs: number];

const paths = [
  '/dashboard',
  '/general/opportunities',
  '/general/projects',
  '/reports',
  '/rfp-content-library',
  '/user/ftes',
  '/admin/companies',
  '/admin/users',
];

/** Follows a link of the menu, and answers the spells of grey until the page stands whole. */
const spellsOf = async (page: Page, path: string): Promise<Spell[]> => {
  await page.evaluate((href) => {
    const began = performance.now();
    const spells: [number, number][] = [];
    let isGrey = false;
    const look = () => {
      const now = Math.round(performance.now() - began);
      const last = spells.at(-1);
      const shown = document.querySelector('.MuiSkeleton-root') !== null;
      if (shown && !isGrey) spells.push([now, now]);
      else if (isGrey && last) last[1] = now;
      isGrey = shown;
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { childList: true, subtree: true });
    Object.assign(window, {
      spells: () => {
        watching.disconnect();
        return spells;
      },
    });
    document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click();
  }, path);
  await expect(page).toHaveURL(path);
  await untilWhole(page);
  return page.evaluate<Spell[]>(() => Reflect.get(window, 'spells')());
};

test('what loads late has one grey stand-in, after 150 ms; what is there already has none', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, address, 'admin');
  await page.goto('/admin/teams');
  await untilWhole(page);
  await slow(page);
  const seen = new Map<string, Spell[]>();
  for (const path of paths) {
    seen.set(path, await spellsOf(page, path));
    // Back at once: what nobody looks at is forgotten after a minute.
    await spellsOf(page, '/admin/teams');
    expect(await spellsOf(page, path), `${path} again`).toEqual([]);
  }
  test.info().annotations.push({ type: 'first visits', description: JSON.stringify([...seen]) });
  for (const [path, spells] of seen) {
    expect(spells.length, `${path} is grey once: ${JSON.stringify(spells)}`).toBeLessThanOrEqual(1);
    for (const [fromMs] of spells) expect(fromMs, path).toBeGreaterThanOrEqual(150);
  }
});
