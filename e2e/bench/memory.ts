import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Platform } from '@bidwright/tooling/platform';

/** A service at rest has answered somebody, and then nobody for this long, in milliseconds. */
const rest = 5000;

/** Memory in use by a process, in megabytes. The kernel tells it, on Linux only. */
const memoryOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

/** What each service of a running platform holds at rest, in megabytes. */
export const memoryAtRest = async (platform: Platform): Promise<Record<string, number>> => {
  await setTimeout(rest);
  const found = platform.serviceNames.map(async (name) => [name, await memoryOf(platform.service(name).pid)]);
  return Object.fromEntries(await Promise.all(found));
};
