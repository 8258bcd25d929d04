import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

export interface Running {
  url: string;
  /** Memory in use, in megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

const answers = async (url: string) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await after(50);
  }
  throw new Error(`${url} does not answer`);
};

const memoryOf = async ({ pid }: ChildProcess) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

/** Starts a program beside this folder in a process of its own, and waits until `probe` answers. */
export const startServer = async (file: string, probe: string, settings: Record<string, string>): Promise<Running> => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url + probe);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve()).kill();
    });
  return { url, memory: () => memoryOf(child), stop };
};
