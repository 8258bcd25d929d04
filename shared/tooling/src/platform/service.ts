import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Child, startChild } from '../child.ts';
import { Fault } from '../fault.ts';
import { serviceRoom } from '../rooms.ts';
import type { Running } from './supervise.ts';

/** Services answer from the database and keep little: a small nursery and few arenas save each of them 15 MB. */
const thrifty = '--max-semi-space-size=2';

const patience = 60_000;
const longestLog = 10_000_000;

export interface ServiceSpec {
  name: string;
  /** Where it will answer. */
  address: string;
  /** All it is told. */
  env: NodeJS.ProcessEnv;
  /** The folder of the logs. */
  logs: string;
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  );

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const lastWords = async (log: string, from: number): Promise<string> => {
  const written = (await readFile(log)).subarray(from).toString().trim();
  return written.split('\n').at(-1) || `see ${log}`;
};

const untilReady = async (spec: ServiceSpec, child: Child, log: string, from: number): Promise<void> => {
  const deadline = Date.now() + patience;
  while (!(await isReady(spec.address))) {
    if (child.isGone()) throw new Fault(`Service ${spec.name} did not start: ${await lastWords(log, from)}`);
    if (Date.now() > deadline) throw new Fault(`Service ${spec.name} is not ready: ${await lastWords(log, from)}`);
    await setTimeout(30);
  }
};

/** Starts a service; what it writes goes to its log. Its channel to this process closes with this process, and ends it. */
export const startService = async (spec: ServiceSpec): Promise<Running> => {
  const log = join(spec.logs, `${spec.name}.log`);
  await mkdir(spec.logs, { recursive: true });
  if ((await sizeOf(log)) > longestLog) await rename(log, `${log}.1`);
  const from = await sizeOf(log);
  const file = await open(log, 'a');
  const child = startChild(process.execPath, [thrifty, join(serviceRoom(spec.name), 'src/main.ts')], {
    cwd: serviceRoom(spec.name),
    env: spec.env,
    stdio: ['ignore', file.fd, file.fd, 'ipc'],
  });
  child.process.channel?.unref();
  await file.close();
  return { ...child, ready: untilReady(spec, child, log, from) };
};
