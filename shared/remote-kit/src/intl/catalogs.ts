import type { Catalog, Language, Module } from '@bidwright/shell-api';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Texts by key, ready to be filled. */
export type Texts = Record<string, MessageFormatElement[]>;

/** A text that is only words: `type` 0 says so. */
const words = (value: string): MessageFormatElement[] => [{ type: 0, value }];

/** As it is written: with places to fill, marks or a doubled quote. */
const isMore = (text: string) => /[{}<>]|''/.test(text);

/** The build reads texts; what understands them as they are written comes only where one was not read, as from another build. */
const reader = async (texts: (string | object[])[]) => {
  const isNeeded = texts.some((text) => typeof text === 'string' && isMore(text));
  const { parse } = isNeeded ? await import('@formatjs/icu-messageformat-parser') : { parse: words };
  return (text: string) => (isMore(text) ? parse(text) : words(text));
};

/** The words of the kit and of the contracts' common checks. */
const own = (language: Language): Catalog[] => [
  import(`../../locales/${language}.json`),
  import(`@bidwright/contract-kit/locales/${language}.json`),
];

/** Loads what a module and the kit say in a language, as one catalog. */
export const loadCatalog = async (language: Language, load: Module['messages']): Promise<Texts> => {
  const files = await Promise.all([...own(language), ...load(language)]);
  const found: Record<string, string | MessageFormatElement[]> = Object.assign(
    {},
    ...files.map((file) => file.default),
  );
  const read = await reader(Object.values(found));
  return Object.fromEntries(
    Object.entries(found).map(([key, text]) => [key, typeof text === 'string' ? read(text) : text]),
  );
};
