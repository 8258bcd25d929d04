import { formsOf, indexedText, isStopWord, stem } from '@bidwright/contract-rfp-library/words';
import { likeWords } from './likeWords.ts';

/** Words of questions, and of English at large, that tell no subject from another. */
const usual: ReadonlySet<string> = new Set(
  (
    'please describe explain provide state list outline detail give show tell say indicate specify summarize summarise mention discuss demonstrate confirm elaborate submit attach ' +
    'how what which who whom whose when where why does do did done can could would should shall must will may might any all each every if whether either neither both here than then them they this that these those such your you our we us my me i ' +
    'firm company companies organisation organization organisations organizations bidder offeror vendor supplier contractor respondent proposer proposal bid offer tender engagement ' +
    'question answer response yes no also including include example examples make made get use used using take taken keep kept have has had having been being able ensure approach way ways need needed want long much many often go goes going come comes came ' +
    'sure carry regard regarding operate perform passed pass tie raise main major general overall several various certain different particular specific own other others another same further more most less least very only just even still already about above across after again against along among around before behind below between beyond during into like near off out over per since through throughout toward towards under until up upon within without ' +
    'view see seen look draw find found know known think put set bring handle happen happens occur become reach serve add avoid identify receive deal enable allow help perform carry conduct undertake propose offer plan form line kind type sort thing things part parts side case cases point number first second last next new newly good better best high low great large small big short full whole right once twice soon brief clear possible available currently current usual usually normally typically'
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
  /** As texts may write it, and those. */
  forms: { own: string[]; like: string[] };
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
    const forms = { own: formsOf(word), like: [...new Set(like.flatMap((one) => formsOf(one)))] };
    return { stem: found, like: new Set(like.map(stem)), forms };
  });
};
