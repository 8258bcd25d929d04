import { repeat } from '@bidwright/service-kit';
import { v7 as uuid } from 'uuid';
import { hour, minute, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../tables.ts';
import { attempt, type Sending } from './attempt.ts';
import type { KeptDelivery, KeptWebhook } from './kept.ts';
import type { Attempt } from './post.ts';
import { switchOff } from './switchOff.ts';

/** How often it is looked for what waits, in milliseconds. */
const intervalMs = 500;

/** Seconds until the next try, after each in vain: a day in all, then the webhook is switched off. */
const waits = [1, 5, 30, 5 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 6 * hour, 10 * hour];

/** Longer than one message takes; if its front door is gone, another one goes on after so many seconds. */
const leaseSeconds = 25;

/** How many seconds a message waits whose record's service does not answer: its receiver is not to blame. */
const unknownWait = 5;

const gone = 410;

/** Takes a webhook whose time has come, or keeps it, for the time of one message. Undefined: it is paused, waits, or is another's. */
const take = async (db: Db, id: string, lease: string): Promise<KeptWebhook | undefined> => {
  const time = now();
  await db
    .updateTable('webhooks')
    .set({ lease, leaseUntil: time + leaseSeconds })
    .where('id', '=', id)
    .where('state', '=', 'on')
    .where('nextTry', '<=', time)
    .where((is) => is.or([is('lease', '=', lease), is('leaseUntil', '<=', time)]))
    .execute();
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', 'on')
    .where('nextTry', '<=', time)
    .executeTakeFirst();
};

const giveBack = (db: Db, id: string, lease: string) =>
  db
    .updateTable('webhooks')
    .set({ lease: null, leaseUntil: 0 })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();

const firstOf = (db: Db, webhookId: string): Promise<KeptDelivery | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Keeps what became of a message, unless its webhook has become another front door's meanwhile. */
const keep = (db: Db, lease: string, { id, name }: KeptWebhook, delivery: KeptDelivery, made: Attempt | undefined) =>
  db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom('webhooks')
      .select('tries')
      .where('id', '=', id)
      .where('lease', '=', lease)
      .forUpdate()
      .executeTakeFirst();
    if (!own) return;
    const set = trx.updateTable('webhook_deliveries').where('id', '=', delivery.id);
    const tried = { tries: delivery.tries + 1, tried: now(), code: made?.code ?? null, said: made?.said ?? null };
    if (!made || made.isTaken) {
      await set.set({ ...tried, state: made ? 'sent' : 'withheld' }).execute();
      await trx.updateTable('webhooks').set({ tries: 0, nextTry: 0 }).where('id', '=', id).execute();
      return;
    }
    await set.set(tried).execute();
    const wait = waits[own.tries];
    if (made.code === gone) return switchOff(trx, { id, name }, 'gone');
    if (wait === undefined) return switchOff(trx, { id, name }, 'failing');
    await trx
      .updateTable('webhooks')
      .set({ tries: own.tries + 1, nextTry: now() + wait })
      .where('id', '=', id)
      .execute();
  });

const postpone = (db: Db, id: string, lease: string) =>
  db
    .updateTable('webhooks')
    .set({ nextTry: now() + unknownWait })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();

/** Sends the first message that waits. False: there is none, or not now. */
const sendFirst = async (sending: Sending, id: string, lease: string): Promise<boolean> => {
  const { db, log } = sending;
  const webhook = await take(db, id, lease);
  const delivery = webhook && (await firstOf(db, id));
  if (!delivery) return false;
  try {
    await keep(db, lease, webhook, delivery, await attempt(sending, webhook, delivery));
  } catch (error) {
    log.warn({ err: error, webhook: id }, 'a webhook cannot be told');
    await postpone(db, id, lease);
  }
  return true;
};

/** Sends what waits for a webhook, one after the other, until nothing does or one was in vain. */
const work = async (sending: Sending, id: string, stopping: AbortSignal): Promise<void> => {
  const lease = uuid();
  while (!stopping.aborted && (await sendFirst(sending, id, lease)));
  await giveBack(sending.db, id, lease);
};

/** Webhooks that something waits for whose time has come, and that nobody sends to just now. */
const due = async (db: Db): Promise<string[]> => {
  const time = now();
  const rows = await db
    .selectFrom('webhooks as w')
    .select('w.id')
    .where('w.state', '=', 'on')
    .where('w.nextTry', '<=', time)
    .where('w.leaseUntil', '<=', time)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries as d')
          .select('d.id')
          .whereRef('d.webhookId', '=', 'w.id')
          .where('d.state', '=', 'waiting'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
};

/** Those that are being sent to, of front doors of this process. Each has its own: one that hangs holds up no other. */
const running = new Set<Promise<void>>();

/** Waits for messages on their way, which take some seconds at most, so that none is sent again by the next front door. */
export const webhooksIdle = async (): Promise<void> => {
  await Promise.all(running);
};

/** Sends what waits for as long as the service runs. */
export const sendWebhooks = (sending: Sending & Pick<AppContext, 'stopping'>): void => {
  const { db, log, stopping } = sending;
  repeat({ log, stopping }, intervalMs, 'messages of webhooks cannot be read', async () => {
    for (const id of await due(db)) {
      const one = work(sending, id, stopping)
        .catch((error: unknown) => log.error({ err: error, webhook: id }, 'a webhook cannot be sent to'))
        .finally(() => running.delete(one));
      running.add(one);
    }
  });
};
