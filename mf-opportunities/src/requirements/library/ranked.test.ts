import { type SearchResult, sampleContent, unused } from '@bidwright/contract-rfp-library';
import { rankedBy } from './ranked.ts';
import { searchWordsOf } from './searchWords.ts';

const now = Date.parse('2026-11-29') / 1000;
const year = 365 * 86_400;
const nowhere = { sectionTitle: [], opportunity: [], internalStaffName: [], externalContractor: [] };
const found = (id: string, won: number, lost: number, years: number): SearchResult => ({
  ...sampleContent(),
  opportunity: null,
  teamArray: [],
  freshness: 0,
  id,
  version: 1,
  dateCreated: now - years * year,
  dateUpdated: now - years * year,
  addedBy: null,
  snippet: { text: id, marks: [], before: false, after: false },
  marks: nowhere,
  inDocument: null,
  reuse: { ...unused, used: won + lost, won, lost },
});
const order = (...results: SearchResult[]) => rankedBy(results, now).map(({ entry }) => entry.id);

test('of texts that speak of the same, what won more comes first, then what is fresher', () => {
  expect(order(found('lost', 0, 8, 0), found('never', 0, 0, 0), found('won', 8, 0, 0))).toEqual([
    'won',
    'never',
    'lost',
  ]);
  expect(order(found('old', 2, 1, 9), found('fresh', 2, 1, 0))).toEqual(['fresh', 'old']);
});

test('what speaks of something else stays behind, however often it won, and five are shown', () => {
  const others = Array.from({ length: 19 }, (_, at) => found(`other ${at}`, 1, 1, 0));
  expect(order(found('like', 1, 1, 0), ...others, found('unlike', 9, 0, 0))).toEqual([
    'like',
    'other 0',
    'other 1',
    'other 2',
    'other 3',
  ]);
});

test('words of every solicitation, numbers and small words are not searched for; the longest come first', () => {
  expect(searchWordsOf('The Contractor shall submit a transition plan within 30 days of the award.')).toBe(
    'transition OR award OR plan OR days',
  );
  expect(searchWordsOf('The Contractor shall provide the following 12:')).toBe('');
});
