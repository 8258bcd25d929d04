import { offeredLanguages } from '../firm/languages.ts';
import type { Db } from '../tables.ts';
import type { Language } from './texts.ts';

const languages: Language[] = ['en', 'fr', 'ro', 'zh'];

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Says in which language each of them is written to: as they use the app, where the firm offers it, or as newcomers are. */
export const languagesOf = async (db: Db, people: { id: string }[]): Promise<(id: string) => Language> => {
  const offered = await offeredLanguages(db);
  const [first] = offered;
  if (people.length === 0) return () => first;
  const rows = await db
    .selectFrom('readers')
    .select(['personId', 'language'])
    .where(
      'personId',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  const used = new Map(rows.map(({ personId, language }) => [personId, language]));
  return (id) => offered.find((language) => language === used.get(id)) ?? first;
};

/** Notes the language in which a person uses the app. */
export const noteLanguage = async (db: Db, personId: string, language: Language): Promise<void> => {
  await db.insertInto('readers').values({ personId, language }).onDuplicateKeyUpdate({ language }).execute();
};
