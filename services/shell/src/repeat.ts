import { setTimeout as after } from 'node:timers/promises';
import type { Door } from './door.ts';

/** Does some work again and again until the service stops; a failure is logged as `failure` and waits for the next time. */
export const repeat = async (
  { log, stopping }: Pick<Door, 'log' | 'stopping'>,
  /** Milliseconds between two times. */
  pause: number,
  failure: string,
  work: () => Promise<void>,
): Promise<void> => {
  while (!stopping.aborted) {
    await work().catch((error: unknown) => log.error({ err: error }, failure));
    await after(pause, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
};
