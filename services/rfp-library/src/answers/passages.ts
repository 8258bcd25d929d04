import { stem } from '@bidwright/contract-rfp-library/words';
import { type Term, wordsIn } from './asked.ts';

/** Sentences in a row that answer together, at most. */
const maxSentences = 4;
/** Another sentence must tell at least so much of the question. */
const leastMore = 0.04;
/** A word that means nearly the same counts as so much of the word itself. */
const likeCounts = 0.6;
/** The rest of the text, and its section, say whether a passage is about the same. */
const around = { text: 0.25, title: 0.35 };

const paragraphEnd = /\n+/;
const sentenceEnd = /(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])|(?<=[。！？])/u;

/** The sentences of each paragraph of a text. */
const sentencesOf = (text: string): string[][] =>
  text.split(paragraphEnd).map((paragraph) =>
    paragraph
      .split(sentenceEnd)
      .map((sentence) => sentence.trim())
      .filter(Boolean),
  );

const stemsOf = (text: string) => new Set(wordsIn(text).map(stem));

/** Words that begin alike for so many letters, and for most of both, are of one family: 'evaluate', 'evaluation'. */
const family = { letters: 5, share: 0.6, counts: 0.8 };

const isOfFamily = (one: string, other: string): boolean => {
  const { letters, share } = family;
  const least = Math.max(letters, Math.ceil(share * Math.max(one.length, other.length)));
  return one.length >= letters && one.slice(0, least) === other.slice(0, least);
};

/** How much of each word of a question stands among some stems. */
const hitsOf = (terms: readonly Term[], stems: ReadonlySet<string>): number[] =>
  terms.map((term) => {
    if (stems.has(term.stem)) return 1;
    for (const one of stems) if (isOfFamily(one, term.stem)) return family.counts;
    for (const like of term.like) if (stems.has(like)) return likeCounts;
    return 0;
  });

/** A question, weighed. */
export interface Weighed {
  terms: readonly Term[];
  /** How much each of them tells. */
  weights: readonly number[];
}

const partOf = ({ weights }: Weighed, hits: readonly number[]): number => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return all === 0 ? 0 : hits.reduce((sum, hit, at) => sum + hit * (weights[at] ?? 0), 0) / all;
};

const joined = (one: readonly number[], other: readonly number[]) =>
  one.map((hit, at) => Math.max(hit, other[at] ?? 0));

/** What a text says to a question. */
export interface Passage {
  sentences: string[];
  /** How much of the question it speaks of, as a part of one. */
  told: number;
  /** The same, with what stands around it. */
  score: number;
  stems: ReadonlySet<string>;
  hits: number[];
}

/** The sentences of a text that say most of what is asked, as few as may be. */
export const passageIn = (asked: Weighed, text: string, title: string): Passage | undefined => {
  const paragraphs = sentencesOf(text).map((sentences) =>
    sentences.map((sentence) => {
      const stems = stemsOf(sentence);
      return { sentence, stems, hits: hitsOf(asked.terms, stems) };
    }),
  );
  let best: { from: number; to: number; told: number; of: (typeof paragraphs)[number]; hits: number[] } | undefined;
  for (const of of paragraphs)
    for (let from = 0; from < of.length; from += 1) {
      let hits: number[] = asked.terms.map(() => 0);
      for (let to = from; to < Math.min(from + maxSentences, of.length); to += 1) {
        hits = joined(hits, of[to]?.hits ?? []);
        const told = partOf(asked, hits);
        const value = told - (to - from) * leastMore;
        const bestValue = best ? best.told - (best.to - best.from) * leastMore : 0;
        if (value > bestValue) best = { from, to, told, of, hits };
      }
    }
  if (!best) return undefined;
  const some = best.of.slice(best.from, best.to + 1);
  const whole = paragraphs.flat().reduce(
    (hits, one) => joined(hits, one.hits),
    asked.terms.map((): number => 0),
  );
  const score =
    best.told + around.text * partOf(asked, whole) + around.title * partOf(asked, hitsOf(asked.terms, stemsOf(title)));
  return {
    sentences: some.map(({ sentence }) => sentence),
    told: best.told,
    score,
    stems: new Set(some.flatMap(({ stems }) => [...stems])),
    hits: best.hits,
  };
};

/** Passages that share so many of their words say the same: names and figures differ from bid to bid. */
const same = 0.7;

export const saysTheSame = (one: Passage, other: Passage): boolean => {
  const [few, many] = one.stems.size < other.stems.size ? [one.stems, other.stems] : [other.stems, one.stems];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared / (few.size + many.size - shared) >= same;
};

/** What a passage tells of a question that others have not told. */
export const moreToldBy = (asked: Weighed, told: readonly number[], passage: Passage): number =>
  partOf(asked, joined(told, passage.hits)) - partOf(asked, told);

export const withHits = (told: readonly number[], { hits }: Passage): number[] => joined(told, hits);
