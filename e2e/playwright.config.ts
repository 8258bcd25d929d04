import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { defineConfig } from '@playwright/test';

// A platform that starts takes what one before it has compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.data/compile-cache');

const { executablePath, args } = await chromium();

export default defineConfig({
  testDir: '.',
  // One platform a worker: six services, a database and a browser fill two cores.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // The clock ends only what stands still: a machine that others load takes many times as long.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  outputDir: '../.data/e2e/results',
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // What is not there to be pressed ends its test, not the hour.
    actionTimeout: 90_000,
    navigationTimeout: 180_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
});
