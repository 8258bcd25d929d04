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

test('what stands behind a report of teams is of these teams; what was added in a period cannot be found', () => {
  const team = ['t1', 't2'];
  expect(entriesBehind('sectionTitle', row, 'used', { report: 'library-reuse', from: '2026-01-01', team })).toBe(
    '/rfp-content-library?section=s1&sort=used&team=t1%2Ct2',
  );
  expect(entriesBehind('owner', undefined, 'fresh', { report: 'library-freshness', to: '2026-01-01' })).toBeUndefined();
});
