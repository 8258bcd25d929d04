/**
 * Runs some work one at a time. Who asks while it runs waits for the next run, which begins after the asking: what was
 * done before is seen by it. All who wait share that run.
 */
export const inTurn = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const run = async () => {
    running = work();
    try {
      await running;
    } finally {
      running = undefined;
    }
  };

  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
};
