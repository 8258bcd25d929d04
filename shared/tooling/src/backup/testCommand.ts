import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Starts one of the commands; its output is only for whoever looks at a failure. */
const begin = (command: string, dataDir: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../commands/${command}.ts`), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => Number(code)) };
};

export const run = async (...given: Parameters<typeof begin>) => {
  const { ended, said } = begin(...given);
  return { code: await ended, said: said() };
};

/** Kills a command at some moment of the time that it takes. */
export const cutOff = async (takesMs: number, ...given: Parameters<typeof begin>) => {
  const { child, ended } = begin(...given);
  await Promise.race([ended, setTimeout(Math.random() * takesMs)]);
  child.kill('SIGKILL');
  await ended;
};

/** How long a piece of work takes, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = Date.now();
  await work();
  return Date.now() - began;
};
