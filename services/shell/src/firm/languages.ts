import { mailLanguages } from '@bidwright/contract-shell';
import type { Request } from 'express';
import { type Language, languageOf } from '../mail/texts.ts';
import type { Db, FirmRow } from '../tables.ts';

type Kept = Pick<FirmRow, 'language'> & { languages: readonly Language[] | null };

/** The languages that the firm offers, that of newcomers first. All, English first, where nobody has chosen any. */
export const offeredIn = ({ language, languages }: Kept): [Language, ...Language[]] => {
  const offered = languages?.length ? languages : mailLanguages;
  const first = offered.find((one) => one === language) ?? offered[0] ?? 'en';
  return [first, ...offered.filter((one) => one !== first)];
};

export const offeredLanguages = async (db: Db): Promise<[Language, ...Language[]]> => {
  const found = await db.selectFrom('firm_settings').select(['language', 'languages']).executeTakeFirst();
  return offeredIn(found ?? { language: null, languages: null });
};

/** The language of the firm's that the browser likes best; that of newcomers where it likes none. */
export const languageFor = async (db: Db, request: Request): Promise<Language> =>
  languageOf(request, await offeredLanguages(db));
