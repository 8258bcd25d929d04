import type { PrintedLine } from '@bidwright/service-testing/fixture/papers/files';
import { printedPages } from './testing.ts';

const linesOf = printedPages();

/** Where columns begin; cells that go over several lines are lists. */
const [number, words, due] = [54, 110, 400];
const record = (place: number, no: string, says: string[], day: string[] = []): PrintedLine[] => [
  ...(no ? [[number, place, no] as const] : []),
  ...says.map((text, at): PrintedLine => [words, place - at * 12, text]),
  ...day.map((text, at): PrintedLine => [due, place - at * 12, text]),
];
const above: PrintedLine = [54, 720, 'What is to be delivered stands in the table below, with the weeks.'];
const heading = record(700, 'No.', ['Deliverable'], ['Due']);
const table = [
  ...heading,
  ...record(680, '1', ['A plan of the transition that names a', 'deputy of each person'], ['Week 2']),
  ...record(648, '2', ['A report of hours'], ['Each month,', 'by its fifth']),
  ...record(616, '3', ['Training']),
];
const below: PrintedLine[] = [
  [54, 580, 'The contractor shall deliver all of it to the office of the county,'],
  [54, 568, 'in two copies.'],
];
const read = [
  'What is to be delivered stands in the table below, with the weeks.',
  'No. | Deliverable | Due',
  '1 | A plan of the transition that names a deputy of each person | Week 2',
  '2 | A report of hours | Each month, by its fifth',
  '3 | Training | –',
  'The contractor shall deliver all of it to the office of the county,',
  'in two copies.',
];
const byLine = (lines: readonly PrintedLine[]) =>
  lines.toSorted((one, other) => other[1] - one[1] || one[0] - other[0]);

test('a record of a printed table is a line, over however many its cells go, printed by cells or line by line', async () => {
  expect(await linesOf([above, ...table, ...below])).toEqual([read]);
  expect(await linesOf(byLine([above, ...table, ...below]))).toEqual([read]);
});

test('the foot of a page and a heading below a table are no part of it', async () => {
  const foot: PrintedLine = [300, 60, 'Page 3 of 9'];
  const next: PrintedLine = [54, 590, 'C.3 Staff'];
  expect(await linesOf([...table, next, foot])).toEqual([[...read.slice(1, 5), 'C.3 Staff', 'Page 3 of 9']]);
});

test.each([
  [
    'numbers stand in the middle of their records',
    record(668, '1', []),
    record(680, '', ['A plan that', 'names people']),
  ],
  ['the first column goes on below', record(680, '1', ['A plan']), [[number, 668, 'and so on'] as const]],
])('where %s nothing is put together', async (_what, ...lines: PrintedLine[][]) => {
  const rows = [...heading, ...lines.flat(), ...record(640, '2', ['A report'], ['May'])];
  expect((await linesOf(byLine(rows))).flat().join()).not.toContain('|');
});

test('two columns, and gaps within a line, are no table', async () => {
  const form = ['Name', 'Title', 'Date'].map((text, at): PrintedLine => [54, 700 - at * 14, text]);
  const blanks = form.map(([, place]): PrintedLine => [200, place, '________']);
  const alone = [
    [54, 600, 'Solicitation'],
    [250, 600, 'AB-1'],
    [450, 600, 'Amendment 2'],
  ] as const;
  expect((await linesOf(byLine([...form, ...blanks, ...alone]))).flat().join()).not.toContain('|');
});
