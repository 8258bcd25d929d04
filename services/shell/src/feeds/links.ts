import type { FeedLink } from '@bidwright/contract-shell';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { hashOf, newSecret } from '../secret.ts';
import type { Db } from '../tables.ts';

const linkOf = (db: Db, accountId: string, feed: string) =>
  db.selectFrom('feed_links').where('accountId', '=', accountId).where('feed', '=', feed);

/** The own link to a feed, if there is one. */
export const findLink = async (db: Db, accountId: string, feed: string): Promise<FeedLink | null> =>
  (await linkOf(db, accountId, feed).select(['dateCreated', 'lastRead']).executeTakeFirst()) ?? null;

/** Makes a link in the place of the one before and answers its key, which is kept nowhere. */
export const renewLink = async (db: Db, accountId: string, feed: string): Promise<string> => {
  const key = newSecret();
  const row = { keyHash: hashOf(key), dateCreated: now(), lastRead: null };
  await db
    .insertInto('feed_links')
    .values({ id: uuid(), accountId, feed, ...row })
    .onDuplicateKeyUpdate(row)
    .execute();
  return key;
};

export const revokeLink = async (db: Db, accountId: string, feed: string): Promise<void> => {
  await db.deleteFrom('feed_links').where('accountId', '=', accountId).where('feed', '=', feed).execute();
};

/** Whose link to a feed has this key. */
export const linkBy = (db: Db, key: string, feed: string) =>
  db
    .selectFrom('feed_links')
    .select(['id', 'accountId'])
    .where('keyHash', '=', hashOf(key))
    .where('feed', '=', feed)
    .executeTakeFirst();

export const noteRead = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('feed_links').set({ lastRead: now() }).where('id', '=', id).execute();
};
