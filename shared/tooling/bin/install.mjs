import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whileHeld } from './lock.mjs';
import { lackOfSpace } from './space.mjs';

/** Packages, builds and a database of demo data, with room to spare. */
const megabytesNeeded = 1500;

/**
 * npm keeps this file of what it installed and writes it last.
 * @param {string} root
 */
const installedLock = (root) => join(root, 'node_modules/.package-lock.json');

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules/.bidwright-installed');

/** @param {string} root */
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * The stamp is ours; without one, packages count as current when npm wrote them after the lock file, as `npm install` does.
 * @param {string} root
 */
export const isInstalled = (root) => {
  if (!existsSync(installedLock(root))) return false;
  const stamp = existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : '';
  if (stamp === lockHash(root)) return true;
  return statSync(installedLock(root)).mtimeMs + 2000 >= statSync(join(root, 'package-lock.json')).mtimeMs;
};

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
const npmInstall = (root) =>
  new Promise((resolve, reject) => {
    const [command, first] = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
    const npm = spawn(command, [...first, 'ci', '--loglevel=error'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (part) => (said += part));
    npm.on('error', () => reject(new Error('npm was not found. Install Node 20 or newer together with npm.')));
    npm.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Packages could not be installed (npm ci):\n${said.trim().slice(0, 2000)}`)),
    );
  });

/** @param {string} root */
const installNow = async (root) => {
  const lack = lackOfSpace(root, megabytesNeeded);
  if (lack) throw new Error(lack);
  process.stdout.write('Installing packages …\n');
  const started = Date.now();
  await npmInstall(root);
  writeFileSync(stampFile(root), lockHash(root));
  process.stdout.write(`Installing packages … ${Math.round((Date.now() - started) / 1000)} s\n`);
};

/**
 * Installs the packages of the lock file when they are missing or older than it.
 * @param {string} root
 */
export const install = async (root) => {
  if (isInstalled(root)) return;
  await whileHeld(join(root, '.data/install.sock'), async () => {
    if (!isInstalled(root)) await installNow(root);
  });
};
