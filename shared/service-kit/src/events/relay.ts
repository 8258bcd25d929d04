import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Delivery, deliver, type Taken } from './deliver.ts';

/** Time between two looks for events that nobody was poked about, in milliseconds. */
const period = 1500;

/** Doubles from `first` up to `last`. */
const growing = (first: number, last: number) => (attempts: number) => Math.min(first * 2 ** (attempts - 1), last);

/** A service comes back within seconds; what one refuses is for people to look at. Who writes in a row is told of together. */
export const defaultDelay: Delivery['delay'] = {
  receiver: growing(250, 4000),
  event: growing(1000, 300_000),
  between: 40,
};

export interface Relay {
  /** Something was committed. */
  wake(): void;
  /** Settles when the deliveries under way have ended, after the signal to stop. */
  stopped: Promise<void>;
}

/** Does it whenever it is poked, and rests for a while each time, in which more gathers. */
const pokable = (act: () => Promise<void>, restMs: number, stopping: AbortSignal) => {
  let woken = Promise.withResolvers<void>();
  const run = async () => {
    while (!stopping.aborted) {
      await woken.promise;
      woken = Promise.withResolvers();
      if (!stopping.aborted) await act();
      await setTimeout(restMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  };
  return { wake: () => woken.resolve(), ended: run() };
};

type Pokable = ReturnType<typeof pokable>;

/** Only new ones are written: the rows of the others are locked while another instance delivers to them. */
const introduce = async ({ db }: Delivery, receivers: readonly string[]) => {
  if (receivers.length === 0) return;
  const { rows } = await sql<{ receiver: string }>`select receiver from outbox_receivers`.execute(db);
  const known = new Set(rows.map(({ receiver }) => receiver));
  for (const receiver of receivers.filter((name) => !known.has(name)))
    await sql`insert ignore into outbox_receivers (receiver) values (${receiver})`.execute(db);
};

/** Receivers for whom something waits whose time has come. */
const due = async ({ db }: Delivery): Promise<Set<string>> => {
  const { rows } = await sql<{ receiver: string }>`select r.receiver from outbox_receivers as r
    where r.nextAttempt <= ${Date.now()}
      and exists (select 1 from outbox as o where o.receiver = r.receiver and o.parked = 0)`.execute(db);
  return new Set(rows.map(({ receiver }) => receiver));
};

/** Carries the outbox to its receivers until it is told to stop. */
export const startRelay = async (
  delivery: Delivery,
  receivers: () => readonly string[],
  stopping: AbortSignal,
): Promise<Relay> => {
  const { log, delay } = delivery;
  const carriers = new Map<string, Pokable>();
  const poke = (receiver: string) => carriers.get(receiver)?.wake();

  /** Takes what waits for a receiver, and lets look for what was committed meanwhile. */
  const carry = async (receiver: string) => {
    let took: Taken = 'all';
    do {
      took = await deliver(delivery, receiver).catch((error: unknown) => {
        log.warn({ err: error, receiver }, 'events cannot be delivered');
        return 'none';
      });
    } while (took === 'some' && !stopping.aborted);
    if (took === 'all') looker.wake();
  };
  const begin = async () => {
    const fresh = receivers().filter((receiver) => !carriers.has(receiver));
    await introduce(delivery, fresh);
    for (const receiver of fresh)
      carriers.set(
        receiver,
        pokable(() => carry(receiver), delay.between, stopping),
      );
  };
  // One question for all receivers: most of what is committed is for none, or not for all of them.
  const look = async () => {
    const waiting = await due(delivery).catch((error: unknown) => {
      log.warn({ err: error }, 'the outbox cannot be read');
      return new Set<string>();
    });
    for (const receiver of waiting) poke(receiver);
  };
  const looker = pokable(look, delay.between, stopping);
  await begin();

  const carryOn = async () => {
    while (!stopping.aborted) {
      await begin().catch((error: unknown) => log.warn({ err: error }, 'nobody new can be told of events'));
      looker.wake();
      await setTimeout(period, undefined, { signal: stopping }).catch(() => undefined);
    }
    const all = [looker, ...carriers.values()];
    for (const one of all) one.wake();
    await Promise.all(all.map(({ ended }) => ended));
  };
  return { wake: looker.wake, stopped: carryOn() };
};
