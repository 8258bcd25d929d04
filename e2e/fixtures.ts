import { join } from 'node:path';
import type { Platform } from '@bidwright/tooling/platform';
import { test as base } from '@playwright/test';
import { startDemo } from './demoFolder.ts';
import { mustBeFaultless } from './faults.ts';

const folder = join(import.meta.dirname, '../.data/e2e');

/** A whole platform of its own for each worker, on a free port, with the demo data. */
export const test = base.extend<{ address: string }, { platform: Platform }>({
  platform: [
    async ({ browserName }, provide, { workerIndex }) => {
      const platform = await startDemo(join(folder, `${browserName}-${workerIndex}`));
      await provide(platform);
      await platform.stop();
      mustBeFaultless(platform.dataDir);
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  address: async ({ platform }, provide) => provide(platform.address),
  baseURL: async ({ platform }, provide) => provide(platform.address),
});

export { expect } from '@playwright/test';
