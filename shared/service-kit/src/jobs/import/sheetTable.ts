import { fillingDown, headRows, isTitle, type Merge, namesOfHead } from './merges.ts';

/** A row of a sheet, by its number there. */
interface NumberedRow {
  row: number;
  cells: string[];
}

/** Rows above the names at most: titles and what is empty. */
const maxAbove = 50;

/**
 * A sheet as one table: the names in the first row, then each row at its own number, so that what is said of a row is found there. What
 * stands above the names is left out, names of several rows become one, and merged cells fill the rows that they span.
 */
export async function* tableOfSheet(rows: AsyncIterable<NumberedRow>, merges: Merge[]): AsyncGenerator<string[]> {
  const filled = fillingDown(merges);
  const head: string[][] = [];
  let first = 0;
  let height = 0;
  let last = 0;
  for await (const { row, cells } of rows) {
    if (height === 0) {
      const isAbove = cells.every((cell) => !cell.trim()) || isTitle(merges, row, cells);
      if (isAbove && row <= maxAbove) continue;
      [first, height] = [row, headRows(merges, row, cells)];
    }
    if (row < first + height) {
      head[row - first] = cells;
      continue;
    }
    if (last === 0) {
      yield namesOf();
      last = 1;
    }
    for (last += 1; last < row; last += 1) yield [];
    yield filled(row, cells);
  }
  if (last === 0 && height > 0) yield namesOf();

  function namesOf(): string[] {
    const lines = Array.from({ length: height }, (_, at) => head[at] ?? []);
    return height === 1 ? (lines[0] ?? []) : namesOfHead(merges, first, lines);
  }
}
