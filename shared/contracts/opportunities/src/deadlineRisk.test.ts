import { deadlineRisk } from './deadlineRisk.ts';
import { missingFor } from './missing.ts';

const calm = {
  daysLeft: 30,
  usualDays: null,
  missing: 0,
  hasManager: true,
  questionsLate: null,
  decisionLate: null,
  planLate: 0,
  uncovered: 0,
  others: 0,
  dueMoved: null,
  untouched: 2,
};

test.each([
  [{}, 0, 'low', []],
  [{ daysLeft: 14 }, 10, 'low', ['daysLeft']],
  [{ usualDays: 30 }, 0, 'low', []],
  [{ usualDays: 31 }, 12, 'low', ['pace']],
  [{ daysLeft: -2, usualDays: 31 }, 100, 'high', ['pastDue']],
  [{ daysLeft: 7, missing: 1 }, 33, 'medium', ['daysLeft', 'missing']],
  [{ daysLeft: 0, missing: 9 }, 64, 'high', ['daysLeft', 'missing']],
  [{ hasManager: false, untouched: 14 }, 20, 'low', ['noManager', 'untouched']],
  [{ questionsLate: 0, decisionLate: 3 }, 20, 'low', ['decisionLate', 'questionsLate']],
  [{ others: 5, dueMoved: 7 }, 24, 'low', ['others', 'dueMoved']],
  [{ planLate: 2, uncovered: 3 }, 18, 'low', ['planLate', 'uncovered']],
  [{ planLate: 9, uncovered: 90 }, 30, 'medium', ['planLate', 'uncovered']],
  [{ dueMoved: 8 }, 0, 'low', []],
  [{ daysLeft: -2, missing: 3 }, 100, 'high', ['pastDue', 'missing']],
] as const)('%j scores %i, %s, because of %j', (facts, score, level, names) => {
  const risk = deadlineRisk({ ...calm, ...facts });
  expect([risk.score, risk.level, risk.reasons.map(({ name }) => name)]).toEqual([score, level, names]);
});

test('each status asks for what it needs and for nothing that is there', () => {
  const bid = { rfpManager: { id: 'm', name: 'M' }, chance: null, estimatedBudgetAmount: 0 };
  expect(missingFor('Open', bid, new Set(['rfp']))).toEqual([{ field: 'decisionDueDate' }, { field: 'chance' }]);
  expect(missingFor('Won', { winningAmount: 1 }, new Set())).toEqual([{ document: 'signedContractScope' }]);
  expect(missingFor('Won', { winningAmount: 1 }, new Set(['signedContractScope']))).toEqual([]);
  expect(missingFor('Lost', { notesLostDropped: '' }, new Set())).toHaveLength(4);
  const priced = { ...bid, chance: { id: 'c', name: '50 %' } };
  expect(missingFor('Submitted', bid, new Set(['rfpTechnical']))).toEqual([
    { field: 'chance' },
    { document: 'rfpBusiness' },
  ]);
  expect(missingFor('Submitted', priced, new Set(['rfpBusiness']))).toEqual([{ document: 'rfpTechnical' }]);
  for (const category of ['No-bid', 'Cancelled'] as const) {
    expect(missingFor(category, {}, new Set())).toEqual([{ field: 'notesLostDropped' }]);
    expect(missingFor(category, { notesLostDropped: 'No staff' }, new Set())).toEqual([]);
  }
});
