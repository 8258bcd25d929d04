import type { Db } from '../tables.ts';
import type { Language } from './texts.ts';

const languages: Language[] = ['en', 'fr', 'ro', 'zh'];

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The languages in which people use the app, by id; who never has used it gets English. */
export const languagesOf = async (db: Db, people: { id: string }[]): Promise<Map<string, Language>> => {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('readers')
    .select(['personId', 'language'])
    .where(
      'personId',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ personId, language }) => [personId, isLanguage(language) ? language : 'en']));
};

/** Notes the language in which a person uses the app. */
export const noteLanguage = async (db: Db, personId: string, language: Language): Promise<void> => {
  await db.insertInto('readers').values({ personId, language }).onDuplicateKeyUpdate({ language }).execute();
};
