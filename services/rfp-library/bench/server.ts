import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { signToken } from '@bidwright/service-kit';
import { person } from '@bidwright/service-kit/testing';

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address && typeof address === 'object' ? address.port : 0;
};

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The service in a process of its own, asked by an Admin. */
export const startService = async (databaseUrl: string, folder: string) => {
  const [key, admin, PORT] = [randomBytes(32).toString('hex'), person('Admin'), String(await freePort())];
  const env = { ...process.env, PORT, DATABASE_URL: databaseUrl, INTERNAL_KEY: key, DATA_DIR: folder, DEMO: '' };
  const child = spawn(process.execPath, ['--max-semi-space-size=2', join(import.meta.dirname, '../src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${PORT}`;
  while (!(await isReady(address))) await after(20);

  return {
    /** The answer as text: reading it is the asker's work, not the service's. */
    call: async (name: string, body: object): Promise<string> => {
      const answer = await fetch(`${address}/api/rfp-library/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${signToken(admin, 'rfp-library', key)}`,
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name} ${JSON.stringify(body)}: ${answer.status} ${text.slice(0, 300)}`);
      return text;
    },
    alive: () => fetch(`${address}/livez`),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
};

export type Service = Awaited<ReturnType<typeof startService>>;
