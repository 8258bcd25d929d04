import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-watchdog-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Runs a script that tells the number of a process, and kills the script: was the process alive, and does it end? */
const orphanOf = async (script: string) => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script, join(folder, 'pid')], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(parent.stdout, 'data');
  const pid = Number(said);
  const wasAlive = isAlive(pid);
  parent.kill('SIGKILL');
  while (isAlive(pid)) await setTimeout(20);
  return { wasAlive };
};

test('a process that does not listen ends too when the one that started it is gone', async () => {
  const script = `
    import { spawn } from 'node:child_process';
    import { watchdog } from './watchdog.ts';
    const deaf = spawn('/bin/sh', ['-c', 'trap "" TERM; echo deaf; while :; do sleep 1; done'], { detached: true });
    deaf.stdout.once('data', () => {
      watchdog(deaf.pid, 1000);
      process.stdout.write(String(deaf.pid));
    });`;
  expect(await orphanOf(script)).toEqual({ wasAlive: true });
});

test('what a program has started ends with whoever ran the program', async () => {
  const script = `
    import { existsSync, readFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { exec } from './exec.ts';
    const file = process.argv[1];
    void exec('/bin/sh', ['-c', 'sleep 100 & echo $! > "$0.new"; mv "$0.new" "$0"; wait', file], { endsWithParent: true });
    while (!existsSync(file)) await setTimeout(10);
    process.stdout.write(readFileSync(file));`;
  expect(await orphanOf(script)).toEqual({ wasAlive: true });
});
