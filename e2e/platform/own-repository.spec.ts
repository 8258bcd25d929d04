import { execFile } from 'node:child_process';
import { cp, lstat, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startDemo } from '../demoFolder.ts';
import { type Registry, startRegistry } from '../packages/registry.ts';
import { signInAnew } from '../people.ts';

const root = join(import.meta.dirname, '../..');
const name = 'bike-sheds';
const dataDir = join(root, '.data/e2e/own-repository');
const packed = join(root, '.data/e2e/own-repository-packages');

const program = promisify(execFile);
const run = async (cwd: string, env: NodeJS.ProcessEnv, command: string, ...args: string[]) =>
  (await program(command, args, { cwd, env: { ...process.env, ...env } })).stdout.trim();

/** Puts a module of this repository into another one, under a title that tells it from what it was. */
const takeOut = async (room: string) => {
  const from = join(root, 'mf-template-demo');
  for (const path of ['src', 'locales', 'module.json']) {
    await rm(join(room, path), { recursive: true });
    await cp(join(from, path), join(room, path), { recursive: true });
  }
  const words = join(room, 'locales/en.json');
  const texts = JSON.parse(await readFile(words, 'utf8'));
  await writeFile(words, JSON.stringify({ ...texts, 'template-demo.profile.title': 'Taken out' }));
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  const needed: [name: string, version: string][] = Object.entries({ ...dependencies, ...devDependencies });
  const packages = needed.map(([name, version]) => (version === '*' ? name : `${name}@${version}`));
  await run(room, {}, 'npm', 'install', '--prefer-offline', '--loglevel=error', ...packages);
};

/** Publishes this repository's packages to a registry, and leaves them in a folder too. */
const publishPackages = async (registry: Registry) => {
  const command = [join(root, 'shared/tooling/bin/packages.mjs'), '--to', packed, '--registry', registry.address];
  // Shells take no such name for a setting's: the command is started without one.
  const mayPublish = { [`npm_config_//${new URL(registry.address).host}/:_authToken`]: 'any' };
  expect(await run(root, mayPublish, process.execPath, ...command)).toMatch(/remote-kit [\d.]+ is published/);
};

const tokenOf = (module: string) => run(root, { DATA_DIR: dataDir }, 'npm', 'run', '--silent', 'token', '--', module);

/** What is installed came from the registry, and is no source. */
const isPackage = async (folder: string) => {
  expect((await lstat(folder)).isDirectory()).toBe(true);
  expect(await readFile(join(folder, 'package.json'), 'utf8')).not.toMatch(/"\*"|"private"|\.tsx?"/);
};

test('a module in a repository of its own, made or taken out of this one, needs packages alone', async ({ page }) => {
  const outside = await mkdtemp(join(tmpdir(), 'own-repository-'));
  const registry = await startRegistry();
  const platform = await startDemo(dataDir, { STAGE_MINUTES: '0' });
  try {
    await publishPackages(registry);
    const bidwright = join(packed, 'tooling/src/commands/bidwright.js');
    await run(outside, {}, process.execPath, bidwright, 'new', name, '--registry', registry.address);
    const room = join(outside, name);
    await run(room, {}, 'npm', 'install', '--prefer-offline', '--loglevel=error');
    for (const own of ['contract-kit', 'remote-kit', 'shell-api', 'tooling'])
      await isPackage(join(room, 'node_modules/@bidwright', own));
    await run(room, {}, 'npm', 'test');

    const publish = ['bidwright', 'publish', '--url', platform.address];
    await expect(run(room, {}, 'npx', ...publish)).rejects.toThrow('With which token?');
    const said = await run(room, {}, 'npx', ...publish, '--token', await tokenOf(name));
    expect(said).toMatch(/bike-sheds 1\.0\.0-[\da-f]{8} is published and active/);
    await signInAnew(page, platform.address, 'user');
    await page.goto(`${platform.address}/dashboard`);
    await page.getByRole('link', { name: 'Bike sheds' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bike sheds' })).toBeVisible();
    await expect(page.getByText(/^Welcome, /)).toBeVisible();

    await takeOut(room);
    await run(room, {}, 'npx', 'bidwright', 'test', 'src/pages');
    const settings = { PUBLIC_URL: platform.address, PUBLISH_TOKEN: await tokenOf('template-demo') };
    await run(room, settings, 'npm', 'run', 'publish');
    await page.goto(`${platform.address}/user/social-profile/posts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Taken out' })).toBeVisible();
  } finally {
    await platform.stop();
    await registry.stop();
    await rm(outside, { recursive: true, force: true });
    await rm(packed, { recursive: true, force: true });
  }
});
