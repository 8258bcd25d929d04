import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { textOf } from '../fault.ts';
import { type Language, languages } from './languages.ts';

/** Texts by key, by language. */
export type Catalogs = Record<Language, Record<string, string>>;

/** Texts that are right in a language although they are the English ones. */
type SameWords = Record<string, string[]>;

/** Words and phrases in lower case that no text of a language may hold, since its readers would say it otherwise. */
type AvoidedWords = Record<string, string[]>;

export interface WordLists {
  same: SameWords;
  avoided: AvoidedWords;
}

const childrenOf = (element: MessageFormatElement): MessageFormatElement[] => {
  if (element.type === TYPE.tag) return element.children;
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options).flatMap(({ value }) => value);
  }
  return [];
};

const withDescendants = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...withDescendants(childrenOf(element))]);

/** Plural forms that the language tells apart and the text does not. */
const missingForms = (elements: MessageFormatElement[], language: Language): string[] =>
  withDescendants(elements).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const needed = new Intl.PluralRules(language, { type: element.pluralType }).resolvedOptions().pluralCategories;
    return needed.filter((form) => !(form in element.options));
  });

const hasWords = (elements: MessageFormatElement[]): boolean =>
  withDescendants(elements).some((element) => element.type === TYPE.literal && /\p{L}{2}/u.test(element.value));

const parsed = (text: string): MessageFormatElement[] | string => {
  try {
    return parse(text);
  } catch (error) {
    return textOf(error);
  }
};

/** What stands between a figure and its percent sign, as the language writes it. */
const percentGap = (language: Language): string => {
  const parts = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(1);
  return parts.find(({ type }) => type === 'literal')?.value ?? '';
};

/** A percent sign that is not written as numbers formatted in the language have it, such as one put behind a value. */
const hasOwnPercent = (text: string, language: Language): boolean =>
  [...text.matchAll(/([\d}#])(\s*)%/gu)].some(
    ([, before = '', gap]) => !/\d/.test(before) || gap !== percentGap(language),
  );

/** Words to avoid that a text holds: whole ones, where the language parts its words by spaces. */
const avoidedIn = (text: string, language: Language, avoided: AvoidedWords): string[] => {
  const isPart = language === 'zh';
  const lower = text.toLowerCase();
  return (avoided[language] ?? []).filter((words) =>
    isPart ? lower.includes(words) : new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u').test(lower),
  );
};

const faultsOfText = (text: string, english: string, language: Language, { same, avoided }: WordLists): string[] => {
  const elements = parsed(text);
  const original = parsed(english);
  if (typeof elements === 'string') return [`cannot be read: ${elements}`];
  if (typeof original === 'string') return [];
  const { success, error } = isStructurallySame(original, elements);
  const forms = missingForms(elements, language);
  const isCopy = language !== 'en' && text === english && hasWords(elements) && !same[language]?.includes(text);
  return [
    ...(success ? [] : [`has other placeholders than the English text: ${error?.message}`]),
    ...(forms.length > 0 ? [`lacks the plural forms ${forms.join(', ')}`] : []),
    ...(hasOwnPercent(text, language) ? ['writes percent in a way of its own'] : []),
    ...(isCopy ? ['is the English text'] : []),
    ...avoidedIn(text, language, avoided).map((words) => `says “${words}”: find plainer words`),
  ];
};

/** What is wrong with the catalogs of one folder: a line for each fault, naming language and key. */
export const faultsOf = (catalogs: Catalogs, lists: WordLists): string[] =>
  languages.flatMap((language) => {
    const texts = catalogs[language];
    if (Object.keys(texts).length === 0) return [`${language}: has no texts`];
    const unknown = Object.keys(texts).filter((key) => !(key in catalogs.en));
    return [
      ...unknown.map((key) => `${language} ${key}: is not in en`),
      ...Object.entries(catalogs.en).flatMap(([key, english]) => {
        const text = texts[key];
        if (!text) return [`${language} ${key}: is missing`];
        return faultsOfText(text, english, language, lists).map((fault) => `${language} ${key}: ${fault}`);
      }),
    ];
  });
