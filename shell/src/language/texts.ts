import type { Catalog, Language } from '@bidwright/shell-api';
import { noticeTexts } from '../inbox/noticeTexts.ts';

/** The shell's own words, those its sign-in forms are checked with, and those of notifications. */
export const texts = (language: Language): Catalog[] => [
  import(`../../locales/${language}.json`),
  import(`@bidwright/contract-shell/locales/${language}.json`),
  noticeTexts(language),
];
