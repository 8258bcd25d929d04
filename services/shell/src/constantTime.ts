import { setTimeout as after } from 'node:timers/promises';
import type { AppContext } from './context.ts';

/** How long an answer takes, in milliseconds: longer than the work. */
const steady = 300;

const underWay = new Set<Promise<void>>();

/** Resolves once nothing is done any longer for what was answered: what was promised is not to be lost with its process. */
export const workDone = async (): Promise<void> => {
  await Promise.all(underWay);
};

/**
 * Answers after a fixed time whatever there is to do, so that the time does not tell who has an account. The work goes on
 * after the answer where it takes longer.
 */
export const inConstantTime = async (
  { log }: Pick<AppContext, 'log'>,
  work: Promise<void>,
  answer: () => void,
): Promise<void> => {
  let failure: unknown;
  const done = work.catch((error: unknown) => {
    failure = error;
    log.error({ err: error }, 'a mail with a link was not made');
  });
  underWay.add(done);
  try {
    await after(steady);
    if (failure) throw failure;
    answer();
    await done;
  } finally {
    underWay.delete(done);
  }
};
