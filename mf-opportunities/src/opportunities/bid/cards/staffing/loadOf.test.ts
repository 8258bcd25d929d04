import { headsOf, loadOf, teamIn } from './loadOf.ts';

const entry = (year: number, month: number, percentAllocated: number) => ({
  year,
  month,
  monthLabel: null,
  percentAllocated,
});
const ann = {
  id: 'p1',
  fte: { id: 'ann', name: 'Ann' },
  openRole: null,
  entries: [entry(2026, 11, 0.5), entry(2027, 1, 1), entry(2027, 2, 0)],
};
const ben = { id: 'p2', fte: { id: 'ben', name: 'Ben' }, openRole: null, entries: [entry(2026, 11, 0.75)] };
const analysts = {
  id: 'p3',
  fte: null,
  openRole: { title: 'Analyst', count: 2, skill: null, level: null },
  entries: [entry(2027, 1, 0.5)],
};

test('months are summed up without a gap; open roles count as often as they are needed', () => {
  expect(loadOf([ann, ben, analysts])).toEqual([
    { year: 2026, month: 11, ftes: 1.25 },
    { year: 2026, month: 12, ftes: 0 },
    { year: 2027, month: 1, ftes: 2 },
  ]);
  expect(loadOf([])).toEqual([]);
});

test('people are counted once, and roles that are open apart', () => {
  expect(headsOf([ann, { ...ann, id: 'p4' }, ben, analysts])).toEqual({ people: 2, open: 2 });
});

test('who works in a month, the most first, and until when', () => {
  expect(teamIn([ann, ben, analysts], { year: 2026, month: 11 })).toEqual([
    { id: 'p2', name: 'Ben', part: 0.75, until: { year: 2026, month: 11 } },
    { id: 'p1', name: 'Ann', part: 0.5, until: { year: 2027, month: 1 } },
  ]);
  expect(teamIn([ann], { year: 2027, month: 2 })).toEqual([]);
});
