import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** What Chromium is called where the system has it, the one without windows first. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
const ofSystem = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));

/** Writes where a browser is, one that Playwright installed or else the system's; nothing where there is none. */
process.stdout.write([chromium.executablePath(), ...ofSystem].find(isProgram) ?? '');
