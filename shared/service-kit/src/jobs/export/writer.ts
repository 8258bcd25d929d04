import type { Cell } from './cell.ts';

/** Writes a file row by row. */
export interface SheetWriter {
  add(rows: Cell[][]): Promise<void>;
  /** The file is whole. */
  end(): Promise<void>;
  /** The file is given up. */
  give(): Promise<void>;
}
