import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { grantDatabases } from '../database/access.ts';
import type { Login } from '../database/url.ts';
import { programsOf } from '../platform/programs.ts';
import { secretsOf } from '../platform/secrets.ts';
import { settingsOf, writeAddresses } from '../platform/settings.ts';
import { frontDoor, publishedNames, serviceNames } from '../rooms.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port');
  return address.port;
};

const untilReady = async (address: string, ended: () => string | undefined): Promise<void> => {
  for (;;) {
    const said = ended();
    if (said !== undefined) throw new Error(`The front door has ended: ${said}`);
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(100);
  }
};

/** Does something with the front door of a platform, which runs alone on its folder and its databases. */
export const withFrontDoor = async <T>(
  dataDir: string,
  login: Login,
  work: (address: string) => Promise<T>,
): Promise<T> => {
  const program = (await programsOf(dataDir, true)).get(frontDoor);
  if (!program) throw new Error('There is no front door');
  const secrets = await secretsOf(dataDir, serviceNames(), publishedNames());
  const databases = await grantDatabases(login, secrets.databases, false);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const ports = Object.fromEntries(serviceNames().map((name) => [name, name === frontDoor ? port : 1]));
  const surroundings = { dataDir, address, host: '127.0.0.1', ports, databases, secrets, demo: false };
  await writeAddresses(surroundings);
  const child = spawn(process.execPath, [program.file], {
    cwd: program.folder,
    env: settingsOf(surroundings, frontDoor),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  try {
    await untilReady(address, () => (child.exitCode === null ? undefined : said));
    return await work(address);
  } finally {
    const ended = once(child, 'close');
    child.kill();
    await ended;
  }
};
