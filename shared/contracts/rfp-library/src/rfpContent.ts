import {
  choice,
  collection,
  count,
  day,
  type InputFrom,
  type InputOf,
  ids,
  type Kept,
  lines,
  longText,
  nobody,
  number,
  object,
  oneOfNumbers,
  type Reference,
  reference,
  referenceOrText,
  references,
  status,
  string,
  text,
} from '@bidwright/contract-kit';
import { freshnessOf } from './freshness.ts';
import { reviewCycles, reviewResults } from './review.ts';
import { richText } from './richText.ts';
import { libraryArchivers, libraryKeepers, libraryReaders, libraryWriters, ownAdditions } from './rights.ts';

/** A stored file: its name for people, and where it is. */
const file = () =>
  object({ name: text(255).required(), src: text(2000).required() })
    .noUnknown()
    .nullable()
    .default(null)
    .meta({ kind: 'json' });

/** The latest review. `at` is in seconds since 1970. */
const lastReviewed = () =>
  object({
    by: reference('users').required(),
    at: number().integer().min(0).required(),
    result: choice(reviewResults).required(),
  })
    .noUnknown()
    .nullable()
    .default(null)
    .meta({ kind: 'json' });

/** Who is at its review. `at` is in seconds since 1970. */
const inReview = () =>
  object({ by: reference('users').required(), at: number().integer().min(0).required() })
    .noUnknown()
    .nullable()
    .default(null)
    .meta({ kind: 'json' });

const input = object({
  sectionTitle: reference('sectionTitles').required(),
  rfpContent: longText(100_000).required(),
  /** The same with its form, where it has any. `rfpContent` follows from it. */
  richText: richText(),
  opportunity: reference('opportunities'),
  /** The copy of the opportunity's status; it is answered as `opportunity.status` too. */
  oppStatus: reference('opportunityStatus'),
  pastOpp: reference('opportunities'),
  /** What staff called the past opportunity, where it has no record or no nickname of its own. */
  pastNickname: text(200),
  externalContractor: referenceOrText('companies', 200),
  internalStaffName: referenceOrText('users', 200),
  document: file(),
  image: file(),
  /** 'Yes', 'No', or what stands in the box. */
  callOutBox: lines(2000),
  diagramImage: choice(['Yes', 'No']),
  teams: references('teams'),
  proposalYear: count(),
  owner: reference('users'),
  reviewEveryMonths: oneOfNumbers(reviewCycles),
  reviewDue: day(),
  lastReviewed: lastReviewed(),
  inReview: inReview(),
  status: status(),
});

type Written = { opportunity?: { status?: Reference | null } | null };

/** An opportunity may bring its status along, as it is answered. */
const withStatus = <T extends Written>(value: T): T =>
  value?.opportunity?.status ? { ...value, oppStatus: value.opportunity.status } : value;

type StoredContent = InputFrom<typeof input> & Kept;

const comment = object({ text: longText(5000).required() });

/** An entry as it is answered. */
export type RfpContent = Omit<StoredContent, 'opportunity'> & {
  opportunity: (Reference & { status: Reference | null }) | null;
  teamArray: string[];
  freshness: number;
};

/** A stored entry as it is answered. */
export const shownContent = (record: StoredContent): RfpContent => ({
  ...record,
  opportunity: record.opportunity && { ...record.opportunity, status: record.oppStatus },
  teamArray: record.teams.map(({ id }) => id),
  freshness: freshnessOf(record),
});

/** The opportunity for which a text was used again. */
const use = object({ opportunity: reference('opportunities').required(), note: lines(500) });

const review = object({ result: choice(reviewResults).required(), note: lines(2000) });

/** Every reader may say something of an entry. */
const said = { read: libraryReaders, create: libraryReaders, update: libraryReaders };

/** Proposal text that was sent once and may be used again. */
export const rfpContent = collection({
  name: 'rfpContent',
  service: 'rfp-library',
  input: input.transform(withStatus),
  search: ['sectionTitle', 'opportunity', 'rfpContent'],
  sort: 'proposalYear',
  match: ['sectionTitle', 'rfpContent'],
  asked: {
    sort: ['proposalYear', 'reviewDue'],
    filter: ['sectionTitle', 'opportunity', 'oppStatus', 'pastOpp', 'teams', 'owner', 'status'],
  },
  rights: { read: libraryReaders, create: libraryWriters, update: libraryKeepers },
  sub: {
    changeLog: { name: 'changeLog', input: object({}), readOnly: true },
    uses: { name: 'uses', input: use, rights: said, own: ownAdditions },
    /** Written by the call `review`, together with what the review means for the entry. */
    reviews: {
      name: 'reviews',
      input: review,
      rights: { read: libraryReaders, create: nobody, update: nobody },
      many: { import: nobody },
    },
    /** What readers say about an entry; each may change only the own words. */
    comments: {
      name: 'comments',
      input: comment,
      rights: said,
      own: (person) => [{ field: 'addedBy', ids: [person.id] }],
    },
  },
  fields: { status: { update: libraryArchivers } },
  byService: ['inReview'],
  history: true,
  derived: object({
    teamArray: ids(),
    freshness: number().integer().min(0).max(100).required(),
    /** With the copy of its status, as searches answer it. */
    opportunity: object({ id: string().required(), name: string().required(), status: reference('opportunityStatus') })
      .nullable()
      .default(null)
      .meta({ kind: 'reference', of: 'opportunities' }),
  }),
  derive: (record) => {
    const { teamArray, freshness, opportunity } = shownContent(record);
    return { teamArray, freshness, ...(opportunity && { opportunity }) };
  },
  derivedFrom: { teamArray: 'teams.id' },
});

/** The opportunity in which a text was used again. */
export type Use = InputFrom<typeof use> & Kept;

/** A review that was done. */
export type Review = InputFrom<typeof review> & Kept;

export type Comment = InputFrom<typeof comment> & Kept;

export type RfpContentInput = InputOf<typeof rfpContent>;
