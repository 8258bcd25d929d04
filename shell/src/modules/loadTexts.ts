import { loadCatalog, type Texts } from '@bidwright/remote-kit/intl';
import { type Language, type Loads, loads, type Module } from '@bidwright/shell-api';
import { failureOf } from './Failure.ts';

const inLanguage = (language: Language): Loads<Module['messages'], Texts> =>
  loads(async (load) => {
    try {
      return await loadCatalog(language, load);
    } catch (error) {
      throw failureOf(error, 'evaluate');
    }
  });

/** What modules say, by language. */
export const loadTexts: Record<Language, Loads<Module['messages'], Texts>> = {
  en: inLanguage('en'),
  fr: inLanguage('fr'),
  ro: inLanguage('ro'),
  zh: inLanguage('zh'),
};
