import { fill, type Message } from '@bidwright/contract-kit';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

const texts = new Map<string, Record<string, string>>(Object.entries({ en, fr, ro, zh }));

/** A text of a workbook in a language; in English where there is none in it. */
export const said = (language: string, key: string, values?: Message['values']): string =>
  fill(texts.get(language)?.[key] ?? texts.get('en')?.[key] ?? key, values);
