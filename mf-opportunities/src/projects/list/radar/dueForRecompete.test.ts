import { dueForRecompete } from './dueForRecompete.ts';

test('a project counts by its last contract, once, unless its recompete has begun', () => {
  const contracts = [
    { opportunityId: 'p1', endDate: '2027-03-01' },
    { opportunityId: 'p2', endDate: '2027-01-31' },
    { opportunityId: 'p1', endDate: '2027-09-30' },
    { opportunityId: 'p3', endDate: '2027-02-01' },
    { opportunityId: 'p4', endDate: null },
  ];
  expect(dueForRecompete(contracts, new Set(['p3']))).toEqual([
    { id: 'p2', end: '2027-01-31' },
    { id: 'p1', end: '2027-09-30' },
  ]);
});
