import type { Locator, Page } from '@playwright/test';
import { settled } from '../settled.ts';

const words = '12 ferries of the northern harbours';

/** Milliseconds between two keys of somebody who types quickly. */
const delay = 60;

export interface KeyTimes {
  /** The time that ninety-five of a hundred keys stay below, in milliseconds. */
  p95: number;
  longest: number;
}

/** Of every key the browser's own time, from the press until its frame stands: what is below 16 ms it does not tell. */
export const watchedKeys = async (page: Page) => {
  const kept = await page.evaluateHandle(() => {
    const times = new Map<number, number>();
    const watching = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.name.startsWith('key') || !entry.interactionId)
          continue;
        times.set(entry.interactionId, Math.max(entry.duration, times.get(entry.interactionId) ?? 0));
      }
    });
    const asked = { type: 'event', durationThreshold: 16 };
    watching.observe(asked);
    return times;
  });

  /** What keys take that are typed behind what stands in a field. */
  return async (field: Locator, rounds: number): Promise<KeyTimes> => {
    await settled(page);
    await kept.evaluate((times) => times.clear());
    for (let round = 0; round < rounds; round += 1) {
      await field.focus();
      await page.keyboard.press('End');
      await page.keyboard.type(words, { delay });
    }
    await settled(page);
    const told = await kept.evaluate((times) => [...times.values()]);
    const ordered = told.toSorted((one, other) => other - one);
    return { p95: ordered[Math.floor(words.length * rounds * 0.05)] ?? 0, longest: ordered[0] ?? 0 };
  };
};
