import type { Platform } from '@bidwright/tooling/platform';
import type { Browser, Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { openRoad, type Road } from './road.ts';

/** A platform behind a road on which files get into trouble. */
export const test = base.extend<{ road: Road }>({
  road: async ({ platform }, provide) => {
    const road = await openRoad(platform.address);
    await provide(road);
    await road.close();
  },
});

/** Plays several cases at once, each with a browser and a road of its own: what hangs is waited for in all of them together. */
export const playAtOnce = async <Case>(
  browser: Browser,
  platform: Platform,
  cases: Case[],
  play: (page: Page, road: Road, one: Case) => Promise<void>,
): Promise<void> => {
  const playOne = async (one: Case) => {
    const road = await openRoad(platform.address);
    const context = await browser.newContext();
    try {
      await play(await context.newPage(), road, one);
    } finally {
      await context.close();
      await road.close();
    }
  };
  await Promise.all(cases.map(playOne));
};
