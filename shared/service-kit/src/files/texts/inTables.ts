import { type Printed, type Row, rowsOf } from './rows.ts';

/** A table of a page: its letters, and its records, a line each. */
export interface PrintedTable {
  items: ReadonlySet<Printed>;
  lines: string[];
}

interface Cell {
  start: number;
  end: number;
  items: Printed[];
}

interface Line {
  cells: Cell[];
  place: number;
}

/** From where to where something is printed in any line. */
interface Column {
  start: number;
  end: number;
}

const least = {
  /** Columns, and lines under the headings that begin a record. */
  columns: 3,
  records: 2,
  /** Points between two columns, and parts of the height of their letters. */
  gutter: 8,
  ofHeight: 0.8,
};
/** What numbers a record is one short word, so that nothing of it goes on below. */
const number = /^\S{1,12}$/;
/** A step so much larger than the smallest one parts two records, or ends the table. */
const apart = { records: 1.25, tables: 3 };
/** Stands for an empty cell. */
const nothing = '–';

const gutterBeside = ({ height }: Printed) => Math.max(least.gutter, height * least.ofHeight);

/** What stands on a line, parted by gaps that are no spaces. */
const lineOf = ({ items, place }: Row): Line => {
  const cells: Cell[] = [];
  for (const item of items) {
    const last = cells.at(-1);
    if (last && item.start - last.end < gutterBeside(item)) {
      last.items.push(item);
      last.end = Math.max(last.end, item.end);
    } else cells.push({ start: item.start, end: item.end, items: [item] });
  }
  return { cells, place };
};

/** The columns with another line, if it leaves the strips between them empty. */
const widened = (columns: readonly Column[], { cells }: Line): Column[] | undefined => {
  const all = [...columns, ...cells].toSorted((one, other) => one.start - other.start);
  const merged: Column[] = [];
  for (const { start, end } of all) {
    const last = merged.at(-1);
    if (last && start - last.end < least.gutter) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.length === columns.length ? merged : undefined;
};

const textOf = (cells: readonly Cell[]) => cells.flatMap(({ items }) => items.map(({ text }) => text)).join(' ');

/** What each column of some lines says. */
const cellsOf = (lines: readonly Line[], columns: readonly Column[]): string[] =>
  columns.map(({ start, end }) =>
    textOf(lines.flatMap(({ cells }) => cells.filter((cell) => cell.start >= start && cell.end <= end))),
  );

/** Lines that begin with a number, each with those that go on with what it says. */
const recordsOf = (lines: readonly Line[], [first]: readonly Column[]): Line[][] => {
  const records: Line[][] = [];
  for (const line of lines) {
    const isBegun = line.cells.some(({ end }) => first !== undefined && end <= first.end);
    const open = records.at(-1);
    if (isBegun || !open) records.push([line]);
    else open.push(line);
  }
  return records;
};

/** Where records stand further apart than their lines, none begins within another. */
const areWhole = (records: readonly Line[][]) => {
  const lines = records.flat();
  const steps = lines.slice(1).map(({ place }, at) => (lines[at]?.place ?? 0) - place);
  const usual = Math.min(...steps);
  const begun = new Set(records.map(([line]) => line));
  return steps.every((step, at) => step < usual * apart.records || begun.has(lines[at + 1]));
};

/** The lines of a table that begins with a line, as long as the strips between its columns stay empty. */
const tableFrom = (lines: readonly Line[]): { inside: Line[]; columns: Column[] } | undefined => {
  const [head, ...others] = lines;
  if (!head || head.cells.length < least.columns) return undefined;
  let columns: Column[] = head.cells.map(({ start, end }) => ({ start, end }));
  let usual = Number.POSITIVE_INFINITY;
  const inside = [head];
  for (const line of others) {
    const step = (inside.at(-1)?.place ?? 0) - line.place;
    const wider = step > usual * apart.tables ? undefined : widened(columns, line);
    if (!wider) break;
    usual = Math.min(usual, step);
    columns = wider;
    inside.push(line);
  }
  return { inside, columns };
};

const readFrom = (lines: readonly Line[]): { table: PrintedTable; count: number } | undefined => {
  const found = tableFrom(lines);
  if (!found) return undefined;
  const texts = (record: readonly Line[]) => cellsOf(record, found.columns);
  const all = recordsOf(found.inside, found.columns);
  const end = all.findIndex((record, at) => at > 0 && !number.test(texts(record)[0] ?? ''));
  const records = end < 0 ? all : all.slice(0, end);
  if (records.length - 1 < least.records || !areWhole(records)) return undefined;
  const items = new Set(records.flat().flatMap(({ cells }) => cells.flatMap((cell) => cell.items)));
  const said = records.map((record) => texts(record).map((text) => text || nothing));
  return { table: { items, lines: said.map((cells) => cells.join(' | ')) }, count: records.flat().length };
};

/** Tables of a page whose records are numbered in their first column: each record is a line, however many its cells go over. */
export const tablesIn = (printed: readonly Printed[]): PrintedTable[] => {
  const lines = rowsOf(printed).map(lineOf);
  const tables: PrintedTable[] = [];
  for (let at = 0; at < lines.length; ) {
    const read = readFrom(lines.slice(at));
    if (read) tables.push(read.table);
    at += read?.count ?? 1;
  }
  return tables;
};
