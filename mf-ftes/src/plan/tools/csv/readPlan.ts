import { monthNumber } from '@bidwright/contract-ftes';
import type { Write } from '../../draft/draft.ts';
import { max, rounded } from '../../draft/edits.ts';

/** Rows that a table may have. */
export const maxPlanRows = 10_000;

/** The cells of a table with commas, semicolons or tabs between them. */
export const cellsOf = (text: string): string[][] => {
  const [head = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const body = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === delimiter) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      row = [];
      cell = '';
    } else cell += letter;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell.replace(/\r$/, '')]);
  return rows.filter((cells) => cells.some((one) => one.trim()));
};

/** Why a row of a table is not taken. */
type Refusal = 'name' | 'month' | 'percent' | 'repeated';

export interface ReadPlan {
  writes: Write[];
  /** By row, the row of the names being the first. */
  refused: { row: number; reason: Refusal; given: string }[];
}

const monthIn = (text: string) => {
  const [, year, month] = /^(\d{4})-(\d{1,2})(?:-\d\d)?$/.exec(text) ?? [];
  const number = Number(month);
  return year && number >= 1 && number <= 12 ? monthNumber({ year: Number(year), month: number }) : undefined;
};

const partIn = (text: string) => {
  const plain = text.replace('%', '').replace(',', '.').trim();
  const part = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) / 100 : Number.NaN;
  return part <= max ? rounded(part) : undefined;
};

/** What a table writes into a plan; `keyOf` answers the row of a name. */
export const readPlan = (cells: readonly string[][], keyOf: (name: string) => string | undefined): ReadPlan => {
  const read: ReadPlan = { writes: [], refused: [] };
  const seen = new Set<string>();
  for (const [at, row] of cells.slice(1).entries()) {
    const [name = '', month = '', percent = ''] = row.map((one) => one.trim().replace(/^'(?=[=+\-@])/, ''));
    const refuse = (reason: Refusal, given: string) => read.refused.push({ row: at + 2, reason, given });
    const [key, number, part] = [keyOf(name), monthIn(month), partIn(percent)];
    if (key === undefined) refuse('name', name);
    else if (number === undefined) refuse('month', month);
    else if (part === undefined) refuse('percent', percent);
    else if (seen.has(`${key} ${number}`)) refuse('repeated', `${name}, ${month}`);
    else {
      seen.add(`${key} ${number}`);
      read.writes.push({ key, month: number, part });
    }
  }
  return read;
};
