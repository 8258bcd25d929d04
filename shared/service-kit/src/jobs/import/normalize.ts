import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { encodingOf } from '../../files/encodingOf.ts';
import { restored } from '../export/cell.ts';
import { maxColumns, maxRows } from './limits.ts';
import { mergesOf } from './merges.ts';
import { tableOfSheet } from './sheetTable.ts';

/** Why a file cannot be imported; the words stand in `refusals`. */
export class Unfit extends Error {
  override name = 'Unfit';
}

/** What a file has. */
export interface Sheet {
  columns: string[];
  rows: number;
}

type Cells = string[];

interface WorkbookRow {
  number: number;
  values: unknown;
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const text = value.toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
  }
  if (typeof value !== 'object') return String(value);
  if ('richText' in value && Array.isArray(value.richText)) return value.richText.map((run) => run.text ?? '').join('');
  if ('result' in value) return textOf(value.result);
  if ('text' in value) return textOf(value.text);
  return '';
};

async function* rowsOfSheet(sheet: AsyncIterable<WorkbookRow>) {
  for await (const row of sheet) {
    if (row.number > maxRows + 1) throw new Unfit('too-many-rows');
    const { values } = row;
    yield { row: row.number, cells: Array.isArray(values) ? Array.from(values.slice(1), textOf) : [] };
  }
}

/** Rows of the first sheet of a workbook. */
async function* rowsOfWorkbook(path: string): AsyncGenerator<Cells> {
  // It is large, and most files are CSV.
  const { WorkbookReader } = await import('@cj-tech-master/excelts');
  const workbook = new WorkbookReader(path, { styles: 'cache', sharedStrings: 'cache', hyperlinks: 'ignore' });
  for await (const sheet of workbook) {
    yield* tableOfSheet(rowsOfSheet(sheet), await mergesOf(path, sheet.sheetNo));
    return;
  }
}

/** The text of a file in pieces, however it is written. */
async function* piecesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const piece of createReadStream(path)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** What stands between the cells: the sign that the first line has most of. */
const delimiterOf = async (path: string): Promise<string> => {
  const { value = '' } = await piecesOf(path).next();
  const [line = ''] = value.split(/\r?\n/, 1);
  const times = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => times(b) - times(a))[0] ?? ',';
};

async function* rowsOfText(path: string): AsyncGenerator<Cells> {
  const delimiter = await delimiterOf(path);
  const options = { delimiter, relax_column_count: true, max_record_size: 2_000_000 };
  for await (const cells of Readable.from(piecesOf(path)).pipe(parse(options))) yield cells.map(restored);
}

const withoutEnd = (cells: Cells): Cells => {
  let length = cells.length;
  while (length > 0 && !cells[length - 1]?.trim()) length -= 1;
  return cells.slice(0, length);
};

const namesIn = (cells: Cells): string[] => {
  const names = withoutEnd(cells).map((name, at) => name.trim() || `Column ${at + 1}`);
  if (names.length === 0) throw new Unfit('no-columns');
  if (names.length > maxColumns) throw new Unfit('too-many-columns');
  if (new Set(names).size < names.length) throw new Unfit('repeated-columns');
  return names;
};

/** Rows held at once. */
const batch = 500;

/** As many cells as there are names; more than that are no part of the table. */
const fitted = (cells: Cells, { length }: string[]): Cells => Array.from({ length }, (_, at) => cells[at] ?? '');

/** Writes the rows of a CSV file or a workbook as plain CSV: the names, then as many cells in each row. */
export const normalize = async (from: string, to: string, type: string): Promise<Sheet> => {
  const file = await open(to, 'w', 0o600);
  try {
    let columns: string[] | undefined;
    let rows = 0;
    let waiting: Cells[] = [];
    const write = async () => {
      await file.appendFile(stringify(waiting));
      waiting = [];
    };
    for await (const cells of type === 'text/csv' ? rowsOfText(from) : rowsOfWorkbook(from)) {
      if (columns) rows += 1;
      columns ??= namesIn(cells);
      if (rows > maxRows) throw new Unfit('too-many-rows');
      waiting.push(fitted(rows === 0 ? columns : cells, columns));
      if (waiting.length === batch) await write();
    }
    await write();
    if (!columns) throw new Unfit('no-columns');
    return { columns, rows };
  } finally {
    await file.close();
  }
};
