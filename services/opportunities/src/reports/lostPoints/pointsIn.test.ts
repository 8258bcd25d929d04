import { pointsIn } from './pointsIn.ts';

test.each<[string, ReturnType<typeof pointsIn>]>([
  [
    'Technical approach 4 of 40, Staffing plan 6 of 25',
    [
      { section: 'Technical approach', points: 4, outOf: 40 },
      { section: 'Staffing plan', points: 6, outOf: 25 },
    ],
  ],
  ['Price: 12', [{ section: 'Price', points: 12, outOf: null }]],
  ['Prix – 4,5 sur 40 points', [{ section: 'Prix', points: 4.5, outOf: 40 }]],
  ['2. Management approach 5/15 (no deputy, twice named).', [{ section: 'Management approach', points: 5, outOf: 15 }]],
  ['Volume 2 price 3 of 10', [{ section: 'Volume 2 price', points: 3, outOf: 10 }]],
  [
    'Past performance 8 of 20; all other sections within 2 points of the best',
    [{ section: 'Past performance', points: 8, outOf: 20 }],
  ],
  ['Price\nStaffing 2', [{ section: 'Staffing', points: 2, outOf: null }]],
  ['12 of 40', []],
  ['Nobody told us', []],
  ['', []],
])('%j', (note, found) => {
  expect(pointsIn(note)).toEqual(found);
});

test('a long remark is none', () => {
  expect(pointsIn(`${'a 1 '.repeat(100_000)} 4 of 40`)).toEqual([]);
});

test.each([`${'a'.padEnd(195)}!;`, `${'a 1'.padEnd(195)}!;`, '1 ', 'Price 9 of ', 'a 1.', '(', ' .', 'a:–- 1 pts '])(
  'a note of 20 kB is read at once: %j',
  (piece) => {
    const note = piece.repeat(20_000 / piece.length);
    const before = process.threadCpuUsage();
    pointsIn(note);
    pointsIn(`${note.slice(0, 199)};`.repeat(100));
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100);
  },
);
