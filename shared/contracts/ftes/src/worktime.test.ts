import { monthNumber } from './months.ts';
import { type Away, capacitiesOf, type WorkTime } from './worktime.ts';

/** December 2026 has 23 days from Monday to Friday, January 2027 has 21, February 20. */
const first = monthNumber({ year: 2026, month: 12 });
const worked = (time: Partial<WorkTime>, count = 3) =>
  capacitiesOf({ share: 1, holidays: new Set(), leaves: [], ...time }, first, count);
const away = (firstDay: string, lastDay: string, hoursPerDay: number | null = null): Away => ({
  firstDay,
  lastDay,
  hoursPerDay,
});

test('without holidays and leave each month is the share, to the last digit', () => {
  for (const share of [1, 0.6, 0.3333, 0]) expect(worked({ share })).toEqual([share, share, share]);
  // Those of other months, and on weekends, change nothing.
  const time = { holidays: new Set(['2026-11-30', '2026-12-26']), leaves: [away('2027-03-01', '2027-03-31')] };
  expect(worked({ share: 0.6, ...time })).toEqual([0.6, 0.6, 0.6]);
});

test('work days less holidays less leave, times the share', () => {
  const time = { holidays: new Set(['2026-12-25', '2027-01-01']), leaves: [away('2026-12-28', '2027-01-04')] };
  // Four days and Christmas in December; one in January, and New Year’s Day.
  expect(worked(time)).toEqual([18 / 23, 19 / 21, 1].map((part) => expect.closeTo(part, 4)));
  expect(worked({ ...time, share: 0.5 })).toEqual([9 / 23, 9.5 / 21, 0.5].map((part) => expect.closeTo(part, 4)));
});

test('a whole month away leaves nothing; more than that neither', () => {
  expect(worked({ leaves: [away('2026-11-01', '2027-01-31')], holidays: new Set(['2026-12-25']) })).toEqual([0, 0, 1]);
});

test('hours of a day are taken off the day of who works part of the time', () => {
  const leaves = [away('2026-12-01', '2026-12-02', 4)];
  expect(worked({ leaves }, 1)).toEqual([expect.closeTo(22 / 23, 4)]);
  // Four hours are the whole day of who works half of it.
  expect(worked({ leaves, share: 0.5 }, 1)).toEqual([expect.closeTo((0.5 * 21) / 23, 4)]);
  expect(worked({ leaves: [away('2026-12-01', '2026-12-02', 24)] }, 1)).toEqual([expect.closeTo(21 / 23, 4)]);
});

test('what is typed twice counts once', () => {
  const leaves = [away('2026-12-01', '2026-12-04'), away('2026-12-03', '2026-12-04', 2)];
  expect(worked({ leaves }, 1)).toEqual([expect.closeTo(19 / 23, 4)]);
});
