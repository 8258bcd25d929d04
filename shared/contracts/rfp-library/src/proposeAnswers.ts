import {
  type AnswerOf,
  array,
  call,
  idOf,
  listOf,
  longText,
  named,
  number,
  object,
  objectOf,
  string,
  tally,
} from '@bidwright/contract-kit';
import { rfpContent } from './rfpContent.ts';

/** Questions that one call takes: pages ask for some at a time, and others are answered in between. */
export const maxAsked = 20;
/** Texts that are offered for each. */
export const maxOffered = 5;

/** What the library's texts say to questions. Every word of it stands in one of them. */
export const proposeAnswers = call({
  service: rfpContent.service,
  name: 'proposeAnswers',
  tag: 'search',
  summary: 'For each question whole sentences of texts that answer it, each with its text, and the first five texts',
  input: object({
    questions: array(longText(4000).required()).min(1).max(maxAsked).required(),
  }),
  answer: listOf(
    objectOf({
      /** What is proposed as the answer; nothing where no text speaks of the question. */
      sentences: listOf(
        objectOf({ entry: idOf(rfpContent.name), title: string().defined(), sentence: string().defined() }),
      ),
      /** The best first: by what they say, then by what they won and how fresh they are. */
      texts: listOf(
        objectOf({
          id: idOf(rfpContent.name),
          sectionTitle: named('sectionTitles'),
          opportunity: named('opportunities').nullable(),
          proposalYear: number().integer().nullable().defined(),
          freshness: tally(),
          used: tally(),
          won: tally(),
          lost: tally(),
          /** The sentences that answer, in their order. */
          sentences: listOf(string().defined()),
        }),
      ),
    }),
  ),
  right: rfpContent.rights.read,
  isIdempotent: true,
  reads: [rfpContent.name],
});
export type ProposedAnswer = AnswerOf<typeof proposeAnswers>[number];
export type OfferedText = ProposedAnswer['texts'][number];
