import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { Db, Tables } from '../tables.ts';

type Entry = Omit<Tables['feed'], 'id' | 'dateCreated'>;

/** Until the transaction ends nobody else adds to the feed. */
export const lockFeed = (trx: Db) =>
  sql`insert into feed_lock (id) values (1) on duplicate key update id = id`.execute(trx);

/**
 * Adds to what open pages are told, and answers the entry's number. Numbers are given out one transaction after the other, so
 * that who has seen a number has seen all before it: do this as late in the transaction as may be.
 */
export const addToFeed = async (trx: Db, entry: Entry): Promise<number> => {
  await lockFeed(trx);
  const { insertId } = await trx
    .insertInto('feed')
    .values({ ...entry, dateCreated: now() })
    .executeTakeFirstOrThrow();
  return Number(insertId);
};

/** The number of the newest entry. */
export const feedEnd = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('feed').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
};
