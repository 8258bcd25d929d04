import type { Notice, Reference } from '@bidwright/contract-kit';
import { v7 as uuid } from 'uuid';
import { colleagues } from '../accounts/colleagues.ts';
import { now } from '../clock.ts';
import { addToFeed } from '../events/feed.ts';
import { openedModules } from '../registry/opened/opened.ts';
import type { Db } from '../tables.ts';
import { hearNotice } from '../webhooks/hear.ts';
import { type Addressees, addresseesOf, mayRead } from './addressees.ts';
import { type Coalesced, coalescedWith, mergedAddressees, mergedValues } from './coalesce.ts';
import { mailAtOnce } from './mailAtOnce.ts';
import { type SaidNotice, saidOf, statementOf } from './statements.ts';
import { roleTarget, userTarget } from './targets.ts';

/** Puts the notification of a notice into its tables, over the one whose burst it belongs to. */
const write = async (
  trx: Db,
  { type, look, recordId, link, mail, values, texts }: SaidNotice,
  { roles, users }: Addressees,
  coalesced: Coalesced | undefined,
  actor: Reference | null,
): Promise<string> => {
  const id = coalesced?.id ?? uuid();
  const seq = await addToFeed(trx, { event: 'arrived', notificationId: id, personId: null });
  const time = now();
  const row = {
    version: (coalesced?.version ?? 0) + 1,
    dateUpdated: time,
    title: texts.en.title.slice(0, 255),
    message: texts.en.message.slice(0, 1000),
    texts: JSON.stringify(texts),
    values: JSON.stringify(values),
    roles: JSON.stringify(roles),
    seq,
  };
  const first = { id, type, look, recordId, link: link || null, dateCreated: time, fieldVersions: '{}' };
  await trx
    .insertInto('notifications')
    .values({ ...row, ...first, addedById: actor?.id ?? null, addedByName: actor?.name ?? null })
    .onDuplicateKeyUpdate(row)
    .execute();
  await trx.deleteFrom('notifications_users').where('recordId', '=', id).execute();
  await trx.deleteFrom('notification_targets').where('notificationId', '=', id).execute();
  await trx.deleteFrom('notification_reads').where('notificationId', '=', id).execute();
  const links = users.map((user, position) => ({ recordId: id, refId: user.id, name: user.name, position }));
  if (links.length > 0) await trx.insertInto('notifications_users').values(links).execute();
  const targets = [...roles.map(roleTarget), ...users.map((user) => userTarget(user.id))];
  const rows = targets.map((target) => ({
    target,
    seq,
    notificationId: id,
    mail: coalesced?.mails.get(target) ?? mail,
  }));
  await trx.insertInto('notification_targets').values(rows).execute();
  return id;
};

/**
 * Turns notices of a service into notifications, and into mails where they are wished at once. Nobody is told twice of the
 * same. What a service has not stated yet it will have: the event comes again until then.
 */
export const keepNotices = async (
  db: Db,
  service: string,
  actor: Reference | null,
  notices: readonly Notice[],
): Promise<void> => {
  if (!db.isTransaction) return db.transaction().execute((trx) => keepNotices(trx, service, actor, notices));
  const statement = await statementOf(db, service);
  const [people, opened] = [await colleagues(db), await openedModules(db)];
  for (const notice of notices) {
    const stated = statement?.types[notice.type];
    if (!statement || !stated) throw new Error(`${service} has not stated what a notice ${notice.type} is`);
    const named = { ...notice, type: `${service}.${notice.type}` };
    await hearNotice(db, service, stated, named, saidOf(service, statement, notice.type, notice.values), actor);
    const readers = people.filter((one) => mayRead(one, stated, opened.includes(service)));
    const fresh = await addresseesOf(db, named, actor?.id, readers);
    if (fresh.roles.length + fresh.users.length === 0) continue;
    const coalesced = await coalescedWith(db, named, actor);
    const values = mergedValues(coalesced, notice);
    const said = { ...named, look: stated.look, values, texts: saidOf(service, statement, notice.type, values) };
    const id = await write(db, said, mergedAddressees(coalesced, fresh), coalesced, actor);
    await mailAtOnce(db, said, id, fresh, actor?.id, people);
  }
};
