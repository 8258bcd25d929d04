import type { PrintedLine } from '@bidwright/service-testing/fixture/papers/files';
import { inColumns } from './inColumns.ts';
import { printedPages } from './testing.ts';

const left = [
  'The contractor shall build a website on which',
  'people ask for permits of the county. It must',
  'be ready within ninety days after the award.',
  'The offeror shall submit a staffing plan that',
  'names a deputy of each key person.',
  'Work is done in the offices of the county, and',
  'elsewhere where both agree to it in writing',
  'before it begins, for each task of the order',
];
const right = [
  'that this contract allows to be placed.',
  'Invoices are sent once a month, with the hours',
  'of each person by task. The county pays them',
  'within thirty days if nothing is missing, else',
  'within thirty days after all of it has come.',
  'The vendor must keep records for six years, and',
  'let the auditor of the county see them on any',
  'working day, without being asked beforehand.',
];

const top = 640;
const pitch = 12;
const at = (line: number) => top - line * pitch;

/** Each row of a table takes two lines, and stands a little apart. */
const inTable = (line: number) => at(line) - Math.floor(line / 2) * 8;

const rows = (lines: readonly string[], start: number, from = 0): PrintedLine[] =>
  lines.map((text, n) => [start, at(from + n), text]);

/** As many programs print it: each line over both columns. */
const across = (...columns: PrintedLine[][]): PrintedLine[] =>
  columns.flat().toSorted((one, other) => other[1] - one[1] || one[0] - other[0]);

const columns = (from = 0) => [rows(left, 54, from), rows(right, 320, from)];

const linesOf = printedPages();

test('two columns that are printed line by line across are read one after the other, page by page', async () => {
  const page = across(...columns());
  expect(await linesOf(page, page)).toEqual([
    [...left, ...right],
    [...left, ...right],
  ]);
});

test('what is printed in the order of the columns stays as it is', async () => {
  expect(await linesOf(columns().flat())).toEqual([[...left, ...right]]);
});

test('titles and sentences over the whole width part the columns, and heads and feet stand at the edges', async () => {
  const title = 'SECTION L. INSTRUCTIONS, CONDITIONS AND NOTICES TO OFFERORS, AS AMENDED ON THE SECOND OF MAY';
  const page: PrintedLine[] = [
    [54, 740, 'SOLICITATION 12-R-004'],
    [500, 740, 'Harbor County'],
    ...across(...columns()),
    [54, at(8), title],
    ...across(...columns(9)),
    [54, 40, 'SOLICITATION 12-R-004'],
    [500, 40, 'Page 3'],
  ];
  const [lines] = await linesOf(page);
  const edges = ['SOLICITATION 12-R-004 Harbor County', 'SOLICITATION 12-R-004 Page 3'];
  expect(lines).toEqual([edges[0], ...left, ...right, title, ...left, ...right, edges[1]]);
});

const words = (lines: string[] | undefined) => lines?.join(' ').replace(/\s+/g, ' ');

test('rows of a table stay rows: its cells are short, or end together', async () => {
  const cells = Array.from({ length: 12 }, (_, n) => [`Deliverable ${n}`, `Week ${n}`] as const);
  const short = cells.flatMap(([what, when], n): PrintedLine[] => [
    [54, at(n), what],
    [320, at(n), when],
    [480, at(n), 'By mail, to the office of the county'],
  ]);
  const [read] = await linesOf(short);
  expect(words(read)).toContain('Deliverable 3 Week 3 By mail, to the office of the county Deliverable 4');

  const long = left.flatMap((text, n): PrintedLine[] => [
    [54, inTable(n), text],
    [320, inTable(n), right[n] ?? ''],
  ]);
  const [table] = await linesOf(long);
  expect(words(table)).toContain(`${left[0]} ${right[0]} ${left[1]} ${right[1]}`);
});

test('a page of one column is read as it comes', async () => {
  const one = rows(
    [...left, ...right].map((text, n) => `${text} ${right[n % 8]}`),
    54,
  );
  const [read] = await linesOf(one);
  expect(read).toEqual(one.map(([, , text]) => text));
});

test.each([Number.NaN, 9_000_000])('letters at %d are in no column', (start) => {
  const printed = across(...columns()).map(([from, place, text]) => ({
    text,
    start: from,
    end: from + 200,
    place,
    height: 9,
  }));
  expect(inColumns(printed)).toHaveLength(16);
  expect(inColumns([...printed, { text: 'far', start, end: start + 10, place: 100, height: 9 }])).toBeUndefined();
});
