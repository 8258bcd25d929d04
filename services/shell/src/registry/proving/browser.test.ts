import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from './browser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'started-'));
const { getuid } = process;
afterEach(() => {
  process.getuid = getuid;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes down what it is started with, says this, and ends. */
const browserThatSays = (text: string): string => {
  const file = path.join(folder, 'browser');
  writeFileSync(file, `#!/bin/sh\necho "$@" > ${folder}/asked\necho '${text}' >&2\nexit 1\n`, { mode: 0o755 });
  return file;
};

const start = (text = '') => startBrowser(browserThatSays(text)).catch(({ message }: Error) => message);
const asked = () => readFileSync(path.join(folder, 'asked'), 'utf8').split(' ');

test('the browser has its sandbox, but for root, who can have none', async () => {
  process.getuid = () => 1000;
  await start();
  expect(asked()).not.toContain('--no-sandbox');
  process.getuid = () => 0;
  await start();
  expect(asked()).toContain('--no-sandbox');
});

test.each([
  'FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are running on Ubuntu 23.10+',
  'Failed to move to new namespace: PID namespaces supported, but failed: errno = Operation not permitted',
])('where the machine gives no sandbox it says so, and what to do: %s', async (said) => {
  expect(await start(said)).toMatch(/^This machine keeps user namespaces .* PROVING_BROWSER .* PROVING=off\.$/);
  expect(await start('Another reason')).toContain('Another reason');
});
