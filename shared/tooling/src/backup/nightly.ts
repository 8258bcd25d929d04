import { join, resolve } from 'node:path';
import { exec } from '../exec.ts';
import { Fault } from '../fault.ts';

/** When backups are made by themselves, and where they stand. */
export interface Nightly {
  into: string;
  /** Of the day on this machine, 0 to 23. */
  hour: number;
  keep: number;
}

const numberOf = (name: string, text: string, from: number, to: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new Fault(`${name} is a whole number from ${from} to ${to}, not "${text}".`);
};

/** Undefined where nobody named a folder for backups. */
export const nightlyOf = ({ BACKUP_DIR, BACKUP_HOUR, BACKUP_KEEP }: NodeJS.ProcessEnv): Nightly | undefined =>
  BACKUP_DIR
    ? {
        into: resolve(BACKUP_DIR),
        hour: numberOf('BACKUP_HOUR', BACKUP_HOUR || '2', 0, 23),
        keep: numberOf('BACKUP_KEEP', BACKUP_KEEP || '14', 1, 10_000),
      }
    : undefined;

/** The next time that the clock of this machine shows the full hour. */
export const nextAt = (hour: number, now: Date): Date => {
  const at = new Date(now);
  at.setHours(hour, 0, 0, 0);
  if (at <= now) at.setDate(at.getDate() + 1);
  return at;
};

const program = join(import.meta.dirname, '../commands/backup.ts');

/** In a process of its own: the platform goes on as if nothing were. Answers the line that says how it went. */
export const backUpAside = async (dataDir: string, { into, keep }: Nightly, signal: AbortSignal): Promise<string> => {
  const { code, output } = await exec(process.execPath, [program, '--to', into, '--keep', String(keep)], {
    env: { ...process.env, DATA_DIR: dataDir },
    signal,
  });
  const lines = output.trim().split('\n');
  return code === 0
    ? (lines.find((line) => line.startsWith('The backup stands in')) ?? '')
    : `NO BACKUP was made in ${into}: ${lines.at(-1)}`;
};

/** Makes a backup each night until the platform stops. */
export const keepBackedUp = (
  dataDir: string,
  nightly: Nightly,
  signal: AbortSignal,
  report: (line: string) => void,
): void => {
  const waitForNext = () => {
    const now = new Date();
    const timer = setTimeout(() => void tonight(), nextAt(nightly.hour, now).getTime() - now.getTime());
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  const tonight = async () => {
    const line = await backUpAside(dataDir, nightly, signal);
    if (signal.aborted) return;
    report(line);
    waitForNext();
  };
  if (!signal.aborted) waitForNext();
};
