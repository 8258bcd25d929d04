import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@bidwright/tooling/chromium';
import { type Platform, startPlatform } from '@bidwright/tooling/platform';
import { publish } from '@bidwright/tooling/publish';
import { expect, test } from '@playwright/test';
import { signInAnew } from '../people.ts';
import { renamedBuild } from './renamedBuild.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, '.data/e2e/proving');
const module = 'ftes';
const dist = join(root, `mf-${module}/dist`);

let platform: Platform;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  const { executablePath = '' } = await chromium();
  const settings = { PROVING: 'on', PROVING_BROWSER: executablePath };
  platform = await startPlatform({ dataDir, demo: true, build: true, settings, report: () => {} });
});
test.afterAll(() => platform?.stop());

const registryOf = () => ({ address: platform.address, token: platform.publishToken(module) });

test('a good version is tried and switched on', async () => {
  const lines: string[] = [];
  const begun = Date.now();
  const version = await publish(registryOf(), module, await renamedBuild(dist, '7.0.1'), { report: (line) => lines.push(line) });
  console.log(version, Date.now() - begun, lines.at(-1));
});
