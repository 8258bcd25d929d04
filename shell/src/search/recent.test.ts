import { noteVisit, visitsOf } from './recent.ts';

beforeEach(() => localStorage.clear());

test('the last page stands first, each once, and no more than eight; of each person apart', () => {
  for (let at = 0; at < 12; at += 1) noteVisit('p1', { path: `/bids/${at % 10}`, title: `Bid ${at}` });
  expect(visitsOf('p1').map(({ title }) => title)).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map((at) => `Bid ${at}`));
  expect(visitsOf('p2')).toEqual([]);
});

test.each(['{', 'null', '{"path":1}', '[{"path":"//evil.example","title":"x"},{"path":"/a","title":7},null]'])(
  'what cannot have been kept is left out: %s',
  (kept) => {
    localStorage.setItem('bidwright.recent.p1', kept);
    expect(visitsOf('p1')).toEqual([]);
  },
);
