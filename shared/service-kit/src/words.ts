import { type ErrorInfo, type FieldErrors, fill, type Message } from '@bidwright/contract-kit';
import en from '@bidwright/contract-kit/locales/en.json' with { type: 'json' };
import fr from '@bidwright/contract-kit/locales/fr.json' with { type: 'json' };
import ro from '@bidwright/contract-kit/locales/ro.json' with { type: 'json' };
import zh from '@bidwright/contract-kit/locales/zh.json' with { type: 'json' };

type Words = Record<string, string>;

const texts: Words = { ...en };

/** For files that people take away: pages have texts of their own. */
const translated = new Map<string, Words>(Object.entries({ fr: { ...fr }, ro: { ...ro }, zh: { ...zh } }));

/** Adds a contract's English texts to those that failures carry, and the same in other languages for what is written into files. */
export const addWords = (words: Words, translations: Record<string, Words> = {}): void => {
  Object.assign(texts, words);
  for (const [language, more] of Object.entries(translations)) Object.assign(translated.get(language) ?? {}, more);
};

/** The English text of a message. */
export const english = ({ key, values }: Message): string => fill(texts[key] ?? key, values);

/** The text of a message in a language; in English where it has none there that can be filled so simply. */
export const textIn = (language: string, said: Message): string => {
  const text = translated.get(language)?.[said.key];
  return text === undefined || text.includes(', plural,') ? english(said) : fill(text, said.values);
};

/** Puts the English text beside each field's message key. */
export const inEnglish = (errors: FieldErrors): NonNullable<ErrorInfo['fields']> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => {
      const { key, values } = said;
      return [field, { key, ...(values && { values }), message: english(said) }];
    }),
  );
