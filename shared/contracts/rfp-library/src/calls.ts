import {
  type AnswerOf,
  type AskedOf,
  array,
  call,
  choice,
  day,
  idOf,
  lines,
  listOf,
  longText,
  message,
  named,
  number,
  object,
  objectOf,
  recordId,
  reference,
  type SentOf,
  tally,
  text,
} from '@bidwright/contract-kit';
import { maxNamed } from './reuse.ts';
import { reviewActs, reviewResults } from './review.ts';
import { rfpContent } from './rfpContent.ts';

const ids = (of: string) => array(recordId(of).required()).max(maxNamed);
const entries = () => ids(rfpContent.name).min(1).required();

/** The lists and pages of the entries that a call is about. */
const ofEntries = ({ entries }: { entries: readonly string[] }) => [
  { col: rfpContent.name },
  ...entries.map((id) => ({ col: rfpContent.name, id })),
];

/** In how many bids a text was used, and what came of them; see `Reuse`. */
const reuseFields = () => ({ used: tally(), submitted: tally(), won: tally(), lost: tally() });

export const reuse = call({
  service: rfpContent.service,
  name: 'reuse',
  tag: 'reuse',
  summary: 'In how many bids texts were used, and how many of these were sent, won and lost',
  input: object({
    entries: ids(rfpContent.name).default(() => []),
    /** Sections of which all texts count. */
    sectionTitles: ids('sectionTitles').default(() => []),
  }),
  answer: objectOf({
    entries: listOf(
      objectOf({
        id: idOf(rfpContent.name),
        ...reuseFields(),
        lastUsed: tally().nullable().meta({ description: 'Seconds since 1970' }),
      }),
    ),
    sectionTitles: listOf(objectOf({ id: idOf('sectionTitles'), ...reuseFields() })),
  }),
  right: rfpContent.rights.read,
  reads: [rfpContent.name],
});
export type ReuseAnswer = AnswerOf<typeof reuse>;

/** Notes that some entries were used in a bid: all of them, or none. */
export const noteUse = call({
  service: rfpContent.service,
  name: 'use',
  tag: 'reuse',
  summary: 'Notes that entries were used in an opportunity, each under its entry, and answers the ids of the notes',
  input: object({ entries: entries(), opportunity: reference('opportunities').required(), note: text(500) }),
  answer: listOf(idOf(`${rfpContent.name}/uses`)),
  right: rfpContent.rights.read,
  refusals: [404, 409],
  once: true,
  changes: ofEntries,
});

/** Takes up the review of some entries, leaves it, or notes that it is done: for all of them, or none. */
export const review = call({
  service: rfpContent.service,
  name: 'review',
  tag: 'review',
  summary: 'Takes up the review of entries, leaves it or is done with it, and answers their ids',
  input: object({
    entries: entries(),
    act: choice(reviewActs).required(),
    /** What came of it, where it is done. */
    result: choice(reviewResults).test(
      'done',
      () => message('validation.required'),
      (result, { parent }) => parent.act !== 'done' || result !== null,
    ),
    note: lines(2000),
    /** The reader's day: the next review is counted from it. */
    today: day().required(),
  }),
  answer: listOf(idOf(rfpContent.name)),
  right: rfpContent.rights.update,
  refusals: [404, 409],
  once: true,
  changes: ofEntries,
});
export type ToReview = SentOf<typeof review>;
export type ReviewAsked = AskedOf<typeof review>;

/** The years of which there are entries: what a search may look for beside the years of new ones. */
export const years = call({
  service: rfpContent.service,
  name: 'years',
  tag: 'search',
  summary: 'The years of which there are entries, the latest first',
  input: object({}),
  answer: listOf(tally()),
  right: rfpContent.rights.read,
  reads: [rfpContent.name],
});

/** Entries, of the same section or of all, that say nearly the same. */
export const similar = call({
  service: rfpContent.service,
  name: 'similar',
  tag: 'search',
  summary: 'Entries, of one section or of all, that say nearly the same as a text, the most similar first',
  input: object({
    /** Without it entries of all sections are compared. */
    sectionTitle: reference('sectionTitles'),
    rfpContent: longText(100_000).required(),
    /** The entry that is being written itself. */
    id: recordId(rfpContent.name),
  }),
  answer: listOf(
    objectOf({
      id: idOf(rfpContent.name),
      sectionTitle: named('sectionTitles'),
      opportunity: named('opportunities').nullable(),
      proposalYear: number().integer().nullable().defined(),
      /** How much is the same, as a part of one. */
      share: number().min(0).max(1).defined(),
    }),
  ),
  right: rfpContent.rights.read,
  isIdempotent: true,
});
export type Similar = AnswerOf<typeof similar>[number];
