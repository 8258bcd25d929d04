import type { LiveEvent, LiveEvents } from '@bidwright/contract-shell';
import type { Db } from '../tables.ts';

/** An entry of the feed, with whom it reaches. */
export interface Entry {
  id: number;
  event: 'arrived' | 'read' | 'unread' | 'allRead' | 'released';
  notificationId: string | null;
  /** Whose reading it is about. */
  personId: string | null;
  type: string | null;
  /** Whose action it tells: that person is not told. */
  actorId: string | null;
  targets: string[];
}

/** Entries read at once, and given to somebody who comes back. */
export const max = 500;

/** The next entries, in their order. */
export const entriesAfter = async (db: Db, id: number): Promise<Entry[]> => {
  const rows = await db
    .selectFrom('feed as f')
    .leftJoin('notifications as n', 'n.id', 'f.notificationId')
    .select(['f.id', 'f.event', 'f.notificationId', 'f.personId', 'n.type', 'n.addedById as actorId'])
    .where('f.id', '>', id)
    .orderBy('f.id')
    .limit(max)
    .execute();
  const arrived = rows.filter(({ event }) => event === 'arrived').map(({ notificationId }) => notificationId ?? '');
  const targets = arrived.length
    ? await db
        .selectFrom('notification_targets')
        .select(['notificationId', 'target'])
        .where('notificationId', 'in', arrived)
        .execute()
    : [];
  const byNotification = Map.groupBy(targets, ({ notificationId }) => notificationId);
  return rows.map((row) => ({
    ...row,
    targets: (byNotification.get(row.notificationId ?? '') ?? []).map(({ target }) => target),
  }));
};

/** An entry as a page is told it. */
export interface Told<Name extends LiveEvent = LiveEvent> {
  name: Name;
  data: LiveEvents[Name];
}

/** What an entry says to a person; undefined: it is none of his business. */
export const toldOf = (entry: Entry, personId: string, targets: ReadonlySet<string>): Told | undefined => {
  const { event, notificationId, type } = entry;
  if (event === 'arrived') {
    const isMeant = entry.actorId !== personId && entry.targets.some((target) => targets.has(target));
    return isMeant && notificationId && type ? { name: 'arrived', data: { id: notificationId, type } } : undefined;
  }
  if (event === 'released') return { name: 'released', data: {} };
  if (entry.personId !== personId) return undefined;
  if (event === 'allRead') return { name: 'allRead', data: {} };
  return notificationId ? { name: 'read', data: { id: notificationId, read: event === 'read' } } : undefined;
};
