import type { Catalog, Language } from '@bidwright/shell-api';

const catalogs: Record<Language, () => Catalog> = {
  en: () => import('@bidwright/contract-shell/notices/en.json'),
  fr: () => import('@bidwright/contract-shell/notices/fr.json'),
  ro: () => import('@bidwright/contract-shell/notices/ro.json'),
  zh: () => import('@bidwright/contract-shell/notices/zh.json'),
};

/** What notifications say. */
export const noticeTexts = (language: Language): Catalog => catalogs[language]();
