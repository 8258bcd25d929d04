import type { Reference } from '@bidwright/contract-kit';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { addToFeed } from '../events/feed.ts';
import type { Db } from '../tables.ts';
import { type Directory, readDirectory } from '../watched/directory.ts';
import { type Addressees, addresseesOf } from './addressees.ts';
import { burstOf, mergedAddressees, mergedValues, type Told } from './burst.ts';
import { mailAtOnce } from './mailAtOnce.ts';
import type { Notice } from './notice.ts';
import { roleTarget, userTarget } from './targets.ts';
import { textsOf } from './texts.ts';

/** Puts the notification of a notice into its tables, over the one whose burst it belongs to. */
const write = async (
  trx: Db,
  { type, recordId, link, mail }: Notice,
  values: Notice['values'],
  { roles, users }: Addressees,
  told: Told | undefined,
  actor: Reference | null,
): Promise<string> => {
  const id = told?.id ?? uuid();
  const seq = await addToFeed(trx, { event: 'arrived', notificationId: id, personId: null });
  const { title, message } = textsOf(type, values);
  const time = now();
  const row = {
    version: (told?.version ?? 0) + 1,
    dateUpdated: time,
    title,
    message: message.slice(0, 1000),
    values: JSON.stringify(values),
    roles: JSON.stringify(roles),
    seq,
  };
  const first = { id, type, recordId, link, dateCreated: time, fieldVersions: '{}' };
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
  const rows = targets.map((target) => ({ target, seq, notificationId: id, mail: told?.mails.get(target) ?? mail }));
  await trx.insertInto('notification_targets').values(rows).execute();
  return id;
};

const keepNotice = async (trx: Db, notice: Notice, actor: Reference | null, directory: Directory) => {
  const fresh = await addresseesOf(trx, notice, actor?.id, directory);
  if (fresh.roles.length + fresh.users.length === 0) return;
  const told = await burstOf(trx, notice, actor);
  const values = mergedValues(told, notice);
  const addressees = mergedAddressees(told, fresh);
  const id = await write(trx, notice, values, addressees, told, actor);
  await mailAtOnce(trx, { ...notice, values }, id, fresh, actor?.id, directory);
};

/** Turns notices into notifications, and into mails where they are wished at once. Nobody is told twice of the same. */
export const keepNotices = async (db: Db, actor: Reference | null, notices: Notice[]): Promise<void> => {
  if (notices.length === 0) return;
  if (!db.isTransaction) return db.transaction().execute((trx) => keepNotices(trx, actor, notices));
  const directory = await readDirectory(db);
  for (const notice of notices) await keepNotice(db, notice, actor, directory);
};
