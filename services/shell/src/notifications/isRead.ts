import type { Db } from '../tables.ts';

/** Has the person read it? */
export const isRead = async (db: Db, personId: string, notificationId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('notifications as n')
    .leftJoin('notification_reads as r', (join) =>
      join.onRef('r.notificationId', '=', 'n.id').on('r.personId', '=', personId),
    )
    .leftJoin('readers as p', (join) => join.on('p.personId', '=', personId))
    .select(['n.seq', 'r.isRead', 'p.readUpTo'])
    .where('n.id', '=', notificationId)
    .executeTakeFirst();
  return found !== undefined && (found.isRead === null ? found.seq <= (found.readUpTo ?? 0) : found.isRead === 1);
};
