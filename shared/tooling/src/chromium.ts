import { join } from 'node:path';
import { aptInstall, hasApt } from './apt.ts';
import { exec, isRoot, which } from './exec.ts';
import { Fault } from './fault.ts';
import { root } from './root.ts';
import { step } from './say.ts';

/** What Playwright's `launchOptions` take. Without a path Playwright uses the browser it installed itself. */
export interface Launch {
  executablePath?: string;
  args: string[];
}

/** Nothing but the pages under test goes over the network; the sandbox does not run as root. */
const args = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell is Chromium without windows: what it drives costs a sixth less processor time. */
const shell = 'chromium-headless-shell';
const ofSystem = () => which(shell, 'chromium', 'chromium-browser');

const installOwn = async (): Promise<void> => {
  const { code, output } = await exec(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], {
    cwd: root,
  });
  if (code !== 0) {
    throw new Fault(
      `Chromium could not be installed. Install it and set PLAYWRIGHT_CHROMIUM_PATH to its path. ${output.trim().slice(-300)}`,
    );
  }
};

/** Not every distribution has the shell. */
const installWithApt = () => aptInstall(shell, 'fonts-noto-cjk').catch(() => aptInstall('chromium', 'fonts-noto-cjk'));

const provide = async (): Promise<string> => {
  const found = ofSystem();
  if (found) return found;
  if (isRoot && hasApt()) {
    await step('Installing Chromium with apt', installWithApt);
    const installed = ofSystem();
    if (installed) return installed;
  }
  await step('Installing Chromium with Playwright', installOwn);
  return '';
};

/** Finds Chromium or brings it. The answer stays in the environment, so that child processes need not look again. */
export const chromium = async (): Promise<Launch> => {
  process.env.PLAYWRIGHT_CHROMIUM_PATH ??= await provide();
  return { executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH || undefined, args };
};
