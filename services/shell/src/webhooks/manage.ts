import { randomBytes } from 'node:crypto';
import { type AskedOf, fromNames, isRole, namesOf } from '@bidwright/contract-kit';
import type { makeWebhook, NewWebhook, Webhook } from '@bidwright/contract-shell';
import { audit, type CallContext, entryOf, inTransaction, isId, Problem } from '@bidwright/service-kit';
import { v7 as uuid } from 'uuid';
import { day, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../tables.ts';
import { seal } from '../twoStep/sealed.ts';
import { faultOf } from './address.ts';

/** Each is sent to beside the others. */
const maxWebhooks = 50;

/** What the audit calls them. */
export const place = 'webhooks';

type By = CallContext['by'];
export type Around = Pick<AppContext, 'db' | 'key' | 'settings'>;

/** All webhooks, with what waits for each. */
export const webhooksOf = async (db: Db): Promise<Webhook[]> => {
  const rows = await db
    .selectFrom('webhooks as w')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('webhook_deliveries as d')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('d.webhookId', '=', 'w.id')
        .where('d.state', '=', 'waiting')
        .as('waiting'),
    )
    .orderBy('dateCreated', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const time = now();
  return rows.map(({ shown, madeById, madeByName, former: _former, secret: _secret, lease: _lease, ...row }) => {
    const { leaseUntil: _until, address: _address, waiting, nextTry, formerUntil, ...webhook } = row;
    return {
      ...webhook,
      address: shown,
      waiting: Number(waiting),
      nextTry: webhook.tries > 0 && webhook.state === 'on' ? nextTry : null,
      formerUntil: (formerUntil ?? 0) > time ? formerUntil : null,
      madeBy: { id: madeById, name: madeByName },
    };
  });
};

const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Of a chat the host alone is shown. */
export const shownOf = (kind: NewWebhook['kind'], address: string): string => {
  const { origin, pathname } = new URL(address);
  return kind === 'signed' ? `${origin}${pathname}`.slice(0, 300) : origin;
};

/** As it stands in the table. */
export const sealed = (text: string, key: string): Promise<string> => seal('webhook', { text }, key);

const unfit = (key: Parameters<typeof refuse>[0]['key']) =>
  refuse({ status: 422, code: 'bad-value', key, field: 'address' });

/** Refuses an address that nobody is told at. */
export const mustBeFit = (address: string, settings: AppContext['settings']): void => {
  // What looks like an address may be none, such as `https://[`.
  if (!URL.canParse(address)) throw unfit('shell.webhooks.noAddress');
  const fault = faultOf(address, settings);
  if (fault) throw unfit(`shell.webhooks.address.${fault}`);
};

/** What a webhook hears, and its columns. */
export const heardIn = ({ collections, changes, notices, roles }: Omit<NewWebhook, 'kind' | 'address'>) => {
  const heard = { collections, changes: collections.length > 0 ? changes : [], notices, roles: roles.filter(isRole) };
  return { heard, lists: fromNames(namesOf(heard), (field) => JSON.stringify(heard[field])) };
};

/** Makes a webhook and answers its secret, which is shown no more. */
export const makeOne = async ({ db, key, settings }: Around, by: By, input: AskedOf<typeof makeWebhook>) => {
  const { kind, address, name, language } = input;
  mustBeFit(address, settings);
  const id = uuid();
  const secret = kind === 'signed' ? newWebhookSecret() : null;
  const known = { name, kind, shown: shownOf(kind, address), language };
  const { heard, lists } = heardIn(input);
  const row = {
    ...known,
    ...lists,
    address: await sealed(address, key),
    secret: secret && (await sealed(secret, key)),
    former: null,
    formerUntil: null,
    state: 'on' as const,
    fault: null,
    lease: null,
    madeById: by.id,
    madeByName: by.name,
    dateCreated: now(),
  };
  await db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= maxWebhooks)
      throw refuse({
        status: 409,
        code: 'too-many',
        key: 'shell.webhooks.tooMany',
        values: { max: maxWebhooks },
        field: 'name',
      });
    await trx
      .insertInto('webhooks')
      .values({ id, ...row })
      .execute();
    const fields = Object.entries({ ...known, ...heard });
    const said = Object.fromEntries(fields.map(([field, to]) => [field, { from: null, to }]));
    await audit(trx, entryOf(by, 'created', place, { recordId: id, changes: said }));
  });
  return { id, secret };
};

export const noWebhook = () => new Problem(404, 'no-webhook', 'There is no such webhook');

/** A webhook, for as long as the transaction is the only one to change it. */
export const lockOne = async (trx: Db, id: string) => {
  const found = isId(id)
    ? await trx.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!found) throw noWebhook();
  return found;
};

/** Removes a webhook with its messages. */
export const removeOne = (db: Db, by: By, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { name } = await lockOne(trx, id);
    await trx.deleteFrom('webhook_deliveries').where('webhookId', '=', id).execute();
    await trx.deleteFrom('webhooks').where('id', '=', id).execute();
    await audit(trx, entryOf(by, 'removed', place, { recordId: id, changes: { name: { from: name, to: null } } }));
  });

/** Pauses a webhook, or has it go on at once. */
export const switchOne = (db: Db, by: By, id: string, on: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { state: from } = await lockOne(trx, id);
    const to = on ? 'on' : 'paused';
    if (from === to) return;
    await trx
      .updateTable('webhooks')
      .set({ state: to, fault: null, tries: 0, nextTry: 0 })
      .where('id', '=', id)
      .execute();
    await audit(trx, entryOf(by, 'changed', place, { recordId: id, changes: { state: { from, to } } }));
  });

/** Gives a signed webhook another secret; for a day the one before signs too. */
export const rollOne = async ({ db, key }: Around, by: By, id: string): Promise<{ secret: string }> => {
  const secret = newWebhookSecret();
  const next = await sealed(secret, key);
  await db.transaction().execute(async (trx) => {
    const { secret: former } = await lockOne(trx, id);
    if (former === null) throw noWebhook();
    const formerUntil = now() + day;
    await trx.updateTable('webhooks').set({ secret: next, former, formerUntil }).where('id', '=', id).execute();
    const changes = { formerUntil: { from: null, to: formerUntil } };
    await audit(trx, entryOf(by, 'changed', place, { recordId: id, changes }));
  });
  return { secret };
};
