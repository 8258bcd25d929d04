import { join } from 'node:path';
import { lackOfSpace } from '../../bin/space.mjs';
import { codeOf } from '../fault.ts';
import { logsIn, shorten } from './logs.ts';

const intervalMs = 10_000;
/** Below this somebody should look before it is full. */
const fewMegabytes = 500;

/** While a platform runs: keeps its logs short, and says when its disk gets full and when there is room again. */
export const keepRoom = (dataDir: string, report: (line: string) => void): { stop(): Promise<void> } => {
  let isTold = false;

  const look = () => {
    const lack = lackOfSpace(dataDir, fewMegabytes);
    if (Boolean(lack) === isTold) return;
    isTold = Boolean(lack);
    report(lack ?? `There is room again in ${dataDir}`);
  };

  const round = async () => {
    const logs = (await Promise.all(['logs', 'database'].map((name) => logsIn(join(dataDir, name))))).flat();
    for (const log of logs)
      await shorten(log).catch((error: unknown) => report(`${log} was cut without a copy (${codeOf(error)})`));
    look();
  };

  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(round)
      .catch((error: unknown) => report(`${dataDir} cannot be looked at (${codeOf(error)})`));
  }, intervalMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
