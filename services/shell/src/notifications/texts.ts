import { fill } from '@bidwright/contract-kit';
import type { NoticeType } from '@bidwright/contract-shell';
import en from '@bidwright/contract-shell/notices/en.json' with { type: 'json' };
import fr from '@bidwright/contract-shell/notices/fr.json' with { type: 'json' };
import ro from '@bidwright/contract-shell/notices/ro.json' with { type: 'json' };
import zh from '@bidwright/contract-shell/notices/zh.json' with { type: 'json' };
import type { Language } from '../mail/texts.ts';

const catalogs = { en, fr, ro, zh };

export interface Texts {
  title: string;
  message: string;
}

/** What a notification says. */
export const textsOf = (
  type: NoticeType,
  values: Record<string, string | number>,
  language: Language = 'en',
): Texts => ({
  title: fill(catalogs[language][`shell.notification.${type}.title`], values),
  message: fill(catalogs[language][`shell.notification.${type}.message`], values),
});
