import { domainOf, nameKey } from './alike.ts';

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

test.each([
  ['https://www.heron.example/about?x=1', 'heron.example'],
  ['WWW.Heron.Example', 'heron.example'],
  ['heron.example:8080', 'heron.example'],
  ['none', null],
  ['', null],
  [null, null],
])('the domain of %s is %s', (website, domain) => {
  expect(domainOf(website)).toBe(domain);
});
