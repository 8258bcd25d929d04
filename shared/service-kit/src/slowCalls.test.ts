import { SlowCalls } from './slowCalls.ts';

const noted = (...calls: [path: string, ms: number, method?: string][]) => {
  const slow = new SlowCalls('fixture');
  for (const [path, ms, method = 'POST'] of calls) slow.note({ method, path, ms });
  return slow;
};

test('calls over half a second are told together, the longest first', () => {
  const slow = noted(
    ['/api/fixture/list', 501.4],
    ['/api/fixture/list', 499],
    ['/api/fixture/list', 900],
    ['/api/fixture/create', 2000],
  );
  expect(slow.told()).toEqual([
    { call: 'fixture/create', count: 1, longestMs: 2000, last: expect.any(Number) },
    { call: 'fixture/list', count: 2, longestMs: 900, last: expect.any(Number) },
  ]);
});

test('what lasts as long as its reader takes or a team sends is not slow, nor what other services answer', () => {
  const slow = noted(
    ['/api/fixture/files/imports', 60_000],
    ['/api/fixture/live', 60_000, 'GET'],
    ['/api/fixture/modules/ftes/versions', 60_000],
    ['/api/other/list', 60_000],
    ['/internal/events', 60_000],
  );
  expect(slow.told()).toEqual([]);
});

test('a day later it is forgotten, and however many are slow ten kinds are told', () => {
  const slow = noted(...Array.from({ length: 3000 }, (_, at): [string, number] => [`/api/fixture/made-up-${at}`, 600]));
  expect(slow.told()).toHaveLength(10);
  expect(slow.told(Date.now() + 25 * 60 * 60 * 1000)).toEqual([]);
});
