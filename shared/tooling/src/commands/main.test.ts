import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const bin = join(import.meta.dirname, '../../bin');

const launch = (...args: string[]) => {
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'pipe'] });
  return { child, ended: once(child, 'exit'), said: text(child.stderr) };
};

/** Whether the process that does the work is there: from then on signals are heard. */
const childrenOf = async (pid: number) => {
  const listed = spawn('ps', ['-o', 'pid=', '--ppid', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] });
  return (await text(listed.stdout)).trim().split(/\s+/).filter(Boolean).map(Number);
};

const untilItWorks = async (pid: number) => {
  for (;;) {
    const [worker] = await childrenOf(pid);
    // Its own child is the first tool it runs.
    if (worker && (await childrenOf(worker)).length > 0) return;
    await setTimeout(50);
  }
};

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a check that %s cuts off has not passed: it ends with %i', async (signal, code) => {
  const { child, ended } = launch(join(bin, 'check.mjs'));
  await untilItWorks(child.pid ?? 0);
  child.kill(signal);
  expect(await ended).toEqual([code, null]);
});

const program = (work: string) => `import { writeFile } from 'node:fs/promises';
  import { main } from './main.ts';
  await main(async () => { ${work} });`;

const outcome = async (work: string) => {
  const { ended, said } = launch('--input-type=module', '--eval', program(work));
  const [[code], words] = await Promise.all([ended, said]);
  return { code, words };
};

test('a disk that is full is told in one line', async () => {
  expect(await outcome("await writeFile('/dev/full', 'more than fits'); return 0;")).toEqual({
    code: 1,
    words: 'The disk is full. Free some space and try again.\n',
  });
});

test('a fault of ours is told with its place', async () => {
  const { code, words } = await outcome("throw new Error('unforeseen');");
  expect(code).toBe(1);
  expect(words).toMatch(/^Error: unforeseen\n +at /);
});
