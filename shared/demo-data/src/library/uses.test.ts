import { demoData } from '../index.ts';

const data = demoData('2026-11-21');
const { rfpContent } = data['rfp-library'];
const bids = new Map(data.opportunities.opportunities.map((bid) => [bid.id, bid]));
const uses = rfpContent.flatMap((entry) => entry.uses.map((use) => ({ entry, use })));

test('900 uses, some texts in many bids and some in none', () => {
  expect(uses).toHaveLength(900);
  const counts = rfpContent.map((entry) => entry.uses.length);
  expect(Math.max(...counts)).toBe(9);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(50);
});

test('a text is used in bids begun after its own, each once, before today', () => {
  for (const { entry, use } of uses) {
    const [own, later] = [bids.get(entry.opportunity?.id ?? ''), bids.get(use.opportunity.id ?? '')];
    expect((later?.dateCreated ?? 0) * 1000).toBeGreaterThan(Date.parse(own?.dueDate ?? '2999-01-01'));
    expect(use.dateCreated * 1000).toBeLessThan(Date.parse('2026-11-21'));
    expect(use.addedBy).toEqual(later?.addedBy);
  }
  const pairs = uses.map(({ entry, use }) => `${entry.id}/${use.opportunity.id}`);
  expect(new Set(pairs).size).toBe(900);
});

test('some of the bids were won, and some lost', () => {
  const results = new Set(uses.map(({ use }) => bids.get(use.opportunity.id ?? '')?.opportunityStatus.name));
  expect([...results]).toEqual(expect.arrayContaining(['Won', 'Lost']));
});

test('each latest review is a record of its own', () => {
  for (const { lastReviewed, reviews } of rfpContent)
    expect(reviews.map(({ dateCreated, addedBy, result }) => ({ at: dateCreated, by: addedBy, result }))).toEqual(
      lastReviewed ? [lastReviewed] : [],
    );
});
