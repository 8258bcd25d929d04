import type { Reference } from '@bidwright/contract-kit';
import type { Dimension, FixedRows } from './reportList.ts';

/** Figures by their names; null where there is nothing to work one out of. */
export type Figures = Record<string, number | string | null>;

export interface ReportRow {
  /** Names the row to `reportRecords`; `none` of bids that point at nothing. */
  key: string;
  /** What the row stands for, where it has a name in the data. */
  name: string | null;
  figures: Figures;
  /** Of a row that stands for a bid or its contract. */
  bid?: string;
  /** What it is made of, where the report is split once more. */
  parts?: Omit<ReportRow, 'parts' | 'bid'>[];
}

/** Rows and sums of one period. */
export interface ReportPart {
  from: string | null;
  to: string | null;
  rows: ReportRow[];
  totals: Figures;
  /** Bids that the figures leave out, by the reason. */
  without: Record<string, number>;
  /** What each part comes to in all rows, in the order of the parts. */
  parts?: ReportRow[];
}

export interface ReportAnswer extends ReportPart {
  by: Dimension | FixedRows;
  /** By what the rows are split once more. */
  across: Dimension | null;
  previous: ReportPart | null;
}

/** A bid behind a figure. */
export interface ReportRecord {
  id: string;
  solicitationName: string;
  solicitationNumber: string | null;
  client: Reference;
  opportunityStatus: Reference;
  dueDate: string;
  estimatedBudgetAmount: number | null;
  /** What was written down of a bid that was lost or dropped. */
  notesLostDropped: string | null;
  pointsLostOnSections: string | null;
}

export interface ReportRecordsAnswer {
  records: ReportRecord[];
  total: number;
}

/** A file as it is saved; `content` is base64. */
export interface ReportFile {
  name: string;
  mediaType: string;
  content: string;
}
