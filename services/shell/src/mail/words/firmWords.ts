import { fill, type Message } from '@bidwright/contract-kit';
import type { Db } from '../../tables.ts';
import type { Language } from '../texts.ts';

/** What a mail says, with merge fields in braces. */
export interface Words {
  subject: string;
  text: string;
}

/** Answers the words that an Admin has given to a kind of mail in a language, or nothing. */
export type WordsIn = (kind: string, language: Language) => Words | undefined;

/** The kind of mail that a notice of a type is: `notice.garden.planted`. */
export const noticeKind = (type: string): string => `notice.${type}`;

/** The words that Admins have given to some kinds of mails. */
export const firmWords = async (db: Db, kinds: string[]): Promise<WordsIn> => {
  const rows = await db
    .selectFrom('mailWords')
    .select(['kind', 'language', 'subject', 'text'])
    .where('kind', 'in', kinds)
    .execute();
  return (kind, language) => {
    const row = rows.find((one) => one.kind === kind && one.language === language);
    return row && row.subject !== null && row.text !== null ? { subject: row.subject, text: row.text } : undefined;
  };
};

/** A mail as it is sent. */
export const filled = ({ subject, text }: Words, values: Message['values']): Words => ({
  subject: fill(subject, values),
  text: fill(text, values),
});
