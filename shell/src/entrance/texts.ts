import type { Catalog, Language } from '@bidwright/shell-api';

/** The words of the pages for signed-out people, and those that their forms are checked with. */
export const texts = (language: Language): Catalog[] => [
  import(`./locales/${language}.json`),
  import(`@bidwright/contract-shell/locales/${language}.json`),
];
