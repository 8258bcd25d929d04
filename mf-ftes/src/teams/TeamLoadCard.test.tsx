import type { Person } from '@bidwright/contract-kit';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../module.tsx';
import { TeamLoadCard } from './TeamLoadCard.tsx';
import { TeamLoadWidget } from './TeamLoadWidget.tsx';

const lead: Person = {
  id: 'lead',
  name: 'Lea Diaz',
  email: 'lea@example.com',
  permissions: ['Team Lead'],
  teams: ['t1'],
  showProjections: true,
};
const water = { id: 'water', name: 'Water' };
const data = { id: 'data', name: 'Data' };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([], {
    'ftes/capacity': ({ months }) => {
      const each = (part: number) => Array.from({ length: Number(months) }, () => part);
      const person = (id: string, team: typeof water, committed: number, expected: number) => ({
        person: { id, name: id },
        teams: [team],
        capacities: each(1),
        committed: each(committed),
        expected: each(expected),
        exposure: each(2),
        over: each(0),
      });
      return {
        months: each(0).map((_, at) => ({ year: 2031, month: at + 1 })),
        people: [person('ann', water, 1, 1.36), person('bo', water, 0.5, 1), person('cy', data, 0, 0.8)],
      };
    },
  });
});
afterAll(() => server.close());

const { messages, Provider } = module;
const show = (card: React.ReactNode, person = lead) => renderInShell(card, { messages, Provider, person });

const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent?.replace(name, '');

test('beside the teams of a new bid stands how full each is, from this month on', async () => {
  await show(<TeamLoadCard teams={[water]} />);
  expect(await rowOf('Water')).toBe('118118118118');
  expect(await rowOf('Data')).toBe('80808080');
  expect(screen.getByRole('rowheader', { name: 'Water' })).toHaveStyle({ fontWeight: 600 });
  expect(screen.getByRole('rowheader', { name: 'Data' })).not.toHaveStyle({ fontWeight: 600 });
  expect(screen.getAllByLabelText('Jan 2031: 118%, 2.4 of 2 FTE')).toHaveLength(1);
  const { body } = server.asks.findLast(({ call }) => call === 'capacity') ?? {};
  expect(body).toEqual({ from: new Date().toISOString().slice(0, 7), months: 4 });
});

test('the dashboard shows it as committed, as expected, and as if all were won', async () => {
  const { user } = await show(<TeamLoadWidget />);
  expect(await rowOf('Water')).toBe('118'.repeat(6));
  await user.click(screen.getByText('Committed'));
  expect(await rowOf('Water')).toBe('75'.repeat(6));
  await user.click(screen.getByText('All won'));
  expect(await rowOf('Water')).toBe('200'.repeat(6));
  expect(screen.getByText(/if every open bid is won/)).toBeVisible();
});

test('who may not see plans has neither', async () => {
  const { container } = await show(
    <>
      <TeamLoadCard teams={[]} />
      <TeamLoadWidget />
    </>,
    { ...lead, showProjections: false },
  );
  expect(within(container).queryByText('Team load')).toBeNull();
});
