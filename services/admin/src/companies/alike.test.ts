import { domainsOf, nameKey, nearKeys } from './alike.ts';

test.each([
  ['Blue Heron, Inc.', 'BLUE HERON'],
  ['Bureau of Inland Waterways', 'Inland Waterways Bureau'],
  ['Société Générale S.A.', 'societe generale'],
  ['Port & Harbor Co', 'Harbor and Port'],
])('%s and %s may be the same', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test('names that say nothing are like none, and numbers tell', () => {
  expect(nameKey('The Company, Ltd.')).toBeNull();
  expect(nameKey('District 9')).not.toBe(nameKey('District 8'));
});

const areNear = (one: string, other: string) => nearKeys(one).some((key) => nearKeys(other).includes(key));

test.each([
  ['Ardenpike Systems', 'Ardenpike System'],
  ['Departement of Labor', 'Department of Labor'],
  ['Calloway Voss', 'Callowya Voss'],
])('%s and %s differ by a slip', (one, other) => {
  expect(areNear(one, other)).toBe(true);
});

test.each([
  ['District Council 9', 'District Council 8'],
  ['Harbor', 'Harbour'],
  ['Ardenpike Systems', 'Ardent Systems'],
  ['The Company', 'Co'],
])('%s and %s do not', (one, other) => {
  expect(areNear(one, other)).toBe(false);
});

test.each([
  ['https://www.heron.example/about?x=1', ['heron.example']],
  ['WWW.Heron.Example', ['heron.example']],
  ['heron.example:8080', ['heron.example']],
  ['none', []],
  ['', []],
  [null, []],
])('the domain of %s is %j', (website, domain) => {
  expect(domainsOf(website)).toEqual(domain);
});
