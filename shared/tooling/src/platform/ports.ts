import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { codeOf, Fault } from '../fault.ts';

/** Why nobody can listen there, or undefined. */
const refusal = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/**
 * A port nobody listens at. Below the range from which systems take ports of outgoing connections, so that it is still free
 * when a service is started again.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (!(await refusal(port, '127.0.0.1'))) return port;
  }
};

/** Makes sure that the port can be had, waiting up to `timeoutMs` milliseconds for a process that is ending. */
export const requirePort = async (port: number, host: string, timeoutMs: number): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const reason = await refusal(port, host);
    if (!reason) return;
    if (reason !== 'EADDRINUSE')
      throw new Fault(`Port ${port} of ${host} cannot be used (${reason}). Choose another: PORT=8090`);
    if (Date.now() > deadline)
      throw new Fault(`Port ${port} is taken by another program. Choose another: PORT=8090 npm start`);
    await setTimeout(100);
  }
};
