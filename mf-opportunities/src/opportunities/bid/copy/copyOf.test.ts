import { bid } from '../../../testing/samples.ts';
import { copyOf } from './copyOf.ts';

const record = bid('b1', {
  solicitationName: 'Ferry data',
  type: 'Project',
  winningAmount: 5,
  chance: { id: 'c', name: '100 %' },
  description: 'Long',
  nextOptionDate: '2026-04-01',
  closedOn: '2026-05-01',
});

test('another bid has what both share, and nothing of number, dates, standing and outcome', () => {
  const made = copyOf(record, 'new');
  expect(made).toMatchObject({
    solicitationName: 'Ferry data',
    client: record.client,
    teamsInvolved: record.teamsInvolved,
    estimatedBudgetAmount: record.estimatedBudgetAmount,
    description: 'Long',
    solicitationNumber: null,
    opportunityStatus: null,
    dueDate: null,
    nextOptionDate: null,
    closedOn: null,
    winningAmount: null,
    chance: null,
    type: 'Opportunity',
    status: 'Active',
    isRecompete: false,
    originalOpportunity: null,
  });
  expect(made).not.toHaveProperty('id');
});

test('a recompete says so and names the bid it follows', () => {
  expect(copyOf(record, 'recompete')).toMatchObject({
    isRecompete: true,
    originalOpportunity: { id: 'b1', name: 'Ferry data' },
  });
});
