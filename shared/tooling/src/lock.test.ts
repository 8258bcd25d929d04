import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hold, whileHeld } from '../bin/lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-lock-'));
const path = join(folder, 'held.sock');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const holdOrFail = async () => {
  const held = await hold(path, 'the first');
  if (held.holder !== undefined) throw new Error(`held by ${held.holder}`);
  return held;
};

test('what is held is refused with the words of its holder, until it is released', async () => {
  const first = await holdOrFail();
  expect(await hold(path, 'the second')).toEqual({ holder: 'the first' });
  await first.release();
  const second = await holdOrFail();
  expect(second.stale).toBe(false);
  await second.release();
});

test('what a killed process held can be taken at once', async () => {
  const script = `const { hold } = await import(process.argv[1]); await hold(process.argv[2], 'x');
    process.stdout.write('held'); setInterval(() => {}, 1000);`;
  const module = join(import.meta.dirname, '../bin/lock.mjs');
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script, module, path], { stdio: 'pipe' });
  await once(holder.stdout, 'data');
  expect(await hold(path, 'y')).toEqual({ holder: 'x' });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const held = await holdOrFail();
  expect(held.stale).toBe(true);
  await held.release();
});

test('work under a lock is done by one at a time', async () => {
  let inside = 0;
  let max = 0;
  const work = () =>
    whileHeld(path, async () => {
      inside++;
      max = Math.max(max, inside);
      await setTimeout(20);
      inside--;
    });
  await Promise.all([work(), work(), work()]);
  expect(max).toBe(1);
});
