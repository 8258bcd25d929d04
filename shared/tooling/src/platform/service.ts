import { chmod, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Child, startChild } from '../child.ts';
import { Fault } from '../fault.ts';
import { privateFolder } from '../privateFolder.ts';
import type { Socket } from './socket.ts';
import type { Spare } from './spare.ts';
import type { Running } from './supervise.ts';

/** Services answer from the database and keep little: a small nursery and few arenas save each of them 15 MB. */
const thrifty = '--max-semi-space-size=2';

const timeoutMs = 120_000;

/** What a process of a service runs: its sources, or an artefact of it. */
export interface Program {
  version: string;
  /** Where it is started. */
  folder: string;
  file: string;
  /** When it was deployed and by whom; of sources nobody knows. */
  deployed?: { at: string; by: string };
}

export interface ServiceSpec {
  name: string;
  program: Program;
  /** All it is told. */
  env: NodeJS.ProcessEnv;
  /** The folder of the logs. */
  logs: string;
  /** Shows what the service wants whoever started it to know. */
  report: (line: string) => void;
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const lastWords = async (log: string, from: number): Promise<string> => {
  const written = (await readFile(log)).subarray(from).toString().trim().split('\n');
  // Behind what ends a process stand its stack, and which Node it was.
  return written.findLast((line) => /^\w*Error: | cannot start\. /.test(line)) ?? (written.at(-1) || `see ${log}`);
};

/** A service says so itself once it takes connections. */
const untilReady = async (spec: ServiceSpec, child: Child, log: string, from: number): Promise<void> => {
  const said = new Promise<boolean>((resolve) => {
    child.process.on('message', (message) => {
      if (message === 'ready') resolve(true);
    });
  });
  const late = setTimeout(timeoutMs, false, { ref: false });
  if (await Promise.race([said, late, child.gone.then(() => false)])) return;
  const fault = child.isGone() ? 'did not start' : 'is not ready';
  throw new Fault(`Service ${spec.name} ${fault}: ${await lastWords(log, from)}`);
};

const lineIn = (message: unknown): string | undefined =>
  typeof message === 'object' && message !== null && 'say' in message && typeof message.say === 'string'
    ? message.say
    : undefined;

const deployedOf = ({ deployed }: Program): NodeJS.ProcessEnv =>
  deployed ? { DEPLOYED_AT: String(Math.floor(Date.parse(deployed.at) / 1000)), DEPLOYED_BY: deployed.by } : {};

/**
 * A process of a service, which takes the connections of a socket; what it writes goes to its log. Its channel to this process
 * closes with this process, and ends it. A spare loads its code and waits for the word to begin.
 */
const spawnService = async (spec: ServiceSpec, socket: Socket, isSpare: boolean) => {
  const log = join(spec.logs, `${spec.name}.log`);
  await privateFolder(spec.logs);
  const file = await open(log, 'a', 0o600);
  // One of an earlier version was open to others.
  await chmod(log, 0o600);
  const child = startChild(process.execPath, [thrifty, spec.program.file], {
    cwd: spec.program.folder,
    env: { ...spec.env, ...deployedOf(spec.program), LISTEN_FDS: '1', SPARE: isSpare ? '1' : '0' },
    stdio: ['ignore', file.fd, file.fd, socket.fd, 'ipc'],
  });
  child.process.on('message', (message) => {
    const line = lineIn(message);
    if (line) spec.report(line);
  });
  child.process.channel?.unref();
  await file.close();
  return { child, log };
};

/** Starts a service. */
export const startService = async (spec: ServiceSpec, socket: Socket): Promise<Running> => {
  const from = await sizeOf(join(spec.logs, `${spec.name}.log`));
  const { child, log } = await spawnService(spec, socket, false);
  return { ...child, ready: untilReady(spec, child, log, from) };
};

/** Loads a service, which starts when it is told to. */
export const prepareService = async (spec: ServiceSpec, socket: Socket): Promise<Spare> => {
  const { child, log } = await spawnService(spec, socket, true);
  return {
    isGone: child.isGone,
    end: child.end,
    begin: async () => {
      const from = await sizeOf(log);
      child.process.send('begin');
      return { ...child, ready: untilReady(spec, child, log, from) };
    },
  };
};
