import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Where it looks there is nothing that this machine has. */
const find = async () => {
  const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'none') };
  const program = path.join(import.meta.dirname, 'browserProcess.ts');
  return (await promisify(execFile)(process.execPath, [program], { env })).stdout;
};

test('a browser of the system tries versions where Playwright has installed none', async () => {
  expect(await find()).toBe('');
  const chromium = path.join(folder, 'chromium');
  writeFileSync(chromium, '');
  // A file that cannot be started is no browser.
  expect(await find()).toBe('');
  chmodSync(chromium, 0o755);
  expect(await find()).toBe(chromium);
});
