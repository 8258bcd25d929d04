import { owner, people, status, team } from '../../testing/samples.ts';
import { readListState, writeListState } from './listState.ts';
import { queryOf } from './queryOf.ts';

const today = '2026-11-19';
const lists = { statuses: Object.values(status), owners: Object.values(owner) };
const asked = (address: string, person = people.lead) =>
  queryOf(readListState(new URLSearchParams(address)), { person, today, ...lists });

const whereOf = (address: string, person = people.lead) =>
  Object.fromEntries(asked(address, person).where?.map(({ field, is, value }) => [`${field} ${is}`, value]) ?? []);

const open = [status.qualifying.id, status.writing.id];

test('without a word in the address the open bids come, the next due first', () => {
  expect(asked('')).toEqual({
    where: [{ field: 'opportunityStatus', is: 'in', value: open }],
    search: '',
    sort: { field: 'dueDate', descending: false },
    limit: 25,
  });
});

test('every part of the list has a word in the address, and is read back from it', () => {
  const address = 'q=ferry&status=all&team=mine&owner=me&due=next14&sort=-estimatedBudgetAmount&size=50';
  expect(writeListState(readListState(new URLSearchParams(address))).toString()).toBe(address);
  expect(asked(address)).toMatchObject({
    search: 'ferry',
    sort: { field: 'estimatedBudgetAmount', descending: true },
    limit: 50,
  });
  expect(whereOf(address)).toEqual({
    'teamsInvolved in': [team.health.id],
    'opportunityOwner in': [owner.marcus.id],
    'dueDate ge': '2026-11-19',
    'dueDate le': '2026-12-03',
  });
});

test('nonsense in the address counts as not said', () => {
  expect(asked('due=someday&size=7&sort=&status=')).toEqual({ ...asked('status=all') });
  for (const sort of ['nonsense', '-nonsense', '-', 'teamsInvolved', 'description', 'constructor'])
    expect(asked(`sort=${sort}`).sort).toEqual({ field: 'dueDate', descending: false });
});

test('a person without teams and without an entry among the owners finds nothing of theirs', () => {
  expect(whereOf('status=all&team=mine&owner=me', people.operations)).toEqual({
    'teamsInvolved in': [],
    'opportunityOwner in': [],
  });
});

test.each([
  ['overdue', undefined, '2026-11-18'],
  ['next7', '2026-11-19', '2026-11-26'],
  ['next30', '2026-11-19', '2026-12-19'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['nextMonth', '2026-12-01', '2026-12-31'],
  ['thisQuarter', '2026-10-01', '2026-12-31'],
  ['past30', '2026-10-20', '2026-11-18'],
])('due %s lasts from %s to %s', (due, from, to) => {
  const where = whereOf(`status=all&due=${due}`);
  expect([where['dueDate ge'], where['dueDate le']]).toEqual([from, to]);
});

test('only open bids are overdue, whatever else is asked for', () => {
  expect(whereOf('status=all&due=overdue')['opportunityStatus in']).toEqual(open);
});
