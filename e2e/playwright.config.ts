import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { defineConfig } from '@playwright/test';

// A platform that starts takes what one before it has compiled and packed.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.data/compile-cache');
process.env.PACKED_FILES ??= join(import.meta.dirname, '../.data/packed-files');

// Versions are switched on at once: only the test of that has a browser try them first.
process.env.PROVING ??= 'off';
process.env.STAGE_MINUTES ??= '0';

/** One adds rooms to the clone and builds all of them anew, the other installs a repository: beside them nothing holds still. */
const makeRooms = '**/platform/{new-module,own-repository}.spec.ts';
/** Times, memory, and what is held to times, are measured where nothing else is being done. */
const measured = [
  '**/journeys/{nothing-moves,skeletons}.spec.ts',
  '**/platform/{deploys,health,machines,no-write-is-lost,open-tab,proving,restarts,shell-version,stands-still,storm}.spec.ts',
];
const results = join(import.meta.dirname, '../.data/e2e/results');

const { executablePath, args } = await chromium();

export default defineConfig({
  testDir: '.',
  // The cost is processor time, not waiting: of two cores a second worker, with a platform and browsers of its own, gained a tenth, and
  // whatever is timed stood beside a load.
  workers: 1,
  // Run one after the other, by `npm run e2e`.
  projects: [
    {
      name: 'beside',
      testMatch: '**/{access,journeys,platform}/**/*.spec.ts',
      testIgnore: [...measured, makeRooms],
      // A page lives for seconds: what makes its code faster later takes a sixth of its processor time.
      use: { launchOptions: { executablePath, args: [...args, '--js-flags=--no-opt --no-maglev'] } },
      outputDir: join(results, 'beside'),
    },
    {
      name: 'measured',
      testMatch: measured,
      outputDir: join(results, 'measured'),
    },
    { name: 'alone', testMatch: makeRooms, outputDir: join(results, 'alone') },
  ],
  retries: 0,
  forbidOnly: true,
  // The clock ends only what stands still: a machine that others load takes many times as long.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Frames between two states cost the processor and show no rule. Tests of motion ask for it.
    reducedMotion: 'reduce',
    // What is not there to be pressed ends its test, not the hour.
    actionTimeout: 90_000,
    navigationTimeout: 180_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
});
