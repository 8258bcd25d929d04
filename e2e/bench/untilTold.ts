import { setTimeout } from 'node:timers/promises';
import type { Platform } from '@bidwright/tooling/platform';

/** The port of the first service's figures; those of the others follow. */
export const figures = 9480;

/** Seconds without anything to tell after which nothing more will come. */
const quiet = 5;

const waitingAt = async (port: number): Promise<number> => {
  const told = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  return [...told.matchAll(/^outbox_events\{.*parked="0".*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
};

/** Waits until a service has told the others all that it has to tell, which keeps a machine busy. */
export const untilTold = async ({ serviceNames }: Platform, name: string): Promise<void> => {
  const port = figures + serviceNames.toSorted().indexOf(name);
  for (let still = 0; still < quiet; ) {
    still = (await waitingAt(port)) === 0 ? still + 1 : 0;
    await setTimeout(1000);
  }
};
