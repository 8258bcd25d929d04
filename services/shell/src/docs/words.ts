import { fill } from '@bidwright/contract-kit';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import ro from '../../locales/ro.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import type { Language } from '../mail/texts.ts';

const catalogs = { en, fr, ro, zh };

type Key = keyof typeof en;
type Word = Key extends infer K ? (K extends `shell.docs.${infer Name}` ? Name : never) : never;

/** The words of the page's frame in a language. */
export type Words = (word: Word, values?: Record<string, string>) => string;

export const wordsIn =
  (language: Language): Words =>
  (word, values) =>
    fill(catalogs[language][`shell.docs.${word}`], values);
