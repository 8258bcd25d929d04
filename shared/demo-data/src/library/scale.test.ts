import { scaleContent, scaleOpportunities } from '../index.ts';

const today = '2026-11-21';
const made = [...scaleContent(2000, today)];

test('gives as many different entries as asked for, the same each time', () => {
  expect(new Set(made.map(({ id }) => id)).size).toBe(2000);
  expect(new Set(made.map(({ rfpContent }) => rfpContent)).size).toBe(2000);
  expect([...scaleContent(2000, today)]).toEqual(made);
});

test('the bids are those of the large set, with their names and statuses', () => {
  const bids = new Map([...scaleOpportunities(200, today)].map((bid) => [bid.id, bid]));
  for (const { opportunity, oppStatus } of made) {
    const bid = bids.get(opportunity?.id ?? '');
    expect([opportunity?.name, oppStatus]).toEqual([bid?.solicitationName, bid?.opportunityStatus]);
  }
});

test('ids and days rise together, over ten years, all of them past', () => {
  const days = made.map(({ dateCreated }) => dateCreated);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(made.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toSorted());
  expect(new Set(made.map(({ proposalYear }) => proposalYear)).size).toBe(11);
  expect(Math.max(...days)).toBeLessThan(Date.parse(today) / 1000);
});

test('words follow Zipf’s law: a few stand everywhere, most hardly anywhere', () => {
  const counts = new Map<string, number>();
  for (const { rfpContent } of made)
    for (const word of new Set(rfpContent.toLowerCase().match(/\p{L}+/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const ranked = [...counts.values()].toSorted((a, b) => b - a);
  expect(ranked.length).toBeGreaterThan(8000);
  expect(ranked[0]).toBeGreaterThan(1900);
  expect(ranked[Math.floor(ranked.length / 2)]).toBeLessThan(6);
});

test('a thousand characters on average', () => {
  const letters = made.reduce((sum, { rfpContent }) => sum + rfpContent.length, 0) / made.length;
  expect(letters).toBeGreaterThan(800);
  expect(letters).toBeLessThan(1300);
});
