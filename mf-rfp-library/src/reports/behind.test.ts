import { entriesBehind } from './behind.ts';

const row = { key: 's1', name: 'Staffing plan' };

test.each([
  ['sectionTitle', row, 'entries', '?section=s1'],
  ['sectionTitle', row, 'overdue', '?section=s1&review=overdue&sort=due'],
  ['sectionTitle', row, 'used', '?section=s1&sort=used'],
  ['year', { key: '2025', name: '2025' }, 'won', '?year=2025&sort=won'],
  ['owner', { key: 'u1', name: 'Ada Lee' }, 'fresh', '?owner=u1%7EAda+Lee&review=fresh&sort=due'],
  ['owner', undefined, 'unplanned', '?review=unplanned&sort=due'],
] as const)('by %s, %j, %s', (by, of, figure, search) => {
  expect(decodeURI(entriesBehind(by, of, figure) ?? '')).toBe(decodeURI(`/rfp-content-library${search}`));
});

test.each([
  ['owner', { key: null, name: null }, 'entries'],
  ['sectionTitle', undefined, 'entries'],
  ['sectionTitle', row, 'wonShare'],
  ['sectionTitle', row, 'blamed'],
] as const)('by %s, %j, %s: no search finds just these', (by, of, figure) => {
  expect(entriesBehind(by, of, figure)).toBeUndefined();
});
