import type { DemoInbox } from '@bidwright/demo-data';
import { lockFeed } from '../events/feed.ts';
import { complete } from '../notifications/complete.ts';
import { allStatements } from '../notifications/statements.ts';
import { roleTarget, userTarget } from '../notifications/targets.ts';
import type { Db } from '../tables.ts';

type Notices = DemoInbox['notices'];

/** The places of the notices in the order in which all has come, by their ids. */
const seqsOf = async (trx: Db, notices: Notices): Promise<Map<string | null, number>> => {
  const entry = { event: 'arrived', personId: null } as const;
  const entries = notices.map(({ id, at }) => ({ ...entry, notificationId: id, dateCreated: at }));
  await trx.insertInto('feed').values(entries).execute();
  const ids = notices.map(({ id }) => id);
  const rows = await trx
    .selectFrom('feed')
    .select(['id', 'notificationId'])
    .where('event', '=', 'arrived')
    .where('notificationId', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, notificationId }) => [notificationId, id]));
};

type Placed = (Notices[number] & { seq: number })[];

/** Its texts come from what its service states of its notices, which may have come before or is still to come. */
const rowOf = ({ id, type, recordId, link, values, roles, by, at, seq }: Placed[number]) => ({
  id,
  type,
  recordId,
  link,
  look: 'news' as const,
  title: '',
  message: '',
  values: JSON.stringify(values),
  roles: JSON.stringify(roles),
  seq,
  version: 1,
  dateCreated: at,
  dateUpdated: at,
  addedById: by?.id ?? null,
  addedByName: by?.name ?? null,
  fieldVersions: '{}',
});

const usersOf = ({ id, users }: Placed[number]) =>
  users.map((user, position) => ({ recordId: id, refId: user.id, name: user.name, position }));

/** No mail tells of what the people of the demo never saw come. */
const targetsOf = ({ id, roles, users, seq }: Placed[number]) =>
  [...roles.map(roleTarget), ...users.map((user) => userTarget(user.id))].map((target) => ({
    target,
    seq,
    notificationId: id,
    mail: 'no' as const,
  }));

const readersOf = (placed: Placed, read: DemoInbox['read']) => {
  const digestUpTo = placed.at(-1)?.seq ?? 0;
  return read.map(({ personId, count }) => ({ personId, readUpTo: placed[count - 1]?.seq ?? 0, digestUpTo }));
};

/** Fills the inboxes of the demo. An installation whose people have been told something is left as it is. */
export const loadDemoInbox = async (trx: Db, { notices, read }: DemoInbox): Promise<void> => {
  await lockFeed(trx);
  if (await trx.selectFrom('notifications').select('id').limit(1).executeTakeFirst()) return;
  const seqs = await seqsOf(trx, notices);
  const placed = notices.map((notice) => ({ ...notice, seq: seqs.get(notice.id) ?? 0 }));
  await trx.insertInto('notifications').values(placed.map(rowOf)).execute();
  await trx.insertInto('notifications_users').values(placed.flatMap(usersOf)).execute();
  await trx.insertInto('notification_targets').values(placed.flatMap(targetsOf)).execute();
  await trx.insertInto('readers').ignore().values(readersOf(placed, read)).execute();
  for (const [service, statement] of await allStatements(trx)) await complete(trx, service, statement);
};
