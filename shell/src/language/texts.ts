import type { Catalog, Language } from '@bidwright/shell-api';
import { texts as textsOfEntrance } from '../entrance/texts.ts';
import { noticeTexts } from '../inbox/noticeTexts.ts';

/** The shell's own words, those of signing in, which also happens over a page, and those of notifications. */
export const texts = (language: Language): Catalog[] => [
  import(`../../locales/${language}.json`),
  ...textsOfEntrance(language),
  noticeTexts(language),
];
