import { day, now } from '../../clock.ts';
import type { Db } from '../../tables.ts';

const month = (365 * day) / 12;

/** How long what is kept: what people were told, which mails went, and what open pages may have missed. */
const keptFor = { notifications: 12 * month, emails: 24 * month, feed: 2 * day };

/** Rows removed in one statement. */
const batch = 1000;

type Aging = 'notifications' | 'notification_told' | 'emails' | 'feed';

const removeBefore = async (db: Db, table: Aging, column: 'dateCreated' | 'dateUpdated', time: number) => {
  for (let removed = batch; removed === batch; ) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where(db.dynamic.ref<'dateCreated'>(column), '<', Math.floor(time))
      .limit(batch)
      .executeTakeFirst();
    removed = Number(numDeletedRows);
  }
};

/** Clears away what is too old to be kept. */
export const forgetOld = async (db: Db, time = now()): Promise<void> => {
  await removeBefore(db, 'notifications', 'dateUpdated', time - keptFor.notifications);
  await removeBefore(db, 'notification_told', 'dateCreated', time - keptFor.notifications);
  await removeBefore(db, 'emails', 'dateCreated', time - keptFor.emails);
  await removeBefore(db, 'feed', 'dateCreated', time - keptFor.feed);
};
