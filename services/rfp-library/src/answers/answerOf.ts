import {
  likelyShare,
  maxOffered,
  type OfferedText,
  type ProposedAnswer,
  type Reuse,
  type RfpContent,
} from '@bidwright/contract-rfp-library';
import { moreToldBy, type Passage, passageIn, saysTheSame, type Weighed, withHits } from './passages.ts';

/** A text that speaks of less of what is asked does not answer it. */
const leastTold = 0.2;
/** What is proposed as the answer speaks of so much at least. */
const leastProposed = 0.45;
/** A sentence of another text comes in only where it tells so much more. */
const leastAdded = 0.15;
/** Texts that a proposal is made of, at most. */
const maxJoined = 2;

/** A text of the library, with what came of it. */
export interface Known {
  text: Pick<RfpContent, 'id' | 'sectionTitle' | 'rfpContent' | 'proposalYear'> & Pick<OfferedText, 'opportunity'>;
  reuse: Reuse;
  freshness: number;
}

interface Candidate extends Known {
  passage: Passage;
}

/** Of two that say the same the one that won more and is fresher comes first; of two that do not, what they say counts. */
const proven = ({ reuse, freshness }: Candidate) => 0.15 * likelyShare(reuse) + 0.05 * (freshness / 100);
const value = (candidate: Candidate) => candidate.passage.score * (1 + proven(candidate));

/** The first few that say different things. */
const chosenOf = (candidates: readonly Candidate[]): Candidate[] => {
  const chosen: Candidate[] = [];
  for (const one of candidates.toSorted((a, b) => value(b) - value(a))) {
    if (chosen.length === maxOffered) break;
    if (!chosen.some(({ passage }) => saysTheSame(passage, one.passage))) chosen.push(one);
  }
  return chosen;
};

/** The first passage, and sentences of others that tell what it leaves out. */
const proposedBy = (asked: Weighed, [first, ...more]: readonly Candidate[]): Candidate[] => {
  if (!first || first.passage.told < leastProposed) return [];
  const joined = [first];
  let told: number[] = first.passage.hits;
  for (const one of more) {
    if (joined.length === maxJoined) break;
    if (one.passage.sentences.length > 1 || moreToldBy(asked, told, one.passage) < leastAdded) continue;
    joined.push(one);
    told = withHits(told, one.passage);
  }
  return joined;
};

const offered = ({ text, passage, reuse, freshness }: Candidate): OfferedText => ({
  id: text.id,
  sectionTitle: text.sectionTitle,
  opportunity: text.opportunity,
  proposalYear: text.proposalYear,
  freshness,
  used: reuse.used,
  won: reuse.won,
  lost: reuse.lost,
  sentences: passage.sentences,
});

/** What some texts say to a question. */
export const answerOf = (asked: Weighed, texts: readonly Known[]): ProposedAnswer => {
  const candidates = texts.flatMap((known): Candidate[] => {
    const passage = passageIn(asked, known.text.rfpContent, known.text.sectionTitle.name);
    return passage && passage.told >= leastTold ? [{ ...known, passage }] : [];
  });
  const chosen = chosenOf(candidates);
  return {
    sentences: proposedBy(asked, chosen).flatMap(({ text, passage }) =>
      passage.sentences.map((sentence) => ({ entry: text.id, title: text.sectionTitle.name, sentence })),
    ),
    texts: chosen.map(offered),
  };
};
