import { weeksOf } from './lanes.ts';

test('Mondays are written above the chart, but none that would reach beyond its end', () => {
  expect(weeksOf('2026-11-23', '2026-12-21')).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']);
  expect(weeksOf('2026-11-23', '2026-12-24')).toHaveLength(4);
  expect(weeksOf('2026-11-23', '2026-12-27')).toHaveLength(5);
});

test('of a long plan there are fewer, and of a day as much as there is', () => {
  expect(weeksOf('2026-01-07', '2026-04-30')).toEqual([
    '2026-01-12',
    '2026-02-02',
    '2026-02-23',
    '2026-03-16',
    '2026-04-06',
  ]);
  expect(weeksOf('2026-11-23', '2026-11-23')).toEqual(['2026-11-23']);
});
