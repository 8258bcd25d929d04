import { demoData, scaleOpportunities } from '../index.ts';

const today = '2026-11-21';

test('gives as many different opportunities as asked for', () => {
  const made = [...scaleOpportunities(400, today)];
  expect(made).toHaveLength(400);
  const small = demoData(today).opportunities.opportunities;
  expect(new Set([...made, ...small].map(({ id }) => id)).size).toBe(400 + small.length);
  expect(new Set(made.map(({ solicitationName }) => solicitationName)).size).toBe(400);
  expect(new Set(made.map(({ opportunityStatus }) => opportunityStatus.name)).size).toBeGreaterThan(7);
});

test('gives the same again, also while other demo data are made in between', () => {
  const first = [...scaleOpportunities(20, today)];
  const second = [];
  for (const one of scaleOpportunities(20, today)) {
    second.push(one);
    if (second.length === 10) JSON.stringify(demoData(today).ftes);
  }
  expect(second).toEqual(first);
});
