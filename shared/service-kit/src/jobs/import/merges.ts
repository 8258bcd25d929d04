import { StringDecoder } from 'node:string_decoder';
import { openPromise } from 'yauzl';

/** Cells of a sheet that are one; rows and columns count from 1. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** More are those of no table. */
const max = 200_000;

const merged = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)"/g;
/** As much as an element that is cut in two may hold. */
const longest = 200;

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The merged cells of a sheet of a workbook, by the number of its part. A sheet names them after its rows. */
export const mergesOf = async (path: string, sheetNo: number): Promise<Merge[]> => {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    for await (const part of zip.eachEntry()) {
      if (part.fileName.toLowerCase() !== `xl/worksheets/sheet${sheetNo}.xml`) continue;
      const found: Merge[] = [];
      const letters = new StringDecoder('latin1');
      let rest = '';
      for await (const piece of await zip.openReadStreamPromise(part)) {
        const text = rest + letters.write(piece);
        let end = 0;
        for (const match of text.matchAll(merged)) {
          const [all, left = '', top, right = '', bottom] = match;
          found.push({ top: Number(top), left: columnOf(left), bottom: Number(bottom), right: columnOf(right) });
          end = match.index + all.length;
          if (found.length > max) return [];
        }
        rest = text.slice(Math.max(end, text.length - longest));
      }
      return found;
    }
    return [];
  } finally {
    zip.close();
  }
};

const isFilled = (cell: string | undefined): cell is string => Boolean(cell?.trim());

/**
 * Fills what cells that span rows leave empty below them, row by row: each of those rows has what the first one has. Rows that have
 * nothing of their own stay empty.
 */
export const fillingDown = (merges: Merge[]) => {
  const starting = Map.groupBy(
    merges.filter(({ top, bottom }) => bottom > top),
    ({ top }) => top,
  );
  /** By column, what its cells have until which row. */
  const open = new Map<number, { bottom: number; cell: string }>();
  return (row: number, cells: string[]): string[] => {
    const filled = [...cells];
    if (cells.some(isFilled))
      for (const [left, { bottom, cell }] of open)
        if (row > bottom) open.delete(left);
        else if (!isFilled(filled[left - 1])) filled[left - 1] = cell;
    for (const { left, bottom } of starting.get(row) ?? []) {
      const cell = cells[left - 1];
      if (isFilled(cell)) open.set(left, { bottom, cell });
    }
    return Array.from(filled, (cell) => cell ?? '');
  };
};

/** Is the row a title that stands over the whole table: one merged cell and nothing beside it? */
export const isTitle = (merges: Merge[], row: number, cells: string[]): boolean => {
  const filled = cells.flatMap((cell, at) => (isFilled(cell) ? [at + 1] : []));
  return (
    filled.length === 1 && merges.some(({ top, left, right }) => top === row && left === filled[0] && right > left)
  );
};

/** How many rows the names have: as many as the highest of them, or two where the first row only says what stands together. */
export const headRows = (merges: Merge[], row: number, cells: string[]): number => {
  const here = merges.filter(({ top }) => top === row);
  const wide = here.filter(({ left, right }) => right > left);
  const highest = Math.max(1, ...here.map(({ bottom }) => bottom - row + 1));
  const onlyGroups = cells.every((cell, at) => !isFilled(cell) || wide.some(({ left }) => left === at + 1));
  return wide.length > 0 && onlyGroups ? Math.max(2, highest) : highest;
};

/** The names of a head of several rows: what a merged cell says of several columns comes before the name of each. */
export const namesOfHead = (merges: Merge[], first: number, rows: string[][]): string[] => {
  const width = Math.max(...rows.map(({ length }) => length));
  const at = (row: number, column: number): string => {
    const over = merges.find((one) => one.top === row && one.left <= column && column <= one.right);
    return (rows[row - first]?.[(over?.left ?? column) - 1] ?? '').trim();
  };
  return Array.from({ length: width }, (_, column) =>
    rows
      .map((_row, line) => at(first + line, column + 1))
      .filter(Boolean)
      .join(' '),
  );
};
