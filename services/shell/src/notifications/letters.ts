import type { Language } from '../mail/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

const catalogs = { en, fr, ro, zh };

/** The subject and the text of a mail about one notification, or about those of a day. */
export const letterOf = (letter: 'notice' | 'digest', language: Language): { subject: string; text: string } => ({
  subject: catalogs[language][`shell.mail.${letter}.subject`],
  text: catalogs[language][`shell.mail.${letter}.text`],
});
