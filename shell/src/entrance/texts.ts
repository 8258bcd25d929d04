import type { Catalog, Language } from '@bidwright/shell-api';

/** The shell's own words, and those its sign-in forms are checked with. */
export const texts = (language: Language): Catalog[] => [
  import(`../../locales/${language}.json`),
  import(`@bidwright/contract-shell/locales/${language}.json`),
];
