import { type ErrorInfo, type FieldErrors, fill, type Message } from '@bidwright/contract-kit';
import kit from '@bidwright/contract-kit/locales/en.json' with { type: 'json' };

const texts: Record<string, string> = { ...kit };

/** Adds a contract's English texts to those that failures carry. */
export const addWords = (words: Record<string, string>): void => {
  Object.assign(texts, words);
};

/** The English text of a message. */
export const english = ({ key, values }: Message): string => fill(texts[key] ?? key, values);

/** Puts the English text beside each field's message key. */
export const inEnglish = (errors: FieldErrors): NonNullable<ErrorInfo['fields']> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => {
      const { key, values } = said;
      return [field, { key, ...(values && { values }), message: english(said) }];
    }),
  );
