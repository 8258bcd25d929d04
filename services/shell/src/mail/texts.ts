import type { accountLetters } from '@bidwright/contract-shell';
import type { Request } from 'express';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import ro from '../../locales/ro.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };

const catalogs = { en, fr, ro, zh };

export type Language = keyof typeof catalogs;
const languages = ['en', 'fr', 'ro', 'zh'] as const satisfies Language[];

/** What a mail about an account is about. */
export type Letter = (typeof accountLetters)[number];
export type Notice = Extract<
  Letter,
  'changed' | 'twoStepReset' | `${'google' | 'oidc'}${'Joined' | 'Left'}` | `${'app' | 'passkey'}${'Added' | 'Removed'}`
>;

/** The language that the browser likes best of those that are offered; the first where it likes none. */
export const languageOf = (request: Request, offered: readonly Language[] = languages): Language => {
  const best = request.acceptsLanguages(...offered);
  return offered.find((language) => language === best) ?? offered[0] ?? 'en';
};

/** All words of the front door in a language. */
export const wordsOf = (language: Language) => catalogs[language];

/** A mail's subject and text. */
export const textsOf = (letter: Letter, language: Language): { subject: string; text: string } => ({
  subject: catalogs[language][`shell.mail.${letter}.subject`],
  text: catalogs[language][`shell.mail.${letter}.text`],
});
