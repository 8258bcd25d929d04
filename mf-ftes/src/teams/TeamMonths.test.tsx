import type { Person } from '@bidwright/contract-kit';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { ftes, store } from '../api.ts';
import module from '../module.tsx';
import { TeamMonths } from './TeamMonths.tsx';

const admin: Person = {
  id: 'admin',
  name: 'Ada Roy',
  email: 'ada@example.com',
  permissions: ['Admin'],
  teams: [],
};
const water = { id: 'water', name: 'Water' };
const data = { id: 'data', name: 'Data' };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([], {
    'ftes/capacity': ({ team }) => {
      const person = (id: string, capacity: number, expected: number[]) => ({
        person: { id, name: id },
        teams: [water, data],
        capacities: expected.map(() => capacity),
        committed: expected,
        expected,
        exposure: expected,
        over: expected,
      });
      return {
        months: [1, 2, 3, 4, 5, 6].map((month) => ({ year: 2031, month })),
        people:
          team === water.id
            ? [person('ann', 1, [1.2, 0.5, 0, 0, 0, 0]), person('bo', 0.5, [0.6, 0.25, 0.5, 0, 0, 0])]
            : [],
      };
    },
  });
});
afterAll(() => server.close());
afterEach(() => store.dispatch(ftes.util.resetApiState()));

const { messages, Provider } = module;
const show = (team: typeof water, person = admin) =>
  renderInShell(<TeamMonths team={team} />, { messages, Provider, person });

test('a team’s next six months say how full they are, of what its people have together; what is over says so', async () => {
  await show(water);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Jan 2031120% · 20% over · 1.8 of 1.5 FTE',
    'Feb 203150% · 0.8 of 1.5 FTE',
    'Mar 203133% · 0.5 of 1.5 FTE',
    'Apr 20310% · 0 of 1.5 FTE',
    'May 20310% · 0 of 1.5 FTE',
    'Jun 20310% · 0 of 1.5 FTE',
  ]);
  const { body } = server.asks.findLast(({ call }) => call === 'capacity') ?? {};
  expect(body).toEqual({ from: new Date().toISOString().slice(0, 7), months: 6, team: 'water' });
});

test('a team of nobody says so', async () => {
  await show(data);
  expect(await screen.findByText('This team has no members, so there is no load.')).toBeVisible();
});

test('a load that does not come says so, and comes again', async () => {
  server.refuseNext('capacity', 503, { code: 'busy', message: 'Busy' });
  const { user } = await show(water);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
});

test('who may not see plans has no load', async () => {
  const { container } = await show(water, { ...admin, permissions: ['Team Lead'], showProjections: false });
  expect(container).not.toHaveTextContent('Team load');
});
