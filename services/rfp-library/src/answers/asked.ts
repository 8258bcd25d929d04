import { formsOf, indexedText, isStopWord, stem } from '@bidwright/contract-rfp-library/words';
import { likeWords } from './likeWords.ts';

/** Words of every question: they tell no text from another. */
const usual: ReadonlySet<string> = new Set(
  (
    'please describe explain provide state list outline detail give show tell say how what which who whom whose when where why does do did done can could would should shall must will may any all each every if whether there here than then them they this that these those such your you our we us ' +
    'firm company companies organisation organization organisations bidder offeror vendor supplier contractor respondent proposer proposal bid offer tender ' +
    'question answer response yes no also including include example examples make made get use used using take taken keep kept have has had been being able ensure approach way ways need needed want long much many often go'
  ).split(' '),
);

const partOf = /(?:[a-z0-9]|[^\0-\x7f])+/g;

/** The words of a text as they are indexed, in order. */
export const wordsIn = (text: string): string[] => indexedText(text).match(partOf) ?? [];

/** A word of a question, by whose stem it is found. */
export interface Term {
  stem: string;
  /** Stems of words that mean nearly the same. */
  like: ReadonlySet<string>;
  /** All of these, as texts may write them. */
  forms: string[];
}

/** Words of one question that are looked for. */
const maxTerms = 24;

/** What a question asks about. */
export const termsOf = (question: string): Term[] => {
  const stems = new Map<string, string>();
  for (const word of wordsIn(question))
    if (word.length > 1 && !isStopWord(word) && !usual.has(word)) stems.set(stem(word), word);
  return [...stems].slice(0, maxTerms).map(([found, word]) => {
    const like = likeWords(found);
    const forms = [word, ...like].flatMap((one) => formsOf(one));
    return { stem: found, like: new Set(like.map(stem)), forms: [...new Set(forms)] };
  });
};
