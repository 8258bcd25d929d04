import { setTimeout as after } from 'node:timers/promises';
import type { Service } from './service.ts';

/** What such work needs of its service. */
export type Repeated = Pick<Service, 'stopping'> & { log: Pick<Service['log'], 'error'> };

/** Does some work beside requests, again and again until the service stops; a failure is logged as `failure` and waits for the next time. */
export const repeat = (
  { log, stopping }: Repeated,
  /** Milliseconds between two times. */
  intervalMs: number,
  failure: string,
  work: () => Promise<void>,
): void => {
  const goOn = async () => {
    while (!stopping.aborted) {
      await work().catch((error: unknown) => log.error({ err: error }, failure));
      await after(intervalMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  };
  // Nobody waits for its end, and it catches whatever fails.
  void goOn();
};
