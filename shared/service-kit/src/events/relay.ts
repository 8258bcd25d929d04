import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Delivery, deliver } from './deliver.ts';

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

/** Delivers to one receiver whenever it is poked. */
const carrier = (delivery: Delivery, receiver: string, stopping: AbortSignal) => {
  let woken = Promise.withResolvers<void>();
  const run = async () => {
    while (!stopping.aborted) {
      await woken.promise;
      woken = Promise.withResolvers();
      let more = true;
      while (more && !stopping.aborted) {
        more = await deliver(delivery, receiver).catch((error: unknown) => {
          delivery.log.warn({ err: error, receiver }, 'events cannot be delivered');
          return false;
        });
      }
      await setTimeout(delivery.delay.between, undefined, { signal: stopping }).catch(() => undefined);
    }
  };
  return { wake: () => woken.resolve(), ended: run() };
};

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
  const carriers = new Map<string, ReturnType<typeof carrier>>();
  const begin = async () => {
    const fresh = receivers().filter((receiver) => !carriers.has(receiver));
    await introduce(delivery, fresh);
    for (const receiver of fresh) carriers.set(receiver, carrier(delivery, receiver, stopping));
  };
  await begin();
  const wakeAll = () => {
    for (const one of carriers.values()) one.wake();
  };
  const look = async () => {
    while (!stopping.aborted) {
      await begin().catch((error: unknown) => delivery.log.warn({ err: error }, 'nobody new can be told of events'));
      const waiting = await due(delivery).catch((error: unknown) => {
        delivery.log.warn({ err: error }, 'the outbox cannot be read');
        return new Set<string>();
      });
      for (const [receiver, one] of carriers) if (waiting.has(receiver)) one.wake();
      await setTimeout(period, undefined, { signal: stopping }).catch(() => undefined);
    }
    wakeAll();
  };
  const carryOn = async () => {
    await look();
    await Promise.all([...carriers.values()].map(({ ended }) => ended));
  };
  return { wake: wakeAll, stopped: carryOn() };
};
