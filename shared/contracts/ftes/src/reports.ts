import {
  type AnswerOf,
  type AskedOf,
  array,
  call,
  choice,
  day,
  has,
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
import { isDay } from '@bidwright/contract-kit/days';
import { actuals } from './actuals.ts';
import { maxMonths } from './capacity.ts';
import { monthNumber } from './months.ts';
import { outlooks } from './outlook.ts';
import { projections } from './projections.ts';

export const staffReportIds = [
  'utilisation',
  'utilisation-forecast',
  'bench-and-overload',
  'skills-short',
  'allocation-vs-actual',
  'capacity-if-won',
] as const;
export type StaffReportId = (typeof staffReportIds)[number];

/** What the rows of reports stand for. */
export const staffDimensions = ['person', 'team', 'position', 'skill', 'bid'] as const;
export type StaffDimension = (typeof staffDimensions)[number];

interface Stated {
  /** What its rows stand for; of several the first, unless another is asked for. */
  by: readonly StaffDimension[];
  figures: Readonly<Record<string, 'count' | 'share' | 'decimal'>>;
  /** What its months hold: a part of the capacity, hours more or less than planned, FTE beyond the capacity, or to spare. */
  months: 'share' | 'hours' | 'fte' | 'spare';
  /** What is drawn by month of all rows together. */
  chart?: Readonly<Record<string, 'count' | 'decimal'>>;
}

/** Reports about people's time. */
export const staffReports: Record<StaffReportId, Stated> = {
  utilisation: {
    by: ['person', 'team'],
    figures: {
      average: 'share',
      peak: 'share',
      monthsOver: 'count',
      fteMonths: 'decimal',
      capacityFteMonths: 'decimal',
    },
    months: 'share',
  },
  'utilisation-forecast': {
    by: ['team', 'position', 'person'],
    figures: {
      wonShare: 'share',
      expectedShare: 'share',
      peak: 'share',
      fteMonths: 'decimal',
      openFteMonths: 'decimal',
      capacityFteMonths: 'decimal',
    },
    months: 'share',
    chart: { won: 'decimal', expected: 'decimal', capacity: 'decimal' },
  },
  'bench-and-overload': {
    by: ['person'],
    figures: {
      average: 'share',
      monthsUnder: 'count',
      monthsUnderExpected: 'count',
      monthsOverWon: 'count',
      monthsOverExpected: 'count',
      freeFteMonths: 'decimal',
      fteMonthsOver: 'decimal',
    },
    months: 'share',
    chart: { under: 'count', over: 'count' },
  },
  'skills-short': {
    by: ['skill'],
    figures: {
      roles: 'count',
      able: 'count',
      askedFteMonths: 'decimal',
      askedIfWon: 'decimal',
      freeFteMonths: 'decimal',
      shortFteMonths: 'decimal',
      monthsShort: 'count',
    },
    months: 'spare',
    chart: { asked: 'decimal', short: 'decimal' },
  },
  'allocation-vs-actual': {
    by: ['bid', 'person', 'team'],
    figures: {
      plannedHours: 'decimal',
      actualHours: 'decimal',
      varianceHours: 'decimal',
      actualShare: 'share',
      remainingHours: 'decimal',
    },
    months: 'hours',
  },
  'capacity-if-won': {
    by: ['bid'],
    figures: { chance: 'share', people: 'count', peopleOver: 'count', monthsOver: 'count', fteMonthsOver: 'decimal' },
    months: 'fte',
  },
};

/** Reports are for Admins. */
export const staffReportReaders: Right = (person) => (has(person) ? 'all' : 'none');

/** Teams that a report may be asked for at once. */
const maxTeams = 50;

const invalid = () => message('validation.invalid');

const monthOf = (date: string) => monthNumber({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) });

/** The months from one day to another, both of which belong to them. */
export const monthsAsked = ({ from, to }: { from: string; to: string }): { first: number; count: number } => ({
  first: monthOf(from),
  count: monthOf(to) - monthOf(from) + 1,
});

const isShort = (from: unknown, to: string | null | undefined) => {
  // What is no day is told as such.
  if (typeof from !== 'string' || !isDay(from) || !to || !isDay(to)) return true;
  const { count } = monthsAsked({ from, to });
  return count >= 1 && count <= maxMonths;
};

const parameters = {
  report: choice(staffReportIds).required(),
  by: choice(staffDimensions),
  from: day().required(),
  to: day()
    .required()
    .test('order', invalid, (to, { parent }) => isShort(parent.from, to)),
  /** Only people of any of these teams. */
  team: array(
    string()
      .matches(/^(?!0$)[\w-]{1,36}$/, { message: invalid() })
      .required(),
  )
    .max(maxTeams)
    .default(() => [])
    .meta({ kind: 'texts' }),
  /** Which work counts, where a report counts it in one way at a time. */
  outlook: choice(outlooks).default('expected').required(),
  /** Who is planned for less of the own time than so many percent is on the bench. */
  below: number().integer().min(1).max(100).default(50).required(),
  /** The reader's day: what is planned from its month on remains to be done. */
  today: day().required(),
};

const figures = mapOf(number().nullable()).meta({
  description: 'By their names; shares are parts of one. Null where there is nothing to work one out of',
});

const row = objectOf({
  key: string().defined(),
  name: string().defined(),
  figures,
  months: listOf(number().nullable().defined()).meta({
    description: 'By month; null where somebody does not work at all',
  }),
});
export type StaffReportRow = AnswerOf<typeof staffReport>['rows'][number];

const ofStaff = {
  service: projections.service,
  tag: 'reports',
  right: staffReportReaders,
  reads: [projections.name, actuals.name],
};

export const staffReport = call({
  ...ofStaff,
  name: 'report',
  summary: 'Figures about people’s time, grouped and by month, with their sums',
  input: object(parameters),
  answer: objectOf({
    by: oneOf(staffDimensions),
    months: listOf(objectOf({ year: number().integer().defined(), month: number().integer().defined() })),
    rows: listOf(row),
    totals: figures,
    series: listOf(objectOf({ id: string().defined(), months: listOf(number().defined()) })).meta({
      description: 'Sums by month, of reports that have a chart',
    }),
  }),
});

export const staffReportFile = call({
  ...ofStaff,
  name: 'reportFile',
  summary: 'A report about people’s time as a file, in base64',
  input: object({
    ...parameters,
    format: choice(['csv', 'xlsx']).default('csv').required(),
    /** What the columns are called, the name of the rows first; months follow as they are. */
    headings: array(string().max(120).required())
      .max(20)
      .default(() => [])
      .meta({ kind: 'texts' }),
    /** What the last line is called. */
    total: string().max(120).default('Total'),
  }),
  answer: savedFile(),
  isIdempotent: true,
});

export type StaffReportAsked = AskedOf<typeof staffReport>;
export type StaffReportFileAsked = AskedOf<typeof staffReportFile>;
export type StaffReportCall = SentOf<typeof staffReport>;
export type StaffReportAnswer = AnswerOf<typeof staffReport>;
