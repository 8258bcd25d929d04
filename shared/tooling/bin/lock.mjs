import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Longest path of a unix socket that every system takes. */
const longest = 100;

/**
 * Where a socket wanted at `path` can stand: there, or in the system's folder for temporary files when the path is too long.
 * @param {string} path
 */
export const socketPath = (path) =>
  path.length <= longest
    ? path
    : join(tmpdir(), `bidwright-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.sock`);

/**
 * What the living holder says of itself, or undefined when nobody listens.
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
const askHolder = (path) =>
  new Promise((resolve) => {
    let said = '';
    connect(path)
      .setEncoding('utf8')
      .on('data', (part) => {
        said += part;
      })
      .on('error', () => resolve(undefined))
      .on('end', () => resolve(said));
  });

/**
 * @param {string} path
 * @param {string} about
 * @returns {Promise<import('node:net').Server | undefined>}
 */
const listen = (path, about) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end(about));
    server.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });

/**
 * Holds `path` for this process. A socket is held exactly as long as its process lives: unlike a file with a process id,
 * it cannot outlive a kill -9 or be mistaken after a reboot.
 * @param {string} path
 * @param {string} about Told to those who find it held.
 * @returns {Promise<{ release(): Promise<void>, stale: boolean, holder?: undefined } | { holder: string }>} `stale`: whoever
 * held it before was killed, and what it left may still be ending.
 */
export const hold = async (path, about) => {
  const socket = socketPath(path);
  await mkdir(dirname(socket), { recursive: true });
  for (let stale = false; ; stale = true) {
    const server = await listen(socket, about);
    if (server) return { stale, release: () => new Promise((resolve) => server.close(() => resolve())) };
    const holder = await askHolder(socket);
    if (holder !== undefined) return { holder };
    await rm(socket, { force: true });
  }
};

/**
 * Does a piece of work that only one process may do at a time, waiting for others.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const whileHeld = async (path, work) => {
  for (;;) {
    const held = await hold(path, 'busy');
    if (held.holder === undefined) {
      try {
        return await work();
      } finally {
        await held.release();
      }
    }
    await setTimeout(200);
  }
};
