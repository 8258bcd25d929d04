import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

export const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? String(address?.port) : '';
};

/** The front door as it runs in earnest: a process of its own with these settings. */
export const ownProcess = (settings: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, PUBLIC_URL: 'http://localhost:8080', ...settings },
  });

export const untilReady = async (url: string): Promise<void> => {
  const isReady = () =>
    fetch(`${url}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isReady())) await after(50);
};
