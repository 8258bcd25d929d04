import { blockOf, drawnTo, filledFrom, fillSource, spotsIn } from './block.ts';
import { readShare, readTable } from './share.ts';
import { units, workedHours, writeFigure } from './units.ts';

const block = (top: number, bottom: number, start: number, end: number) => ({ top, bottom, start, end });

test('two cells mark all between them', () => {
  expect(blockOf({ row: 2, col: 5 }, { row: 0, col: 3 })).toEqual(block(0, 2, 3, 5));
  expect(spotsIn(block(0, 1, 3, 4))).toEqual([
    { row: 0, col: 3 },
    { row: 0, col: 4 },
    { row: 1, col: 3 },
    { row: 1, col: 4 },
  ]);
});

test('a block is drawn out along the months, or along the rows where the pointer went further', () => {
  expect(drawnTo(block(1, 1, 2, 3), { row: 1, col: 6 })).toEqual(block(1, 1, 2, 6));
  expect(drawnTo(block(1, 1, 2, 3), { row: 2, col: 0 })).toEqual(block(1, 1, 0, 3));
  expect(drawnTo(block(1, 1, 2, 3), { row: 5, col: 4 })).toEqual(block(1, 5, 2, 3));
  expect(drawnTo(block(1, 1, 2, 3), { row: 1, col: 3 })).toEqual(block(1, 1, 2, 3));
});

test('a block is filled with what stands in a part of it, over and over, in both directions', () => {
  const cols = (source: ReturnType<typeof block>, target: ReturnType<typeof block>) =>
    filledFrom(source, target).map(({ to, from }) => [to.col, from.col]);
  expect(cols(block(0, 0, 2, 3), block(0, 0, 2, 6))).toEqual([
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [6, 2],
  ]);
  expect(cols(block(0, 0, 2, 3), block(0, 0, 0, 3)).slice(0, 2)).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test('Ctrl+R takes the first column of what is marked, of one column the neighbour; Ctrl+D the same of rows', () => {
  expect(fillSource(block(0, 2, 3, 6), 'row')).toEqual(block(0, 2, 3, 3));
  expect(fillSource(block(0, 0, 3, 3), 'row')).toEqual(block(0, 0, 2, 2));
  expect(fillSource(block(0, 2, 3, 6), 'column')).toEqual(block(0, 0, 3, 6));
  expect(fillSource(block(4, 4, 3, 3), 'column')).toEqual(block(3, 3, 3, 3));
  expect(fillSource(block(0, 0, 0, 0), 'row')).toEqual(block(0, 0, 0, 0));
});

test.each([
  ['50', 0.5],
  ['50%', 0.5],
  ['50 %', 0.5],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['.25', 0.25],
  ['1.0', 1],
  ['1', 0.01],
  ['33.5', 0.335],
  ['0.5%', 0.005],
  ['200', 2],
  ['', 0],
  ['–', 0],
  ['201', undefined],
  ['-5', undefined],
  ['half', undefined],
  ['5 0x', undefined],
])('%j is read as %p', (text, part) => {
  expect(readShare(text)).toBe(part);
});

test('cells are read as spreadsheets copy them, and written as they are shown', () => {
  expect(readTable('50\t60\r\n\t70\r\n')).toEqual([
    ['50', '60'],
    ['', '70'],
  ]);
  expect([0.335, 1.1, 0].map((part) => writeFigure(units.percent, part, 1))).toEqual(['34', '110', '0']);
});

test('a part is typed and shown as hours or FTE too, of a quarter as the hours of its months', () => {
  expect(units.hours.read('40', 1)).toBe(0.25);
  expect(units.hours.read('120', 3)).toBe(0.25);
  expect(writeFigure(units.hours, 0.25, 3)).toBe('120');
  expect(units.hours.read('321', 1)).toBeUndefined();
  expect(units.fte.read('0,25', 3)).toBe(0.25);
  expect(units.fte.read('2.5', 1)).toBeUndefined();
  expect(writeFigure(units.fte, 0.25, 3)).toBe('0.25');
});

test('hours that were worked are kept as they are, up to those of the longest month', () => {
  expect(['7,25', '744', '745', 'x', ''].map((text) => workedHours.read(text, 1))).toEqual([
    7.25,
    744,
    undefined,
    undefined,
    0,
  ]);
});
