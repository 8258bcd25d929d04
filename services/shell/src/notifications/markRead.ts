import { sql } from 'kysely';
import { addToFeed } from '../events/feed.ts';
import type { Db } from '../tables.ts';

/** Everything that has come so far is read by the person; with `upTo` only what has come up to that `seq`. */
export const markRead = (db: Db, personId: string, upTo?: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // The number is behind all that anybody can have seen, and before all that comes.
    const end = await addToFeed(trx, { event: 'allRead', notificationId: null, personId });
    const readUpTo = Math.min(upTo ?? end, end);
    await trx
      .insertInto('readers')
      .values({ personId, readUpTo })
      .onDuplicateKeyUpdate({ readUpTo: sql`greatest(readUpTo, values(readUpTo))` })
      .execute();
    await sql`delete r from notification_reads as r join notifications as n on n.id = r.notificationId
      where r.personId = ${personId} and n.seq <= ${readUpTo}`.execute(trx);
  });
