import { addDays, startOfWeek } from '@bidwright/contract-kit/days';
import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { today } from '@bidwright/remote-kit/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, owner, people, pointing, status, team } from '../../../testing/samples.ts';
import { DeadlinesWidget } from './DeadlinesWidget.tsx';
import { deadlinesOf, grouped } from './deadlinesOf.ts';

const inDays = (days: number) => addDays(today(), days);
const mine = { opportunityOwner: pointing(owner.marcus) };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const records = [
    bid('late', { ...mine, solicitationName: 'Harbor study', dueDate: inDays(-1) }),
    bid('soon', { ...mine, solicitationName: 'Soil survey', dueDate: inDays(30), dateQnA: inDays(1) }),
    bid('team', { solicitationName: 'Lock portal', dueDate: inDays(5), teamsInvolved: [pointing(team.health)] }),
    bid('managed', { solicitationName: 'Quay atlas', dueDate: inDays(0), rfpManager: pointing(people.lead) }),
    bid('others', { solicitationName: 'Not mine', dueDate: inDays(1) }),
    bid('sent', {
      ...mine,
      solicitationName: 'Sent',
      dueDate: inDays(1),
      opportunityStatus: pointing(status.submitted),
    }),
    bid('gone', { ...mine, solicitationName: 'Archived', dueDate: inDays(1), status: 'Inactive' }),
  ];
  const lock = { id: 'team', name: 'Lock portal', client: 'Port Authority of Eastmere' };
  const work = [
    { id: 's1', part: 'writes', name: 'Price', count: 1, day: inDays(0), opportunity: lock },
    { id: 'd1', part: 'questions', name: 'Vendor list', count: 3, day: inDays(0), opportunity: lock },
    { id: 'p1', part: 'attends', name: 'Pink team', count: 1, day: inDays(1), opportunity: lock },
  ];
  server = await callServer([{ of: opportunities, records }, ...lookups()], {
    'opportunities/myProposalWork': () => work,
  });
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

const { messages, Provider } = module;
const open = async () => {
  const page = await renderInShell(<DeadlinesWidget />, { messages, Provider, person: people.lead });
  await screen.findByRole('heading', { name: /^Overdue/ });
  return page;
};

const lines = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('what is due of bids that I own, manage or that are my team’s stands by its nearness; no other, sent or archived one', async () => {
  await open();
  const isThisWeek = startOfWeek(inDays(5)) === startOfWeek(today());
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Overdue1',
    'Today3',
    'Tomorrow2',
    ...(isThisWeek ? ['This week1', 'Later1'] : ['Later2']),
  ]);
  expect(lines()).toEqual([
    'Harbor study',
    'Quay atlas',
    'Lock portal',
    'Lock portal',
    'Soil survey',
    'Lock portal',
    'Lock portal',
    'Soil survey',
    'View all open bids',
  ]);
  expect(screen.getByLabelText('Handled: Write “Price”, Lock portal')).toBeInTheDocument();
  expect(screen.getByLabelText('Handled: Pink team, Lock portal')).toBeInTheDocument();
  expect(screen.getByLabelText('Handled: Answer 3 questions of “Vendor list”, Lock portal')).toBeInTheDocument();
  const addresses = screen.getAllByRole('link', { name: 'Lock portal' }).map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/general/opportunities/team/questions');
});

test('what is handled is ticked off, stays so, and can be seen and taken back', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Handled: Due date, Harbor study'));
  expect(screen.getByLabelText('Handled: Due date, Harbor study')).toHaveFocus();
  expect(lines()).toContain('Harbor study');
  cleanup();
  const again = await renderInShell(<DeadlinesWidget />, { messages, Provider, person: people.lead });
  await screen.findByText('Quay atlas');
  expect(screen.queryByText('Harbor study')).toBeNull();
  await again.user.click(screen.getByText('1 handled'));
  await again.user.click(screen.getByLabelText('Handled: Due date, Harbor study'));
  await waitFor(() => expect(screen.queryByText('1 handled')).toBeNull());
  expect(lines()).toContain('Harbor study');
});

test('of dates that passed only the bid’s own still counts', () => {
  const past = bid('b', { dateQnA: '2026-11-01', decisionDueDate: '2026-11-20', dueDate: '2026-11-19' });
  const found = deadlinesOf([past], [], '2026-11-20');
  expect(found.map((one) => 'field' in one && one.field)).toEqual(['dueDate', 'decisionDueDate']);
  expect(grouped(found, '2026-11-20').map(({ group }) => group)).toEqual(['overdue', 'today']);
});

test.each([
  // A Wednesday, and the Saturday after it.
  ['2026-11-25', ['today', 'tomorrow', 'week', 'week', 'later']],
  ['2026-11-28', ['today', 'tomorrow', 'later', 'later', 'later']],
])('this week ends on Sunday, seen from %s', (now, groups) => {
  const bids = [0, 1, 2, 4, 5].map((days) => bid(`b${days}`, { dueDate: addDays(now, days) }));
  const found = grouped(deadlinesOf(bids, [], now), now);
  expect(found.flatMap(({ group, deadlines }) => deadlines.map(() => group))).toEqual(groups);
});
