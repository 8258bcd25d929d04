import type { Catalog, Language, Module } from '@bidwright/shell-api';

type Texts = Record<string, string>;

/** The words of the kit and of the contracts' common checks. */
const own = (language: Language): Catalog[] => [
  import(`../../locales/${language}.json`),
  import(`@bidwright/contract-kit/locales/${language}.json`),
];

/** Loads what a module and the kit say in a language, as one catalog. */
export const loadCatalog = async (language: Language, load: Module['messages']): Promise<Texts> => {
  const files = await Promise.all([...own(language), ...load(language)]);
  return Object.assign({}, ...files.map((file) => file.default));
};
