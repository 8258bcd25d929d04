import { Problem } from '../../problem.ts';
import { isRow } from '../../row.ts';
import { type Destination, targetOf } from './target.ts';
import { BadCell } from './value.ts';

/** By field the words that people write in its cells, and what each stands for. */
export type Meanings = Record<string, Record<string, string>>;

/** The most words of a field. */
const maxWords = 200;

const badMeanings = (why: string) => new Problem(400, 'bad-value', `meanings ${why}`);

const wordsIn = (field: string, given: unknown): Record<string, string> => {
  const pairs = isRow(given) ? Object.entries(given) : [];
  if (pairs.length === 0 || pairs.length > maxWords)
    throw badMeanings(`must say of ${field} what 1 to ${maxWords} words stand for`);
  return Object.fromEntries(
    pairs.map(([word, meant]) => {
      if (typeof meant !== 'string') throw badMeanings(`must say by a text what ${word} stands for`);
      return [word, meant];
    }),
  );
};

/** What words stand for, where that is said. */
export const meaningsIn = (to: Destination, given: unknown): Meanings => {
  if (given === undefined || given === null) return {};
  if (!isRow(given)) throw badMeanings('must be an object of fields and words');
  return Object.fromEntries(
    Object.entries(given).map(([field, words]) => {
      if (targetOf(to, field)?.kind !== 'field')
        throw new Problem(400, 'unknown-field', `${to.table.name} has no field ${field} whose words mean something`);
      return [field, wordsIn(field, words)];
    }),
  );
};

/** What a cell says, or what its word stands for. Where neither can be read, the words are what can be. */
export const meantBy = <T>(words: Record<string, string> | undefined, text: string, read: (text: string) => T): T => {
  if (!words) return read(text);
  const same = text.toLowerCase();
  const [, meant = text] = Object.entries(words).find(([word]) => word.toLowerCase() === same) ?? [];
  try {
    return read(meant);
  } catch (error) {
    throw error instanceof BadCell ? new BadCell('words', { words: Object.keys(words).join(', ') }) : error;
  }
};
