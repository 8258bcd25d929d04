import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Writes where the browser is that Playwright knows; nothing where there is none. */
const known = chromium.executablePath();
if (existsSync(known)) process.stdout.write(known);
