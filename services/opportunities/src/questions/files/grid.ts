/** A cell as far as a list of questions goes. Rows and columns count from 1, as in `B2`. */
export interface Cell {
  text: string;
  /** How many columns it covers. */
  span: number;
  /** It is worked out, or stands under one that covers it: nothing is written into it. */
  isFixed: boolean;
}

/** A sheet of a workbook, or a table of a Word file. */
export interface Grid {
  at: number;
  name: string;
  rows: { row: number; cells: Map<number, Cell> }[];
  /** Cells that are not there yet can be made. */
  grows: boolean;
}

/** An answer, and the cell that it goes into. */
export interface Filled {
  table: number;
  row: number;
  column: number;
  text: string;
}

/** What stands in a cell, on one line. */
export const lineOf = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
