import { fill, type Notice, type NoticeStatement, type NoticeType } from '@bidwright/contract-kit';
import type { Notification } from '@bidwright/contract-shell';
import { databaseOf } from '../database.ts';
import { lockFeed } from '../events/feed.ts';
import type { Db, Hears } from '../tables.ts';
import { complete } from './complete.ts';
import { ownNotices } from './own/notices.ts';
import { valuesIn } from './valuesIn.ts';

export const ownService = 'shell';

/** What a service has stated of its notices. */
export const statementOf = async (db: Db, service: string): Promise<NoticeStatement | undefined> => {
  if (service === ownService) return ownNotices;
  const row = await db
    .selectFrom('notice_statements')
    .select('statement')
    .where('service', '=', service)
    .executeTakeFirst();
  return row?.statement;
};

/** What all services have stated, by their names; what the front door tells itself comes last. */
export const allStatements = async (db: Db): Promise<[string, NoticeStatement][]> => {
  const rows = await db.selectFrom('notice_statements').selectAll().orderBy('service').execute();
  return [
    ...rows.map(({ service, statement }): [string, NoticeStatement] => [service, statement]),
    [ownService, ownNotices],
  ];
};

/** Keeps what a service states of its notices. Those of the demo come before or behind it, and in turn with it. */
export const onStatement: Hears<NoticeStatement> = async ({ service, record: stated }, { trx }) => {
  const db = databaseOf({ db: trx });
  const statement = JSON.stringify(stated);
  await lockFeed(db);
  await db.insertInto('notice_statements').values({ service, statement }).onDuplicateKeyUpdate({ statement }).execute();
  await complete(db, service, stated);
};

/** What a notification says in each language. */
export type Texts = NonNullable<Notification['texts']>;

/** A notice under its type's full name, with what its type is and what it says in each language. */
export interface SaidNotice extends Notice {
  look: NoticeType['look'];
  texts: Texts;
}

/** The texts of a type, filled. */
export const saidOf = (
  service: string,
  { texts }: NoticeStatement,
  type: string,
  values: Record<string, string | number>,
): Texts => {
  const said = (language: keyof Texts) => {
    const worded = valuesIn(values, language);
    const part = (name: string) => fill(texts[language][`${service}.notice.${type}.${name}`] ?? '', worded);
    return { title: part('title'), message: part('message') };
  };
  return { en: said('en'), fr: said('fr'), ro: said('ro'), zh: said('zh') };
};
