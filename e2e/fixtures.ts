import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { test as base } from '@playwright/test';

const folder = join(import.meta.dirname, '../.data/e2e');

/** A whole platform of its own for each worker, on a free port, with the demo data, from an empty folder. */
export const test = base.extend<{ address: string }, { platform: Platform }>({
  platform: [
    async ({ browserName }, provide, { workerIndex }) => {
      const dataDir = join(folder, `${browserName}-${workerIndex}`);
      await rm(dataDir, { recursive: true, force: true });
      const platform = await startPlatform({ dataDir, demo: true, build: true, report: () => {} });
      await provide(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  address: async ({ platform }, provide) => provide(platform.address),
  baseURL: async ({ platform }, provide) => provide(platform.address),
});

export { expect } from '@playwright/test';
