import type { Catalog, Language } from '@bidwright/shell-api';
import { texts as textsOfEntrance } from '../entrance/texts.ts';

/** The shell's own words, and those of signing in, which also happens over a page. */
export const texts = (language: Language): Catalog[] => [
  import(`../../locales/${language}.json`),
  ...textsOfEntrance(language),
];
