import type { Message } from '@bidwright/contract-kit';
import { invitationDays, type MailLanguage } from '@bidwright/contract-shell';
import { appName } from '../../firm/appName.ts';
import { lineOf } from '../../notifications/daily/digest.ts';
import { valuesIn } from '../../notifications/valuesIn.ts';
import { publicUrl } from '../../publicUrl.ts';
import type { Db } from '../../tables.ts';
import { filled, type Words } from './firmWords.ts';
import { kindNamed, type MailKind } from './kinds.ts';

type Values = NonNullable<Message['values']>;

/** How far back it is looked for something that people were told. */
const lookedAt = 2000;

/** What people were told last: of one type, or of all. */
const lastNews = async (db: Db, type: string | undefined, max: number) => {
  const newest = await db.selectFrom('notifications').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return db
    .selectFrom('notifications')
    .select(['title', 'message', 'link', 'texts', 'values'])
    .where('seq', '>', (newest?.seq ?? 0) - lookedAt)
    .where('title', '<>', '')
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .orderBy('seq', 'desc')
    .limit(max)
    .execute();
};

type News = Awaited<ReturnType<typeof lastNews>>[number];

const ofNews = (news: readonly News[], language: MailLanguage): Values => {
  const [first] = news;
  if (!first) return {};
  const { title, message } = first.texts?.[language] ?? first;
  const lines = news.map((one) => lineOf(one, language)).join('\n\n');
  return {
    ...valuesIn(first.values ?? {}, language),
    title,
    message,
    lines,
    count: news.length,
    link: publicUrl(first.link ?? ''),
  };
};

const ofLetters = async (db: Db): Promise<Values> => {
  const last = await db
    .selectFrom('emails')
    .select(['subject', 'addedByName', 'link'])
    .where('template', '=', 'letter')
    .orderBy('dateCreated', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? { subject: last.subject, by: last.addedByName ?? '', link: publicUrl(last.link ?? '') } : {};
};

const ofAccounts = (): Values => ({
  days: invitationDays,
  google: 'somebody@gmail.com',
  link: publicUrl('/reset#token=…'),
});

/** Values for all merge fields of a kind: those of what was last told of, and names of fields where nothing was. */
const exampleOf = async (db: Db, { kind, group, type, fields }: MailKind, language: MailLanguage): Promise<Values> => {
  const unfilled = Object.fromEntries(fields.map((field) => [field, `[${field}]`]));
  if (group === 'account') return { ...unfilled, ...ofAccounts() };
  if (kind === 'letter') return { ...unfilled, ...(await ofLetters(db)) };
  return {
    ...unfilled,
    link: publicUrl('/dashboard'),
    ...ofNews(await lastNews(db, type, kind === 'digest' ? 3 : 1), language),
    ...(kind === 'digest' && { link: publicUrl('/dashboard') }),
  };
};

interface Asked {
  kind: string;
  language: MailLanguage;
  subject: string | null;
  text: string | null;
}

/** A mail as it would be sent to a person with these words. */
export const previewOf = async (db: Db, reader: string, { kind, language, subject, text }: Asked): Promise<Words> => {
  const found = await kindNamed(db, kind);
  const values = await exampleOf(db, found, language);
  // Notices have names of their own.
  const named = { [found.type ? 'reader' : 'name']: reader };
  const app = await appName(db);
  return filled({ subject: subject ?? '', text: text ?? '' }, { ...values, ...named, app });
};
