import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { codeOf, Fault } from '../fault.ts';

/** Below the range from which systems take ports of outgoing connections: free also when a service is started again. */
const firstPort = 15_000;
const blocks = 500;
const blockSize = 32;

/** Listens there; the reason where nobody can. */
const listenAt = (port: number, host: string): Promise<Server | string> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen(port, host, () => resolve(server));
  });

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Why nobody can listen there, or undefined. */
const refusal = async (port: number, host: string): Promise<string | undefined> => {
  const listening = await listenAt(port, host);
  if (typeof listening === 'string') return listening;
  await closed(listening);
  return undefined;
};

/** Ports of 127.0.0.1 that no other platform of this machine takes until they are released. */
export interface PortBlock {
  /** A port nobody listens at. */
  next(): Promise<number>;
  release(): Promise<void>;
}

/**
 * A block is held by listening at its first port. Looking for free ports alone is not enough: a socket that is bound and
 * waits for its service looks free to everybody else.
 */
export const reservePorts = async (): Promise<PortBlock> => {
  for (;;) {
    const base = firstPort + blockSize * randomInt(blocks);
    const holder = await listenAt(base, '127.0.0.1');
    if (typeof holder === 'string') continue;
    holder.unref();
    let last = base;
    return {
      next: async () => {
        while (++last < base + blockSize) if (!(await refusal(last, '127.0.0.1'))) return last;
        throw new Fault(`No port is free from ${base} to ${last}. End what listens there`);
      },
      release: () => closed(holder),
    };
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
