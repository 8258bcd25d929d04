import { availableParallelism, loadavg } from 'node:os';

/** How many times as long as at rest things may take where much else is being done on the machine. */
export const maxStretch = 4;

/** So long pages are opened and pressed where the machine has nothing else to do. */
export const openForMs = 48_000;

/** Times that pages are held to, in milliseconds, stretched where the machine has more to do than it has processors for. */
export const stretched = (ms: number): number => {
  const [load = 0] = loadavg();
  return ms * Math.min(maxStretch, Math.max(1, load / availableParallelism() - 1));
};

export class Blocked extends Error {}

/** Refuses who is late. */
export const within = async <T>(ms: number, asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Blocked()), ms);
  });
  // It may fail later, where nobody listens any more.
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};
