import type { WebhookDelivery } from '@bidwright/contract-shell';
import { isId, Problem } from '@bidwright/service-kit';
import { v7 as uuid } from 'uuid';
import { day, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../tables.ts';
import { attempt } from './attempt.ts';
import { noWebhook } from './manage.ts';
import { switchOff } from './switchOff.ts';
import type { Told } from './tables.ts';

/** So many of a webhook are shown. */
const maxShown = 50;

/** More than a bulk change of a whole firm's records. */
export const maxWaiting = 20_000;

/** So long messages that were sent can be looked at and sent again. */
const keptDays = 14;

type Asking = Pick<AppContext, 'db' | 'services' | 'key' | 'keys' | 'log' | 'post' | 'limits'>;

const webhookBy = async (db: Db, id: string) => {
  const found = isId(id)
    ? await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw noWebhook();
  return found;
};

/** The last messages of a webhook. */
export const deliveriesOf = async (db: Db, id: string): Promise<WebhookDelivery[]> => {
  await webhookBy(db, id);
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'messageId', 'topic', 'state', 'tries', 'code', 'said', 'tried', 'dateCreated'])
    .where('webhookId', '=', id)
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
};

/** Sends a test past all that waits, also while the webhook is paused or off. */
export const sendTest = async (asking: Asking, personId: string, id: string) => {
  const { db, limits } = asking;
  const webhook = await webhookBy(db, id);
  await limits.hookTests.spend(personId);
  const time = now();
  const told: Told = { test: time };
  const row = { webhookId: id, messageId: uuid(), topic: 'test', dateCreated: time };
  const made = await attempt(asking, webhook, {
    ...row,
    told,
    id: 0,
    state: 'failed',
    tries: 0,
    code: null,
    said: null,
    tried: null,
  });
  if (!made) throw new Error('A test is withheld from nobody');
  const { isTaken, code, said } = made;
  const state = isTaken ? ('sent' as const) : ('failed' as const);
  await db
    .insertInto('webhook_deliveries')
    .values({ ...row, told: JSON.stringify(told), state, tries: 1, code, said, tried: now() })
    .execute();
  return made;
};

/** Sends a message once more under its id. Null: it waits still, and is tried in its turn. */
export const sendOneAgain = async (asking: Asking, personId: string, id: string, deliveryId: number) => {
  const { db, limits } = asking;
  const webhook = await webhookBy(db, id);
  const delivery = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', deliveryId)
    .where('webhookId', '=', id)
    .executeTakeFirst();
  if (!delivery) throw new Problem(404, 'no-delivery', 'There is no such message');
  await limits.hookTests.spend(personId);
  if (delivery.state === 'waiting') {
    await db.updateTable('webhooks').set({ nextTry: 0 }).where('id', '=', id).execute();
    return null;
  }
  const made = await attempt(asking, webhook, delivery);
  const { code, said, isTaken } = made ?? { code: null, said: null, isTaken: false };
  const ended = isTaken ? ('sent' as const) : delivery.state;
  await db
    .updateTable('webhook_deliveries')
    .set((row) => ({ tries: row('tries', '+', 1), tried: now(), code, said, state: ended }))
    .where('id', '=', deliveryId)
    .execute();
  return made ?? null;
};

/** Switches webhooks off for which more waits than anybody will want to read. */
export const switchOffFull = async (db: Db): Promise<void> => {
  const full = await db
    .selectFrom('webhooks as w')
    .innerJoin('webhook_deliveries as d', (join) =>
      join.onRef('d.webhookId', '=', 'w.id').on('d.state', '=', 'waiting'),
    )
    .select(['w.id', 'w.name'])
    .where('w.state', '<>', 'off')
    .groupBy(['w.id', 'w.name'])
    .having(({ fn }) => fn.countAll(), '>', maxWaiting)
    .execute();
  for (const one of full) await db.transaction().execute((trx) => switchOff(trx, one, 'full'));
};

/** Forgets messages that were sent long ago. */
export const forgetSent = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('webhook_deliveries')
    .where('state', '<>', 'waiting')
    .where('dateCreated', '<', now() - keptDays * day)
    .execute();
};
