import { writeSync } from 'node:fs';
import { codeOf } from './codeOf.ts';

export interface LineWriter {
  write(line: string): void;
  /** How many lines found no room since it was made. */
  dropped(): number;
}

/** How often, and how long in milliseconds, a pipe is waited for whose reader is busy. */
const waits = 50;
const waitMs = 10;

const sleeper = new Int32Array(new SharedArrayBuffer(4));

const isBusy = (error: unknown) => codeOf(error) === 'EAGAIN';

/** Writes what it can and answers how many bytes that was. */
const writeBytes = (fd: number, bytes: Buffer, mayWait: boolean): number => {
  let written = 0;
  let left = mayWait ? waits : 0;
  while (written < bytes.length) {
    try {
      written += writeSync(fd, bytes, written);
    } catch (error) {
      if (!isBusy(error) || left === 0) return written;
      left -= 1;
      Atomics.wait(sleeper, 0, 0, waitMs);
    }
  }
  return written;
};

/**
 * Writes lines to an open file or pipe. One for which there is no room is dropped and counted: a service that waited for its own
 * log, or ended by it, would take people's work along. `tell` makes the line that says so when there is room again.
 */
export const lineWriter = (fd: number, tell: (dropped: number) => string): LineWriter => {
  let dropped = 0;
  let unreported = 0;
  /** What is written so far ends within a line. */
  let isTorn = false;

  const put = (text: string): boolean => {
    const bytes = Buffer.from(`${isTorn ? '\n' : ''}${text}`);
    const written = writeBytes(fd, bytes, unreported === 0);
    if (written > 0) isTorn = written < bytes.length;
    return written === bytes.length;
  };

  /** Lines come in order: what is missing is told before the next one. */
  const reportDropped = () => {
    if (unreported > 0 && put(tell(unreported))) unreported = 0;
  };

  return {
    write: (line) => {
      reportDropped();
      if (unreported === 0 && put(line)) return;
      dropped += 1;
      unreported += 1;
    },
    dropped: () => dropped,
  };
};
