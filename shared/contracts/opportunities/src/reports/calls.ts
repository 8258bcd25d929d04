import {
  type AskedOf,
  array,
  call,
  choice,
  day,
  flag,
  type InferType,
  message,
  number,
  object,
  type SentOf,
  savedFile,
  string,
  text,
} from '@bidwright/contract-kit';
import { opportunities } from '../opportunities.ts';
import { recordsSchema, reportSchema } from './answers.ts';
import { bases, dimensions } from './dimensions.ts';
import { reportIds } from './reportList.ts';

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

/** Who reads bids may ask; which reports are for whom is stated with each. */
const ofBids = {
  service: opportunities.service,
  tag: 'reports',
  right: opportunities.rights.read,
  reads: [opportunities.name],
};

export const report = call({
  ...ofBids,
  name: 'report',
  summary: 'Figures about bids, grouped, with their sums, and on request those of the period before',
  input: object({
    ...parameters,
    /** Answers the period before as well. */
    compare: flag(),
  }),
  answer: reportSchema,
});

/** The bids behind one row of a report, or behind one figure of it. */
export const reportRecords = call({
  ...ofBids,
  name: 'reportRecords',
  summary: 'The bids behind a figure of a report, fifty at a time, the last due first',
  input: object({
    ...parameters,
    /** The row; without it all rows. */
    key: text(60).matches(/^[\w-]+$/, { message: message('validation.invalid'), excludeEmptyString: true }),
    /** The part of the rows, where they are split once more. */
    part: text(60).matches(/^[\w-]+$/, { message: message('validation.invalid'), excludeEmptyString: true }),
    /** The figure; without it all bids of the row. */
    figure: text(30),
    skip: number().integer().min(0).max(100_000).default(0).meta({ kind: 'number' }),
  }),
  answer: recordsSchema,
});

export const reportFile = call({
  ...ofBids,
  name: 'reportFile',
  summary: 'A report as a file, in base64. A moment is of the day that it has in UTC',
  input: object({
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
  }),
  answer: savedFile(),
  isIdempotent: true,
});

export type ReportAsked = AskedOf<typeof report>;
export type ReportRecordsAsked = AskedOf<typeof reportRecords>;
export type ReportFileAsked = AskedOf<typeof reportFile>;
export type ReportFile = InferType<typeof reportFile.answer>;

/** What a browser sends: what is usual may stay unsaid. */
export type ReportCall = SentOf<typeof report>;
export type ReportRecordsCall = SentOf<typeof reportRecords>;
export type ReportFileCall = SentOf<typeof reportFile>;
