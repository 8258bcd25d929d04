import { pageEnd } from './blocks.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** After these a sentence goes on. */
const abbreviation =
  /(^|[\s(“"])(e\.g|i\.e|et seq|cf|vs|approx|inc|corp|ltd|llc|dr|mr|ms|mrs|st|jr|sr|dept|gov|pub|(?![ap]\.m\b)([a-z]\.)+[a-z])\.$/i;

/** A number follows. */
const numbered = /\b(nos?|secs?|sect|para|art|fig|vol|rev|att|part)\.$/i;

const goesOn = (before: string, after: string) =>
  abbreviation.test(before) || (numbered.test(before) && /^\d/.test(after)) || /^[\p{Ll})\],;]/u.test(after);

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const piece = segment.trim();
    const before = sentences.at(-1);
    if (!piece) continue;
    if (before !== undefined && goesOn(before, piece)) sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
};

/** A sentence with the page that it begins on. */
export interface Sentence {
  text: string;
  page: number | null;
}

/** The sentences of a text within which pages end. */
export const placedSentences = (text: string, first: number | null): Sentence[] => {
  let page = first;
  return sentencesOf(text).map((sentence) => {
    const [before = ''] = new RegExp(`^${pageEnd}*`).exec(sentence) ?? [];
    const begins = page === null ? null : page + before.length;
    if (page !== null) page += sentence.split(pageEnd).length - 1;
    return { text: sentence.replaceAll(pageEnd, ''), page: begins };
  });
};
