import type { Running } from './supervise.ts';

/** A process whose code is loaded, and which begins when it is told to. */
export interface Spare {
  isGone(): boolean;
  begin(): Promise<Running>;
  end(): Promise<void>;
}

/** A process that has just begun has other things to do than to share the processors with its spare. */
const defaultSettleMs = 5000;

/** Launches processes, and keeps a spare beside the last one: who dies is replaced in the time that a start takes without its code. */
export const withSpare = (
  launch: () => Promise<Running>,
  prepare: () => Promise<Spare>,
  settleMs = defaultSettleMs,
) => {
  let spare: Spare | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The last launch, until somebody ends it: a spare of an earlier one is not kept. */
  let wanted: symbol | undefined;

  const keep = async (start: symbol) => {
    const made = await prepare();
    if (wanted === start) spare = made;
    else await made.end();
  };

  const keepOnceReady = async ({ ready }: Running, start: symbol) => {
    const isReady = await ready.then(
      () => true,
      // Whoever launched it hears of it.
      () => false,
    );
    if (!isReady || wanted !== start) return;
    // Without a spare the next start loads its code itself.
    timer = setTimeout(() => void keep(start).catch(() => undefined), settleMs).unref();
  };

  const take = (): Spare | undefined => {
    const taken = spare;
    spare = undefined;
    return taken && !taken.isGone() ? taken : undefined;
  };

  return {
    launch: async (): Promise<Running> => {
      const start = Symbol('launch');
      wanted = start;
      clearTimeout(timer);
      const running = await (take()?.begin() ?? launch());
      void keepOnceReady(running, start);
      return running;
    },
    /** Lets the spare go: its code may be older than what stands on the disk, or nothing is to run any longer. */
    end: async (): Promise<void> => {
      wanted = undefined;
      clearTimeout(timer);
      await take()?.end();
    },
  };
};
