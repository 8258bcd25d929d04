import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Words that people say by their letters. */
const letters = /^(bpa|fte|gsa|rfp)(s?)$/i;

const spoken = (word: string): string =>
  letters.test(word) ? word.replace(letters, (_, short: string, end) => short.toUpperCase() + end) : word.toLowerCase();

const sentence = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(' ')
    .map(spoken)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of a table or a column as people read it: `RFP content`, and `Opportunities - Actual costs` for a part. */
export const wordsOf = (name: string): string =>
  name
    .split('_')
    .filter((part) => part !== '')
    .map(sentence)
    .join(' - ');

const textsIn = async (file: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(root, file), 'utf8').catch(() => '{}'));

/** What the pages of a service call a field; fields that no page names are called by their words. */
export const fieldWords = async (service: string): Promise<(field: string) => string> => {
  const found = await Promise.all(
    [`shared/contracts/${service}`, `mf-${service}`].map((room) => textsIn(`${room}/locales/en.json`)),
  );
  const texts: Record<string, string> = Object.assign({}, ...found);
  return (field) => {
    const text = texts[`${service}.field.${field}`];
    return text === undefined || text.includes('{') ? wordsOf(field) : text;
  };
};
