import {
  type NoticeSubject,
  type NoticeType,
  type NoticeWish,
  noticeSubjects,
  type Wishes,
} from '@bidwright/contract-shell';
import type { Db } from '../../tables.ts';
import type { MailWish } from '../notice.ts';

/** What a person has chosen of each subject. */
export const wishesOf = async (db: Db, personId: string): Promise<Wishes> => {
  const rows = await db.selectFrom('notice_wishes').select(['type', 'wish']).where('personId', '=', personId).execute();
  const byType = new Map<string, NoticeWish>(rows.map(({ type, wish }) => [type, wish]));
  const of = (subject: NoticeSubject) => byType.get(noticeSubjects[subject][0]) ?? 'standard';
  return {
    bids: of('bids'),
    assigned: of('assigned'),
    dates: of('dates'),
    decisions: of('decisions'),
    documents: of('documents'),
    allocations: of('allocations'),
    library: of('library'),
    comments: of('comments'),
    jobs: of('jobs'),
    accounts: of('accounts'),
  };
};

/** Keeps how a person wishes to be told of a subject. */
export const keepWish = async (db: Db, personId: string, subject: NoticeSubject, wish: NoticeWish): Promise<void> => {
  const types: readonly NoticeType[] = noticeSubjects[subject];
  if (wish === 'standard') {
    await db.deleteFrom('notice_wishes').where('personId', '=', personId).where('type', 'in', types).execute();
    return;
  }
  await db
    .insertInto('notice_wishes')
    .values(types.map((type) => ({ personId, type, wish })))
    .onDuplicateKeyUpdate({ wish })
    .execute();
};

/** How each of the people is to be mailed of a type; `usual` is how the firm has it. */
export const mailWishes = async (
  db: Db,
  type: NoticeType,
  usual: MailWish,
): Promise<(personId: string) => MailWish> => {
  const rows = await db.selectFrom('notice_wishes').select(['personId', 'wish']).where('type', '=', type).execute();
  const wishes = new Map(rows.map(({ personId, wish }) => [personId, wish]));
  return (personId) => {
    const wish = wishes.get(personId);
    if (wish === undefined) return usual;
    return wish === 'now' || wish === 'digest' ? wish : 'no';
  };
};
