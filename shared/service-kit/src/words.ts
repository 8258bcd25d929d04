import { type ErrorInfo, type FieldErrors, fill } from '@bidwright/contract-kit';
import kit from '@bidwright/contract-kit/locales/en.json' with { type: 'json' };

const texts: Record<string, string> = { ...kit };

/** Adds a contract's English texts to those that failures carry. */
export const addWords = (words: Record<string, string>): void => {
  Object.assign(texts, words);
};

/** Puts the English text beside each field's message key. */
export const inEnglish = (errors: FieldErrors): NonNullable<ErrorInfo['fields']> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { key, values }]) => [
      field,
      { key, ...(values && { values }), message: fill(texts[key] ?? key, values) },
    ]),
  );
