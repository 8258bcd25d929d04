import {
  type AnswerOf,
  type AskedOf,
  array,
  call,
  choice,
  day,
  either,
  has,
  type InferType,
  idOf,
  listOf,
  mapOf,
  message,
  number,
  object,
  objectOf,
  oneOf,
  type Right,
  type SentOf,
  savedFile,
  string,
} from '@bidwright/contract-kit';
import { rfpContent } from './rfpContent.ts';

/** What reports group entries by. */
export const reportDimensions = ['sectionTitle', 'owner', 'year'] as const;
export type ReportDimension = (typeof reportDimensions)[number];

export const libraryReportIds = ['library-reuse', 'library-freshness', 'library-sections'] as const;
export type LibraryReportId = (typeof libraryReportIds)[number];

/** How a figure is written. */
type FigureKind = 'count' | 'share' | 'day';

interface Stated {
  /** What its rows stand for; of several the first, unless another is asked for. */
  by: readonly ReportDimension[];
  figures: Readonly<Record<string, FigureKind>>;
  /** The figures of its chart. */
  chart: readonly string[];
}

/** Reports about the library. */
export const libraryReports: Record<LibraryReportId, Stated> = {
  'library-reuse': {
    by: reportDimensions,
    figures: {
      entries: 'count',
      reused: 'count',
      used: 'count',
      submitted: 'count',
      won: 'count',
      lost: 'count',
      wonShare: 'share',
    },
    chart: ['used', 'won'],
  },
  'library-freshness': {
    by: reportDimensions,
    figures: {
      entries: 'count',
      fresh: 'count',
      dueSoon: 'count',
      overdue: 'count',
      inReview: 'count',
      unplanned: 'count',
      oldestDue: 'day',
    },
    chart: ['overdue', 'dueSoon'],
  },
  'library-sections': {
    by: ['sectionTitle'],
    figures: { blamed: 'count', blamedLost: 'count', entries: 'count', used: 'count', won: 'count', wonShare: 'share' },
    chart: ['blamed', 'won'],
  },
};

/** Reports are for Admins. */
export const reportReaders: Right = (person) => (has(person) ? 'all' : 'none');

const invalid = () => message('validation.invalid');

/** Teams that a report may be asked for at once. */
const maxTeams = 50;

const parameters = {
  report: choice(libraryReportIds).required(),
  by: choice(reportDimensions),
  /** Both days belong to the period; without one it is open at that end. What must lie in it, each report says. */
  from: day(),
  to: day().test('order', invalid, (to, { parent }) => !to || typeof parent.from !== 'string' || to >= parent.from),
  /** Only texts, and bids, of any of these teams. */
  team: array(
    string()
      .matches(/^(?!0$)[\w-]{1,36}$/, { message: invalid() })
      .required(),
  )
    .max(maxTeams)
    .default(() => [])
    .meta({ kind: 'texts' }),
  /** The reader's day: reviews are due or not on it. */
  today: day().required(),
};

const figures = mapOf(either(number(), string()).nullable()).meta({
  description: 'By their names; shares are parts of one, days are YYYY-MM-DD',
});
/** Figures by their names; null where there is nothing to work one out of. */
export type LibraryFigures = InferType<typeof figures>;

const row = objectOf({
  /** The id of what the row stands for; none of entries that have none. */
  key: string().nullable().defined(),
  name: string().nullable().defined(),
  figures,
  /** Bids whose lost points were put down to the section, the latest first. */
  bids: listOf(objectOf({ id: idOf('opportunities'), name: string().defined(), note: string().defined() })).optional(),
});
export type LibraryReportRow = InferType<typeof row>;

const ofLibrary = { service: rfpContent.service, tag: 'reports', right: reportReaders, reads: [rfpContent.name] };

export const libraryReport = call({
  ...ofLibrary,
  name: 'report',
  summary: 'Figures about the library, grouped, with their sums. A moment is of the day that it has in UTC',
  input: object(parameters),
  answer: objectOf({ by: oneOf(reportDimensions), rows: listOf(row), totals: figures }),
});

export const libraryReportFile = call({
  ...ofLibrary,
  name: 'reportFile',
  summary: 'A report about the library as a file, in base64. A moment is of the day that it has in UTC',
  input: object({
    ...parameters,
    format: choice(['csv', 'xlsx']).default('csv').required(),
    /** What the columns are called, the name of the rows first. */
    headings: array(string().max(120).required())
      .max(20)
      .default(() => [])
      .meta({ kind: 'texts' }),
    /** What the last line is called, and a row of what has no name. */
    names: object({ total: string().max(120).default('Total'), none: string().max(120).default('None') })
      .noUnknown()
      .meta({ kind: 'json' }),
  }),
  answer: savedFile(),
  isIdempotent: true,
});

export type LibraryReportAsked = AskedOf<typeof libraryReport>;
export type LibraryReportFileAsked = AskedOf<typeof libraryReportFile>;

/** What a browser sends: what is usual may stay unsaid. */
export type LibraryReportCall = SentOf<typeof libraryReport>;
export type LibraryReportFileCall = SentOf<typeof libraryReportFile>;
export type LibraryReportAnswer = AnswerOf<typeof libraryReport>;
export type LibraryReportFile = AnswerOf<typeof libraryReportFile>;
