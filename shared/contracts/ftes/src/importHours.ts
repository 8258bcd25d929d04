import {
  type AnswerOf,
  call,
  choice,
  dateOrders,
  idOf,
  listOf,
  mapOf,
  message,
  number,
  object,
  objectOf,
  string,
  tally,
} from '@bidwright/contract-kit';
import { actuals, hourImporters } from './actuals.ts';
import { hourMapping } from './hourColumns.ts';

/** Refused rows that one answer tells at most; all of them are counted. */
export const maxRefusedRows = 10_000;

/** Records of a person and bid that one call writes. */
export const hourRecordsAtOnce = 400;

/** A table that was sent for an import. */
const file = () =>
  string()
    .matches(/^[\w-]{1,36}$/, { message: message('validation.invalid') })
    .required()
    .meta({ description: 'The id of a table that was sent for an import' });

/** What is said of a table beside its rows. */
const table = () => ({
  file: file(),
  mapping: hourMapping(),
  dates: choice(dateOrders).meta({
    description: 'What comes first in days such as 03/04/2026; without it they are refused',
  }),
});

/** Months by what becomes of them. */
const counts = objectOf({ created: tally(), changed: tally(), unchanged: tally() });

const fault = objectOf({
  key: string().defined(),
  values: mapOf(string().defined()).optional(),
  message: string().defined(),
});

const ofHours = { service: actuals.service, tag: actuals.name, right: hourImporters, refusals: [404] };

/** A workbook with the columns of a table of hours, to be filled in and imported. */
export const hoursSheet = call({
  ...ofHours,
  name: 'hoursSheet',
  summary:
    'A workbook (XLSX, in base64) to fill in with actual hours: it offers people and bids and says what its columns take',
  input: object({ language: choice(['en', 'fr', 'ro', 'zh']).default('en').required() }),
  answer: objectOf({ name: string().defined(), mediaType: string().defined(), content: string().defined() }),
  refusals: [],
  isIdempotent: true,
});

/** Says what would become of each row of a table of hours, and changes nothing. */
export const tryHours = call({
  ...ofHours,
  name: 'tryHours',
  summary: 'Says what would become of the rows of a table of actual hours, of months or of days; changes nothing',
  input: object(table()),
  answer: objectOf({
    /** Of people and bids; `importHours` writes so many at once. */
    records: tally(),
    counts,
    refused: tally(),
    columns: listOf(string().defined()),
    refusedRows: listOf(
      objectOf({
        /** As spreadsheets count: the row of the names is the first. */
        row: tally(),
        cells: listOf(string().defined()),
        /** By column of the table. */
        faults: mapOf(fault),
      }),
    ),
  }),
  isIdempotent: true,
});
export type TriedHours = AnswerOf<typeof tryHours>;
export type RefusedRow = TriedHours['refusedRows'][number];

/** Brings in the rows that are good, some records a call. What is in already changes nothing, so it may be done again at any time. */
export const importHours = call({
  ...ofHours,
  name: 'importHours',
  summary:
    'Brings in actual hours of a table: those of some people and bids, from one of them on; refused rows are passed over',
  /** Of the table is said what was said for the trial, with each call. */
  input: object({ ...table(), from: number().integer().min(0).default(0) }),
  answer: objectOf({
    next: number().integer().nullable().defined(),
    records: tally(),
    counts,
    /** The job that stands for the import and by which it is taken back: there is none before something was written. */
    import: idOf('jobs'),
  }),
  changes: () => [{ col: actuals.name }],
});
export type ImportedHours = AnswerOf<typeof importHours>;
