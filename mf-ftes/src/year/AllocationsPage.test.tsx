import { opportunityStatus, users } from '@bidwright/contract-admin';
import { projections } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { callServer, renderInShell, renderModule } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../module.tsx';
import { ProfileAllocations } from '../profile/ProfileAllocations.tsx';
import { thisYear } from './months.ts';
import { sampleProjection, sampleStatus } from './sample.ts';

const kept = { version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };
const ann: Person = { id: 'ann', name: 'Ann Lee', email: 'ann@example.com', permissions: ['User'], teams: [] };
const lead: Person = { ...ann, id: 'lead', name: 'Lea Diaz', permissions: ['Team Lead'], showProjections: true };
const bo = { id: 'bo', name: 'Bo Chen' };

const user = ({ id, name }: { id: string; name: string }, manager: string | null) => ({
  ...emptyInput(users),
  ...kept,
  id,
  name,
  email: `${id}@example.com`,
  position: 'Engineer',
  teams: [{ id: 't1', name: 'Health' }],
  manager: manager ? { id: 'm', name: manager } : null,
});

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([
    {
      of: projections,
      records: [
        sampleProjection('River gauge', 'Won', [
          [2031, 1, 0.6],
          [2031, 3, 0.68],
          [2029, 5, 0.5],
        ]),
        sampleProjection('Soil survey', 'Won', [[2031, 3, 0.4]]),
        sampleProjection('Port plan', 'Writing', [[2031, 3, 0.5]]),
        sampleProjection('Gone bid', 'Lost', [[2031, 3, 1]]),
        sampleProjection('Now', 'Won', [[thisYear(), 2, 1.1]]),
        sampleProjection('Elsewhere', 'Won', [[2031, 1, 1]], bo),
      ],
    },
    { of: users, records: [user(ann, 'Lian Yu'), user(bo, null)] },
    {
      of: opportunityStatus,
      records: [sampleStatus('Won', 'Won', 1), sampleStatus('Writing', 'Open', 0.5), sampleStatus('Lost', 'Lost', 0)],
    },
  ]);
});
afterAll(() => server.close());

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

test('shows the months of won work, their sum, and by how much it is over', async () => {
  const { user } = await renderModule(module, '/user/ftes/me?year=2031', { person: ann });
  expect(await screen.findByText('Ann Lee')).toBeVisible();
  expect(screen.getByText('Lian Yu')).toBeVisible();

  await screen.findByRole('table');
  expect(cells(rowOf(/River gauge/)).slice(0, 4)).toEqual(['60', '–', '68', '–']);
  expect(cells(rowOf(/Total/)).slice(0, 4)).toEqual(['60', '0', '108+8', '0']);
  expect(screen.getByRole('cell', { name: '108%, 8 over' })).toBeVisible();
  expect(screen.getByText('Mar, 8 over')).toBeVisible();
  expect(screen.queryByText('Port plan')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'With open bids' }));
  expect(cells(rowOf(/Port plan/))[2]).toBe('50');
  expect(cells(rowOf(/Expected/))[2]).toBe('133+33');
  expect(screen.queryByText('Gone bid')).toBeNull();
  expect(screen.getByText('Mar, 8 over')).toBeVisible();
});

test('a year without work offers the neighbouring years that have some', async () => {
  const { user } = await renderModule(module, '/user/ftes/ann?year=2030', { person: lead });
  expect(await screen.findByText('No allocations in 2030')).toBeVisible();

  await user.click(screen.getAllByRole('button', { name: 'Show 2029' }).at(-1) as HTMLElement);
  expect(cells(rowOf(/River gauge/))[4]).toBe('50');
});

test('the year of another person is not for everyone, and is not even asked for', async () => {
  await renderModule(module, '/user/ftes/bo', { person: ann });
  expect(await screen.findByText('You do not have access')).toBeVisible();
  expect(server.asks.filter(({ body }) => JSON.stringify(body).includes('"bo"'))).toEqual([]);
});

test('what the service refuses is not shown either', async () => {
  server.refuseNext('query', 403, { code: 'forbidden', message: 'No right' });
  await renderModule(module, '/user/ftes/bo', { person: lead });
  expect(await screen.findByText('You do not have access')).toBeVisible();
});

test('the profile menu has the way there and the twelve months of this year', async () => {
  const { user } = await renderInShell(<ProfileAllocations />, { ...module, person: ann });
  expect(screen.getByRole('link', { name: 'View All FTE Allocations' })).toHaveAttribute('href', '/user/ftes/ann');

  const toggle = screen.getByRole('button', { name: 'FTE Allocations' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(await screen.findAllByRole('listitem')).toHaveLength(12);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Feb110% +10');
});
