import { bucketOf, percentile } from './buckets.ts';

const counted = (times: number[]) => times.map((time) => ({ bucket: bucketOf(time), count: 1 }));

test.each([1, 3, 12, 40, 112, 300, 1000, 9000])('a time of %i ms is read back at most a tenth off', (time) => {
  const read = percentile(counted([time]), 0.95) ?? 0;
  expect(Math.abs(read - time)).toBeLessThanOrEqual(Math.max(0.5, time * 0.1));
});

test('of a hundred calls the slowest five do not count', () => {
  const times = [...Array.from({ length: 95 }, () => 20), ...Array.from({ length: 5 }, () => 5000)];
  expect(percentile(counted(times), 0.95)).toBeLessThan(25);
  expect(percentile(counted([...times, 5000]), 0.95)).toBeGreaterThan(4000);
});

test('nothing is said of no calls, and every time has a place', () => {
  expect(percentile([], 0.95)).toBeNull();
  expect([0, 0.01, 1e9].map(bucketOf)).toEqual([0, 0, 68]);
});
