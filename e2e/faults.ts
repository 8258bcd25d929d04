import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isOfFault = (line: string) => line.includes('"level":50') && line.includes('"msg":"failed"');

/** What services in a folder could not answer by a fault of ours, as their logs have it. */
const faultsIn = (folder: string, logs: string): string[] =>
  globSync(logs, { cwd: folder })
    .sort()
    .flatMap((log) => readFileSync(join(folder, log), 'utf8').split('\n'))
    .filter(isOfFault);

/** Fails where something was answered 500: no test means to provoke that, and a page may hide it. */
export const mustBeFaultless = (folder: string, logs = 'logs/*.log'): void => {
  const faults = faultsIn(folder, logs);
  if (faults.length > 0) throw new Error(`${faults.length} answers of 500, see ${folder}:\n${faults.join('\n')}`);
};
