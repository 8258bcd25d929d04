import {
  either,
  type InferType,
  idOf,
  listOf,
  mapOf,
  named,
  number,
  objectOf,
  oneOf,
  string,
  tally,
} from '@bidwright/contract-kit';
import { opportunities } from '../opportunities.ts';
import { dimensions, fixedRows } from './dimensions.ts';

const figures = mapOf(either(number(), string()).nullable()).meta({
  description: 'By their names; shares are parts of one, days are YYYY-MM-DD',
});
/** Figures by their names; null where there is nothing to work one out of. */
export type Figures = InferType<typeof figures>;

const split = {
  /** Names the row to `reportRecords`; `none` of bids that point at nothing. */
  key: string().defined(),
  /** What the row stands for, where it has a name in the data. */
  name: string().nullable().defined(),
  figures,
};

const row = objectOf({
  ...split,
  /** Of a row that stands for a bid or its contract. */
  bid: string().meta({ kind: 'recordId', length: 36, of: opportunities.name }),
  /** What it is made of, where the report is split once more. */
  parts: listOf(objectOf(split)).optional(),
});
export type ReportRow = InferType<typeof row>;

/** Rows and sums of one period. */
const part = {
  from: string().nullable().defined(),
  to: string().nullable().defined(),
  rows: listOf(row),
  totals: figures,
  /** Bids that the figures leave out, by the reason. */
  without: mapOf(number().integer().defined()),
  /** What each part comes to in all rows, in the order of the parts. */
  parts: listOf(row).optional(),
};
const period = objectOf(part);
export type ReportPart = InferType<typeof period>;

export const reportSchema = objectOf({
  by: oneOf([...dimensions, ...fixedRows]),
  /** By what the rows are split once more. */
  across: oneOf(dimensions).nullable(),
  ...part,
  previous: period.nullable(),
});
export type ReportAnswer = InferType<typeof reportSchema>;

/** A bid behind a figure. */
const record = objectOf({
  id: idOf(opportunities.name),
  solicitationName: string().defined(),
  solicitationNumber: string().nullable().defined(),
  client: named('companies'),
  opportunityStatus: named('opportunityStatus'),
  dueDate: string().defined(),
  estimatedBudgetAmount: number().nullable().defined(),
  /** What was written down of a bid that was lost or dropped. */
  notesLostDropped: string().nullable().defined(),
  pointsLostOnSections: string().nullable().defined(),
});
export type ReportRecord = InferType<typeof record>;

export const recordsSchema = objectOf({ records: listOf(record), total: tally() });
export type ReportRecordsAnswer = InferType<typeof recordsSchema>;
