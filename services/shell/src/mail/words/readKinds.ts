import { type MailKinds, type MailKindWords, mailLanguages } from '@bidwright/contract-shell';
import type { Db } from '../../tables.ts';
import { isLanguage } from '../readerLanguages.ts';
import { allKinds, kindNamed, textOnly } from './kinds.ts';

/** Every kind of mail, with the languages in which its words were changed. */
export const listKinds = async (db: Db): Promise<MailKinds> => {
  const rows = await db.selectFrom('mailWords').select(['kind', 'language']).where('text', 'is not', null).execute();
  return (await allKinds(db)).map(({ kind, group, service, titles }) => ({
    kind,
    group,
    service,
    titles,
    changed: rows.flatMap((row) => (row.kind === kind && isLanguage(row.language) ? [row.language] : [])),
  }));
};

/** The words of a kind of mail in each language, as they are sent now. */
export const wordsOfKind = async (db: Db, name: string): Promise<MailKindWords> => {
  const { fields, needed, original } = await kindNamed(db, name);
  const rows = await db.selectFrom('mailWords').selectAll().where('kind', '=', name).execute();
  const languages = mailLanguages.map((language) => {
    const row = rows.find((one) => one.language === language);
    const changed = row && row.subject !== null && row.text !== null ? { subject: row.subject, text: row.text } : null;
    return { language, ...(changed ?? original(language)), version: row?.version ?? 0, isChanged: changed !== null };
  });
  return { fields, needed, textOnly: textOnly.filter((one) => fields.includes(one)), languages };
};
