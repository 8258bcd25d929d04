import { Problem } from '@bidwright/service-kit';

export interface TurnLimits {
  /** So many at a time, and so many of them of one person. */
  atOnce: number;
  ofOne: number;
  /** So many wait beside them, and so many of them of one person. */
  waiting: number;
  waitingOfOne: number;
  /** Nobody waits longer than this. */
  maxWaitMs: number;
}

interface Waiter {
  person: string;
  begin(): void;
}

const busy = () => new Problem(503, 'busy', 'Too much is asked at once. Please try again.', { retryAfter: 1 });

/**
 * Shares out what there is only so much of. Whoever waited longest comes first, but for people who have their share already:
 * what one person asks for takes nothing from the others.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #taken = new Map<string, number>();
  readonly #queue = new Set<Waiter>();
  #all = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Answers what gives the turn back. Refuses when too many wait already, and when it takes too long. */
  async take(person: string, signal?: AbortSignal): Promise<() => void> {
    if (!this.#isFree(person)) await this.#wait(person, signal);
    else this.#count(person, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#giveBack(person);
      isTaken = false;
    };
  }

  #isFree(person: string): boolean {
    return this.#all < this.#limits.atOnce && (this.#taken.get(person) ?? 0) < this.#limits.ofOne;
  }

  #count(person: string, by: 1 | -1): void {
    this.#all += by;
    const taken = (this.#taken.get(person) ?? 0) + by;
    if (taken > 0) this.#taken.set(person, taken);
    else this.#taken.delete(person);
  }

  #giveBack(person: string): void {
    this.#count(person, -1);
    for (const waiter of this.#queue) {
      if (!this.#isFree(waiter.person)) continue;
      this.#queue.delete(waiter);
      this.#count(waiter.person, 1);
      waiter.begin();
      return;
    }
  }

  async #wait(person: string, signal?: AbortSignal): Promise<void> {
    const { waiting, waitingOfOne, maxWaitMs } = this.#limits;
    const mine = [...this.#queue].filter((waiter) => waiter.person === person);
    if (this.#queue.size >= waiting || mine.length >= waitingOfOne) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = { person, begin: resolve };
    // At once: who is told to go may not be given a turn any more.
    const leave = (reason: unknown) => {
      this.#queue.delete(waiter);
      reject(reason);
    };
    const timer = setTimeout(() => leave(busy()), maxWaitMs);
    const abort = () => leave(signal?.reason);
    signal?.addEventListener('abort', abort);
    this.#queue.add(waiter);
    if (signal?.aborted) abort();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }
}
