import { maxQuestionLength } from '@bidwright/contract-opportunities';
import { type Chosen, numberColumn, saidColumns } from './columns.ts';
import { type Grid, lineOf } from './grid.ts';

/** A question as its list has it. */
export interface Asked {
  number: string | null;
  section: string | null;
  text: string;
  row: number;
}

const short = (text: string, length: number) => lineOf(text).slice(0, length).trim();

/** The questions below the headings of a table. A cell that reaches over the answers as well is a heading of those that follow. */
export const questionsIn = (grid: Grid, { question, answer, header }: Chosen): Asked[] => {
  const numbers = numberColumn(grid, header);
  const asked: Asked[] = [];
  let section: string | null = null;
  for (const { row, cells } of grid.rows) {
    if (row <= header) continue;
    const over = [...cells].find(
      ([column, { span, text }]) =>
        column + span > Math.max(question, answer) && column <= Math.min(question, answer) && span > 1 && lineOf(text),
    );
    if (over) section = short(over[1].text, 255);
    const cell = cells.get(question);
    const text = cell?.text
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .slice(0, maxQuestionLength)
      .toWellFormed();
    const place = cells.get(answer);
    if (over || !cell || !text || cell.isFixed || place?.isFixed || (!place && !grid.grows)) continue;
    const number = numbers === undefined || numbers === question ? '' : short(cells.get(numbers)?.text ?? '', 60);
    asked.push({ number: number || null, section, text, row });
  }
  return asked;
};

/** A table with its columns, for a person to choose from. */
export interface Table {
  at: number;
  name: string;
  columns: { at: number; name: string; samples: string[] }[];
  question: number | null;
  answer: number | null;
}

const shown = { columns: 40, samples: 2, length: 80 };

/** What a table says of itself; a sheet has one more column, in which nothing stands yet. */
export const tableOf = (grid: Grid): Table => {
  const { question, answer, header } = saidColumns(grid);
  const above = header || (grid.rows[0]?.row ?? 0);
  const columns = [...new Set(grid.rows.flatMap(({ cells }) => [...cells.keys()]))].toSorted((a, b) => a - b);
  const all = grid.grows ? [...columns, (columns.at(-1) ?? 0) + 1] : columns;
  return {
    at: grid.at,
    name: grid.name,
    columns: all.slice(0, shown.columns).map((at) => ({
      at,
      name: short(grid.rows.find(({ row }) => row === above)?.cells.get(at)?.text ?? '', shown.length),
      samples: grid.rows
        .filter(({ row }) => row > above)
        .map(({ cells }) => short(cells.get(at)?.text ?? '', shown.length))
        .filter(Boolean)
        .slice(0, shown.samples),
    })),
    question,
    answer,
  };
};

/** The only table whose headings name both columns. */
export const sureOf = (tables: readonly Table[]): number | null => {
  const [only, ...others] = tables.filter(({ question, answer }) => question !== null && answer !== null);
  return only && others.length === 0 ? only.at : null;
};
