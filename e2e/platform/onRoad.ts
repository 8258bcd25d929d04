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
