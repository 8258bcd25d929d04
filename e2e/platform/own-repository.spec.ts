import { execFile } from 'node:child_process';
import { lstat, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startDemo } from '../demoFolder.ts';
import { startRegistry } from '../packages/registry.ts';
import { signInAnew } from '../people.ts';

const root = join(import.meta.dirname, '../..');
const name = 'bike-sheds';
const dataDir = join(root, '.data/e2e/own-repository');
const packed = join(root, '.data/e2e/own-repository-packages');

const program = promisify(execFile);
const run = async (cwd: string, env: NodeJS.ProcessEnv, command: string, ...args: string[]) =>
  (await program(command, args, { cwd, env: { ...process.env, ...env } })).stdout.trim();

test('a module in a repository of its own is built, tested and published with packages alone', async ({ page }) => {
  const outside = await mkdtemp(join(tmpdir(), 'own-repository-'));
  const registry = await startRegistry();
  const platform = await startDemo(dataDir, { STAGE_MINUTES: '0' });
  try {
    const mayPublish = { [`npm_config_//${new URL(registry.address).host}/:_authToken`]: 'any' };
    const packages = ['run', 'packages', '--', '--to', packed, '--registry', registry.address];
    expect(await run(root, mayPublish, 'npm', ...packages)).toContain('@bidwright/remote-kit 1.0.0 is published');
    expect(await run(root, mayPublish, 'npm', ...packages)).toContain('@bidwright/remote-kit 1.0.0 is there already');

    const bidwright = join(packed, 'tooling/src/commands/bidwright.js');
    await run(outside, {}, process.execPath, bidwright, 'new', name, '--registry', registry.address);
    const room = join(outside, name);
    await run(room, {}, 'npm', 'install', '--prefer-offline', '--loglevel=error');
    for (const own of ['contract-kit', 'remote-kit', 'shell-api', 'tooling']) {
      const installed = join(room, 'node_modules/@bidwright', own);
      expect((await lstat(installed)).isDirectory()).toBe(true);
      expect(await readFile(join(installed, 'package.json'), 'utf8')).not.toMatch(/"\*"|"private"|\.tsx?"/);
    }
    await run(room, {}, 'npm', 'test');

    const token = await run(root, { DATA_DIR: dataDir }, 'npm', 'run', '--silent', 'token', '--', name);
    const refused = run(room, {}, 'npx', 'bidwright', 'publish', '--url', platform.address);
    await expect(refused).rejects.toThrow(`With which token?`);
    const published = ['bidwright', 'publish', '--url', platform.address, '--token', token];
    expect(await run(room, {}, 'npx', ...published)).toMatch(/bike-sheds 1\.0\.0-[\da-f]{8} is published and active/);

    await signInAnew(page, platform.address, 'user');
    await page.goto(`${platform.address}/dashboard`);
    await page.getByRole('link', { name: 'Bike sheds' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bike sheds' })).toBeVisible();
    await expect(page.getByText(/^Welcome, /)).toBeVisible();
  } finally {
    await platform.stop();
    await registry.stop();
    await rm(outside, { recursive: true, force: true });
    await rm(packed, { recursive: true, force: true });
  }
});
