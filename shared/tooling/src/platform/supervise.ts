import { setTimeout } from 'node:timers/promises';
import { Fault, textOf } from '../fault.ts';

/** A process that was started. */
export interface Running {
  pid: number | undefined;
  /** Rejects when the process dies before it can serve. */
  ready: Promise<void>;
  /** Settles when the process is gone. */
  gone: Promise<void>;
  /** Asks it to end and waits. */
  end(): Promise<void>;
}

/** What runs from now on in the place of what ran. */
interface Successor {
  launch(): Promise<Running>;
  /** Its first process serves: notes that it is the one. Where that fails it is not. */
  keep(): Promise<void>;
}

/** A process that is kept alive. */
export interface Supervised {
  readonly pid: number | undefined;
  /** Settles when it serves. */
  start(): Promise<void>;
  /** Kills it, and leaves it dead until `start`. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Puts another process in its place, which serves before this one is asked to end. One that never serves changes nothing. */
  restart(by?: Successor): Promise<void>;
  stop(): Promise<void>;
}

/** Whoever dies is back at once, unless it dies again and again before it has served for a moment. */
const minDelayMs = 200;
const maxDelayMs = 10_000;
const settledAfter = 1000;

/** Starts a process again whenever it dies unasked, at growing intervals. */
export const supervise = (name: string, first: () => Promise<Running>, report: (line: string) => void): Supervised => {
  let launch = first;
  let running: Running | undefined;
  let launching: Promise<unknown> = Promise.resolve();
  /** The last start, until somebody ends it: whoever works for an earlier one leaves off. */
  let wanted: symbol | undefined;
  let delayMs = 0;

  const begin = async (start: symbol) => {
    const launched = launch();
    launching = launched.catch(() => undefined);
    const mine = await launched;
    // Another took its place while it came back.
    if (wanted && wanted !== start) return mine.end();
    running = mine;
    await mine.ready.catch(async (error: unknown) => {
      await mine.end();
      throw error;
    });
    void watch(mine, start, Date.now());
  };

  const watch = async (mine: Running, start: symbol, since: number) => {
    await mine.gone;
    if (wanted !== start) return;
    running = undefined;
    if (Date.now() - since > settledAfter) delayMs = 0;
    report(`${name} stopped unexpectedly; starting it again`);
    await again(start);
  };

  const again = async (start: symbol): Promise<void> => {
    await setTimeout(delayMs);
    delayMs = Math.min(Math.max(delayMs * 2, minDelayMs), maxDelayMs);
    if (wanted !== start) return;
    await begin(start).catch((error: unknown) => {
      if (wanted !== start) return;
      report(`${name} did not come back: ${textOf(error)}`);
      return again(start);
    });
  };

  const replace = async (by?: Successor) => {
    const before = wanted;
    const mustBeWanted = () => {
      if (wanted !== before) throw new Fault(`${name} was stopped while it was being restarted`);
    };
    const mine = await (by?.launch ?? launch)();
    try {
      await mine.ready;
      mustBeWanted();
      await by?.keep();
      mustBeWanted();
    } catch (error) {
      await mine.end();
      throw error;
    }
    const start = Symbol(name);
    wanted = start;
    launch = by?.launch ?? launch;
    const leaving = running;
    running = mine;
    void watch(mine, start, Date.now());
    await leaving?.end();
  };

  const leave = async (how: (process: Running) => unknown) => {
    wanted = undefined;
    await launching;
    const leaving = running;
    running = undefined;
    if (!leaving) return;
    await how(leaving);
    await leaving.gone;
  };

  return {
    get pid() {
      return running?.pid;
    },
    start: async () => {
      if (wanted) return;
      const start = Symbol(name);
      wanted = start;
      delayMs = 0;
      await begin(start).catch((error: unknown) => {
        if (wanted === start) wanted = undefined;
        throw error;
      });
    },
    restart: (by) => {
      const replaced = replace(by);
      launching = replaced.catch(() => undefined);
      return replaced;
    },
    kill: (signal) => leave(({ pid }) => pid && process.kill(pid, signal)),
    stop: () => leave((process) => process.end()),
  };
};
