import {
  array,
  choice,
  day,
  flag,
  type InputFrom,
  message,
  number,
  object,
  string,
  text,
} from '@bidwright/contract-kit';
import { bases, dimensions, reportIds } from './reportList.ts';

const some = () =>
  array(
    string()
      .matches(/^(?!0$)[\w-]{1,36}$/, { message: message('validation.invalid') })
      .required(),
  )
    .max(50)
    .default(() => [])
    .meta({ kind: 'texts' });

/** Days after which an open bid that nobody has changed is told of, unless others are asked for. */
export const usualQuiet = 30;

/** Which bids a report is about, and how it looks at them. */
const parameters = {
  report: choice(reportIds).required(),
  /** What its rows stand for; without it the first that the report knows. */
  by: choice(dimensions),
  /** By what its rows are split once more, where the report can be. */
  across: choice(dimensions),
  /** By which days a bid belongs to the period, where the report can go by several. */
  basis: choice(bases),
  /** Both days belong to the period. Without them the report takes its usual one. */
  from: day(),
  to: day().test(
    'order',
    () => message('reports.to.beforeFrom'),
    (to, { parent }) => !to || typeof parent.from !== 'string' || to >= parent.from,
  ),
  /** Only bids in which any of these teams is involved. The others are ids too. */
  team: some(),
  owner: some(),
  client: some(),
  /** Of clients of these types. */
  clientType: some(),
  projectType: some(),
  source: some(),
  chance: some(),
  quiet: number().integer().min(1).max(365).default(usualQuiet).meta({ kind: 'number' }),
  /** Whether amounts are also told weighed by chance, where the report weighs them. */
  weighted: flag().default(true),
  /** The asker's calendar day. */
  today: day(),
};

/** The body of `report`. */
export const reportInput = object({
  ...parameters,
  /** Answers the period before as well. */
  compare: flag(),
});

/** The body of `reportRecords`: the bids behind one row of a report, or behind one figure of it. */
export const reportRecordsInput = object({
  ...parameters,
  /** The row; without it all rows. */
  key: text(60).matches(/^[\w-]+$/, { message: message('validation.invalid'), excludeEmptyString: true }),
  /** The part of the rows, where they are split once more. */
  part: text(60).matches(/^[\w-]+$/, { message: message('validation.invalid'), excludeEmptyString: true }),
  /** The figure; without it all bids of the row. */
  figure: text(30),
  skip: number().integer().min(0).max(100_000).default(0).meta({ kind: 'number' }),
});

/** The body of `reportFile`. */
export const reportFileInput = object({
  ...parameters,
  format: choice(['csv', 'xlsx']).default('csv').required(),
  /** What the columns are called, the name of the rows first. */
  headings: array(string().max(120).required())
    .max(20)
    .default(() => [])
    .meta({ kind: 'texts' }),
  /** What rows are called whose keys are words, such as months and checks. */
  names: array(object({ key: string().max(60).required(), name: string().max(255).required() }).noUnknown())
    .max(200)
    .default(() => [])
    .meta({ kind: 'json' }),
});

export type ReportAsked = InputFrom<typeof reportInput>;
export type ReportRecordsAsked = InputFrom<typeof reportRecordsInput>;
export type ReportFileAsked = InputFrom<typeof reportFileInput>;

type Optional<T extends { report: unknown }> = Pick<T, 'report'> & Partial<T>;

/** What a browser sends: what is usual may stay unsaid. */
export type ReportCall = Optional<ReportAsked>;
export type ReportRecordsCall = Optional<ReportRecordsAsked>;
export type ReportFileCall = Optional<ReportFileAsked>;
