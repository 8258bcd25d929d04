import { bidsOf, excess, isCommitted, isOpen, percent, summaryOf, totalsOf, yearsOf } from './load.ts';
import { sampleProjection, sampleStatus } from './sample.ts';

const statuses = [sampleStatus('won', 'Won', 1), sampleStatus('writing', 'Open', 0.5), sampleStatus('lost', 'Lost', 0)];

const projections = [
  sampleProjection('Zebra', 'won', [
    [2026, 1, 0.7],
    [2026, 2, 0.7],
    [2027, 1, 1],
  ]),
  sampleProjection('Alpha', 'writing', [[2026, 2, 0.5]]),
  sampleProjection('Badger', 'won', [[2026, 2, 0.4]]),
  sampleProjection('Crane', 'lost', [[2026, 2, 1]]),
  sampleProjection('Dove', 'won', [[2027, 3, 0.1]]),
];

test('lists the bids of the year only, won work first', () => {
  expect(bidsOf(projections, statuses, 2026).map((bid) => bid.opportunity.name)).toEqual([
    'Badger',
    'Zebra',
    'Alpha',
    'Crane',
  ]);
  expect(bidsOf(projections, statuses, 2024)).toEqual([]);
  expect(yearsOf(projections)).toEqual([2026, 2027]);
});

test('adds won work in full and open bids by their chance, and leaves lost ones out', () => {
  const bids = bidsOf(projections, statuses, 2026);
  const committed = totalsOf(bids.filter(isCommitted));
  const expected = totalsOf(bids.filter((bid) => isCommitted(bid) || isOpen(bid)));
  expect(committed.slice(0, 3).map(percent)).toEqual([70, 110, 0]);
  expect(expected.slice(0, 3).map(percent)).toEqual([70, 135, 0]);
});

test('a bid whose status no list knows counts as open', () => {
  expect(bidsOf([sampleProjection('Elk', 'gone', [[2026, 5, 1]])], statuses, 2026)).toMatchObject([
    { category: 'Open', chance: 0 },
  ]);
});

test('a full month is not over, whatever the fractions add up to', () => {
  expect(excess(1 + Number.EPSILON)).toBe(0);
  expect(excess(1.004)).toBe(0);
  expect(excess(1.08)).toBe(8);
});

test('sums the year up', () => {
  const totals = [0.7, 1.1, 1, 0.8, 1.3, ...Array<number>(7).fill(1)];
  expect(summaryOf(totals)).toEqual({
    average: expect.closeTo(0.9917, 4),
    peak: 1.3,
    peakMonth: 5,
    over: [2, 5],
    free: { month: 1, points: 30 },
  });
  expect(summaryOf(totals, 2).free).toEqual({ month: 4, points: 20 });
  expect(summaryOf(totals, 5).free).toBeNull();
  expect(summaryOf(Array<number>(12).fill(0))).toMatchObject({
    peakMonth: null,
    over: [],
    free: { month: 1, points: 100 },
  });
});
