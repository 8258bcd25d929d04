import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { bids, store } from '../api.ts';
import module from '../module.tsx';
import { bid, lookups, people, pointing, status, team } from '../testing/samples.ts';
import { TeamBids } from './TeamBids.tsx';

const health = pointing(team.health);
const cloud = pointing(team.cloud);

const of = (id: string, day: number, more: object) =>
  bid(id, { solicitationName: id, dueDate: `2200-01-0${day}`, opportunityStatus: pointing(status.writing), ...more });

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const records = [
    of('Last', 9, { primaryTeam: health, teamsInvolved: [health] }),
    of('First', 1, { primaryTeam: health, teamsInvolved: [health, cloud] }),
    of('Helped', 2, {
      primaryTeam: cloud,
      teamsInvolved: [cloud, health],
      opportunityStatus: pointing(status.submitted),
    }),
    of('Over', 3, { primaryTeam: health, teamsInvolved: [health], opportunityStatus: pointing(status.lost) }),
    of('Archived', 4, { primaryTeam: health, teamsInvolved: [health], status: 'Inactive' }),
    of('Third', 5, { primaryTeam: health, teamsInvolved: [health] }),
    of('Fourth', 6, { primaryTeam: health, teamsInvolved: [health] }),
    of('Fifth', 7, { primaryTeam: health, teamsInvolved: [health] }),
  ];
  server = await callServer([{ of: opportunities, records }, ...lookups()]);
});
afterAll(() => server.close());
afterEach(() => store.dispatch(bids.util.resetApiState()));

const { messages, Provider } = module;
const show = (of: typeof health) => renderInShell(<TeamBids team={of} />, { messages, Provider, person: people.admin });

test('a team’s open bids are named by due date, those that it leads are marked, and all are a click away', async () => {
  await show(health);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => within(line).getByRole('link').textContent)).toEqual([
    'First',
    'Helped',
    'Third',
    'Fourth',
    'Fifth',
  ]);
  expect(lines.map((line) => within(line).queryByText('Primary team') !== null)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/general/opportunities/First');
  expect(await screen.findByRole('link', { name: 'See all 6 bids' })).toHaveAttribute(
    'href',
    `/general/opportunities?status=Open,Submitted&team=${health.id}`,
  );
});

test('a team without open bids says so', async () => {
  await show(pointing(team.finance));
  expect(await screen.findByText('No open bids for this team.')).toBeVisible();
});

test('bids that do not come say so, and come again', async () => {
  server.refuseNext('query', 503, { code: 'busy', message: 'Busy' });
  const { user } = await show(health);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'First' })).toBeVisible();
});
