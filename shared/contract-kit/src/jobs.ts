import type { ErrorInfo, Where } from './calls.ts';
import type { Reference } from './fields.ts';

/** Calls about many records at once, and about the work that goes on for them in the background. */
export const jobCalls = [
  'bulkUpdate',
  'exportRecords',
  'importSheet',
  'tryImport',
  'runImport',
  'undoImport',
  'listJobs',
  'getJob',
  'getJobResults',
  'cancelJob',
] as const;
export type JobCall = (typeof jobCalls)[number];

export const jobKinds = ['bulkUpdate', 'export', 'tryImport', 'import', 'tryUndo', 'undo'] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** What became of one record. */
export const outcomes = ['created', 'changed', 'removed', 'unchanged', 'refused', 'conflict', 'missing'] as const;
export type Outcome = (typeof outcomes)[number];
export type Counts = Partial<Record<Outcome, number>>;

/** How many records `bulkUpdate` changes at once; more become a job. */
export const maxAtOnce = 200;
/** How many records are exported before the call is answered; more become a job that is answered at once. */
export const maxExportedAtOnce = 5000;
/** For so many seconds an import can be taken back. */
export const importUndoneWithinS = 24 * 60 * 60;

/** The records that a bulk update or an export is about: these ids, or what a query would find. */
export interface Choice {
  col: string;
  ids?: (string | { id: string; version: number })[];
  where?: Where[];
  search?: string;
}

/** The body of `bulkUpdate`. `clear` names fields that become as in an empty form. `preview` changes nothing. */
export interface BulkUpdate extends Choice {
  set?: Record<string, unknown>;
  clear?: string[];
  preview?: boolean;
}

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * The body of `exportRecords`. Without `fields` all that the person may read. `sub` names a subcollection: its records of all
 * parents are exported, each with its `parent`.
 */
export interface ExportRecords extends Choice {
  sub?: string;
  format?: ExportFormat;
  fields?: string[];
  sort?: { field: string; descending?: boolean };
  /** What the first row says in the place of columns’ names. */
  labels?: Record<string, string>;
}

/**
 * The body of `importSheet`: a workbook with the columns of a collection, to be filled in and imported. `title` names its sheet, `labels` its
 * columns, of which those that rows can do without are left out where they are not named; `language` is that of its notes, `currency` that of its amounts.
 */
export interface ImportSheet {
  col: string;
  sub?: string;
  title?: string;
  labels?: Record<string, string>;
  language?: string;
  currency?: string;
}

/** A file in an answer; `content` is base64. */
export interface SheetFile {
  name: string;
  mediaType: string;
  content: string;
}

/** How a column writes dates with strokes or dots: 03/04/2027 is in April, or in March. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * The body of `tryImport`. `mapping` says by column of the file which field it fills, null for none; without it the names
 * decide. `match` names the fields by which a row without an id finds its record.
 */
export interface TryImport {
  col: string;
  sub?: string;
  file: string;
  mapping?: Record<string, string | null>;
  match?: string[];
  /** By column. Without it such dates are refused: nobody guesses. */
  dates?: Record<string, DateOrder>;
  /** By field the words that people write, and what a cell would hold in place of each; capitals do not matter. */
  meanings?: Record<string, Record<string, string>>;
  /** What an empty cell does to a record that is there: nothing, or it clears the field. */
  empty?: 'keep' | 'clear';
}

/** The body of `undoImport`: of a job of kind `import`. `preview` says what would become of each record, and changes nothing. */
export interface UndoImport {
  id: string;
  preview?: boolean;
}

/** What became of one record of a job, or of one row of a file. */
export interface RecordResult {
  /** The row of the file, from 1 on; the row of the names is the first. */
  row?: number;
  id: string | null;
  outcome: Outcome;
  /** After a change. */
  version?: number;
  reason?: string;
  /** By field, or by column of the file. */
  fields?: ErrorInfo['fields'];
}

export interface Job {
  id: string;
  kind: JobKind;
  col: string;
  sub: string | null;
  state: JobState;
  owner: Reference;
  done: number;
  /** Null as long as nobody has counted. */
  total: number | null;
  counts: Counts;
  /** Why it failed. */
  problem: string | null;
  /** What it made. */
  file: { name: string; size: number; url: string } | null;
  /** Of an import: the rows that were refused, as a file. */
  errors: { url: string } | null;
  /** Of an import: which field each column fills. */
  mapping: Record<string, string | null> | null;
  /** Of an import that wrote something: until when it can be taken back, in seconds since 1970, and the job that did so. */
  undo: { until: number; job: string | null } | null;
  /** Seconds since 1970. */
  dateCreated: number;
  dateUpdated: number;
  /** When it and its file are forgotten. */
  expires: number;
}

/** What an uploaded file for an import is answered with. */
export interface ImportFile {
  id: string;
  name: string;
  columns: string[];
  rows: number;
}
