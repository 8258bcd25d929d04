import { owner, people, status, team } from '../../../testing/samples.ts';
import { readyAddress } from '../views/viewState.ts';
import { readListState, writeListState } from './listState.ts';
import { queryOf } from './queryOf.ts';

const today = '2026-11-19';
const lists = { statuses: Object.values(status), owners: Object.values(owner) };
const asked = (address: string, person = people.lead) =>
  queryOf(readListState(new URLSearchParams(address)), {
    person,
    today,
    ...lists,
    followed: ['b1', 'b2'],
    won: ['b3'],
  });

const whereOf = (address: string, person = people.lead) =>
  Object.fromEntries(asked(address, person).where?.map(({ field, is, value }) => [`${field} ${is}`, value]) ?? []);

const open = [status.qualifying.id, status.writing.id];

test('without a word in the address the open bids come, the next due first', () => {
  expect(asked('')).toEqual({
    where: [
      { field: 'opportunityStatus', is: 'in', value: open },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    search: '',
    sort: { field: 'dueDate', descending: false },
    limit: 25,
  });
});

test('every part of the list has a word in the address, and is read back from it', () => {
  const address =
    'view=calendar&group=primaryTeam&q=ferry&status=all&team=mine&owner=me&due=next14&sort=-estimatedBudgetAmount&size=50&month=2026-12&dates=dateQnA';
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
    'status eq': 'Active',
  });
});

test('nonsense in the address counts as not said', () => {
  expect(asked('due=someday&size=7&sort=&status=')).toEqual({ ...asked('status=all') });
  for (const sort of ['nonsense', '-nonsense', '-', 'teamsInvolved', 'description', 'constructor'])
    expect(asked(`sort=${sort}`).sort).toEqual({ field: 'dueDate', descending: false });
});

test('the bids that a person follows are asked for by their ids', () => {
  expect(whereOf('status=all&followed=yes')).toEqual({ 'id in': ['b1', 'b2'], 'status eq': 'Active' });
  expect(whereOf('status=all&followed=perhaps')).toEqual({ 'status eq': 'Active' });
});

test('a person without teams and without an entry among the owners finds nothing of theirs', () => {
  expect(whereOf('status=all&team=mine&owner=me', people.operations)).toEqual({
    'teamsInvolved in': [],
    'opportunityOwner in': [],
    'status eq': 'Active',
  });
});

test.each([
  ['overdue', undefined, '2026-11-18'],
  ['fromToday', '2026-11-19', undefined],
  ['next7', '2026-11-19', '2026-11-26'],
  ['next30', '2026-11-19', '2026-12-19'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['nextMonth', '2026-12-01', '2026-12-31'],
  ['thisQuarter', '2026-10-01', '2026-12-31'],
  ['past30', '2026-10-20', '2026-11-18'],
  ['thisWeek', '2026-11-16', '2026-11-22'],
  ['nextWeek', '2026-11-23', '2026-11-29'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['nextQuarter', '2027-01-01', '2027-03-31'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['nextYear', '2027-01-01', '2027-12-31'],
  ['lastWeek', '2026-11-09', '2026-11-15'],
  ['lastQuarter', '2026-07-01', '2026-09-30'],
  ['thisFiscalYear', '2026-10-01', '2027-09-30'],
  ['lastFiscalYear', '2025-10-01', '2026-09-30'],
  ['nextFiscalYear', '2027-10-01', '2028-09-30'],
  ['next:45', '2026-11-19', '2027-01-03'],
  ['past:1', '2026-11-18', '2026-11-18'],
  ['older:90', undefined, '2026-08-20'],
  ['2026-02-01..2026-02-28', '2026-02-01', '2026-02-28'],
  ['2026-02-01..', '2026-02-01', undefined],
])('due %s lasts from %s to %s', (due, from, to) => {
  const where = whereOf(`status=all&due=${due}`);
  expect([where['dueDate ge'], where['dueDate le']]).toEqual([from, to]);
});

test('the fiscal year begins when the firm’s does', () => {
  document.head.innerHTML = '<meta name="fiscal-year-start" content="4">';
  const where = whereOf('status=all&due=thisFiscalYear');
  document.head.innerHTML = '';
  expect([where['dueDate ge'], where['dueDate le']]).toEqual(['2026-04-01', '2027-03-31']);
});

test('only open bids are overdue, whatever else is asked for', () => {
  expect(whereOf('status=all&due=overdue')['opportunityStatus in']).toEqual(open);
});

test('every other field has its word, and an empty one can be asked for', () => {
  const address = 'status=all&manager=me&client=a,b&type=c&source=none&role=Prime&gsa=MAS%2520541611&recompete=no';
  expect(whereOf(`${address}&notes=none&qna=past:7&decision=none&award=thisYear&archived=yes`)).toEqual({
    'rfpManager in': [people.lead.id],
    'client in': ['a', 'b'],
    'projectType in': ['c'],
    'source empty': undefined,
    'role in': ['Prime'],
    'gsaSchedule in': ['MAS 541611'],
    'isRecompete eq': false,
    'notesLostDropped empty': undefined,
    'dateQnA ge': '2026-11-12',
    'dateQnA le': '2026-11-18',
    'decisionDueDate empty': undefined,
    'expectedAwardDate ge': '2026-01-01',
    'expectedAwardDate le': '2026-12-31',
    'status eq': 'Inactive',
  });
});

test('a view shows the lost bids of which nobody wrote down why', () => {
  expect(whereOf(readyAddress('lostUnexplained'))).toEqual({
    'opportunityStatus in': [status.lost.id],
    'notesLostDropped empty': undefined,
    'status eq': 'Active',
  });
});

test('bids are found by the day they were won, whenever they were due', () => {
  expect(whereOf(readyAddress('wonThisYear'))).toEqual({
    'opportunityStatus in': [status.won.id],
    'id in': ['b3'],
    'status eq': 'Active',
  });
});

test('of notes it can be asked but whether there are none', () => {
  expect(readListState(new URLSearchParams({ notes: 'price' })).filters.notes).toBeUndefined();
});

test.each(['2026-02-30..', 'next:', 'next:99999', '..', 'none', 'a..b', 'older:-1'])('%s is no due date', (due) => {
  expect(readListState(new URLSearchParams({ due })).filters.due).toBeUndefined();
});
