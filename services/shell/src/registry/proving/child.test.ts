import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { proveInChild } from './child.ts';
import type { Task } from './task.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tried-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A browser that does as little as this. */
const browserThat = (name: string, does: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  return file;
};

const taskWith = (browser: string): Task => ({
  address: 'http://localhost:1',
  cookie: 'bidwright',
  secrets: {},
  browser,
  candidates: [],
  others: [],
  picture: path.join(folder, 'picture.png'),
});

test('what is ended in the middle of it leaves nothing behind', async () => {
  const told = path.join(folder, 'told');
  // It hangs until the pipe breaks.
  const hangs = browserThat('hangs', `touch "\${TMPDIR:?}/profile" && echo "$TMPDIR" > ${told} && cat <&3 > /dev/null`);
  const stopping = new AbortController();
  const over = proveInChild(taskWith(hangs), stopping.signal, () => undefined);
  const place = () => (existsSync(told) ? readFileSync(told, 'utf8').trim() : '');
  for (let n = 0; n < 500 && !place(); n += 1) await pause(20);
  expect(existsSync(path.join(place(), 'profile'))).toBe(true);
  stopping.abort();
  await over;
  expect(existsSync(place())).toBe(false);
});
