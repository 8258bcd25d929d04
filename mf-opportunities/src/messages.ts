import type { Module } from '@bidwright/shell-api';

/** The texts of every page. */
export const messages: Module['messages'] = (language) => [
  import(`../locales/${language}.json`),
  import(`@bidwright/contract-opportunities/locales/${language}.json`),
  import(`@bidwright/contract-admin/locales/${language}.json`),
  import(`@bidwright/contract-shell/locales/views/${language}.json`),
];
