import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** A server in a process of its own. */
export interface Launched {
  url: string;
  /** Where it keeps its files, as DATA_DIR. */
  folder: string;
  /** Memory in use, in megabytes. */
  memory(): Promise<number>;
  /** Time of processors that it has used, in milliseconds. */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
}

/** A port that nobody listens at. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return address && typeof address === 'object' ? address.port : 0;
};

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const untilItAnswers = async (child: ChildProcess, url: string) => {
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The process behind ${url} ended with ${child.exitCode}`);
    await after(20);
  }
};

const memoryOf = async ({ pid }: ChildProcess) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

/** The kernel counts in ticks of which all systems of today show a hundred a second. */
const tickMs = 10;

const processorMsOf = async ({ pid }: ChildProcess) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of a process may have spaces and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/**
 * Starts a program as an installation starts a service, with a folder of its own, at the port that PORT names or a free one,
 * and waits until `probe` answers.
 */
export const launch = async (file: string, settings: Record<string, string>, probe = '/readyz'): Promise<Launched> => {
  const port = settings.PORT ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'launched-'));
  const child = spawn(process.execPath, ['--max-semi-space-size=2', file], {
    env: { ...process.env, DATA_DIR: folder, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(child, url + probe);
  return {
    url,
    folder,
    memory: () => memoryOf(child),
    processorMs: () => processorMsOf(child),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
