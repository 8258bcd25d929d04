import { opportunityStatus, users } from '@bidwright/contract-admin';
import { type Actual, actuals, type SaveActualsCall, spanOf } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { callServer, renderInShell, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const entries = [{ year: 2031, month: 3, monthLabel: 'Mar', hours: 120.5 }];
const worked: Actual = {
  ...emptyInput(actuals),
  ...kept,
  id: 'hours',
  fte: { id: 'ann', name: 'Ann Lee' },
  opportunity: { id: 'o-River gauge', name: 'River gauge' },
  entries,
  ...spanOf({ entries }),
};
const saves: SaveActualsCall['actuals'][] = [];
const save = (body: Record<string, unknown>) => {
  saves.push((body as unknown as SaveActualsCall).actuals);
  return ['hours'];
};

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  const records = [
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
  ];
  const months = ({ person }: Record<string, unknown>) => ({
    planned: records.filter(({ fte }) => fte?.id === person),
    actual: [worked],
  });
  server = await callServer(
    [
      { of: users, records: [user(ann, 'Lian Yu'), user(bo, null)] },
      {
        of: opportunityStatus,
        records: [sampleStatus('Won', 'Won', 1), sampleStatus('Writing', 'Open', 0.5), sampleStatus('Lost', 'Lost', 0)],
      },
    ],
    { 'ftes/personMonths': months, 'ftes/saveActuals': save },
  );
});
afterAll(() => server.close());

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const rowOf = (name: RegExp) => screen.getByRole('row', { name });
const cell = (row: RegExp, month: number) => rowOf(row).querySelectorAll('td')[month - 1] as HTMLElement;

test('shows the months of won work, their sum, and by how much it is over', async () => {
  const { user } = await renderModule(module, '/user/ftes/me?year=2031', { person: ann });
  expect(
    within(await screen.findByRole('button', { name: 'Export' })).getByTestId('FileDownloadOutlinedIcon'),
  ).toBeVisible();
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
  server.refuseNext('personMonths', 403, { code: 'forbidden', message: 'No right' });
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

test('who sees hours has them beside the plan, types them by month, and saves them at once', async () => {
  const seeing = { ...lead, showActuals: true };
  const { user, alerts } = await renderModule(module, '/user/ftes/ann?year=2031&work=actual', {
    person: { ...seeing, teams: ['t1'] },
  });
  const grid = await screen.findByRole('grid', { name: 'Actual hours by month, beside the plan' });
  expect(cell(/River gauge/, 3)).toHaveTextContent('120.5+11.7 of 108.8');
  expect(cell(/Soil survey/, 3)).toHaveTextContent('–of 64');
  // The month has no hours yet, and is still to come.
  expect(cell(/Difference/, 1)).toHaveTextContent(/^0$/);
  // Signs stand before figures, also on a page that runs from right to left.
  expect(within(cell(/River gauge/, 3)).getByText('+11.7 of 108.8', { selector: 'bdi' })).toBeVisible();
  expect(within(cell(/Difference/, 3)).getByText(/^-\d/, { selector: 'bdi' })).toBeVisible();
  expect(within(grid).queryByRole('row', { name: /Elsewhere/ })).toBeNull();

  await user.click(cell(/Soil survey/, 3));
  await user.keyboard('745{Enter}');
  const said = 'Enter hours from 0 to 744';
  expect(screen.getByLabelText('Hours')).toBeInvalid();
  expect(screen.getByLabelText('Hours')).toHaveAccessibleDescription(said);
  expect(screen.getByText(said)).toHaveAttribute('role', 'alert');
  // Elsewhere on the page it stands as it was typed, with the reason.
  act(() => screen.getAllByRole('button')[0]?.focus());
  expect(screen.getByLabelText('Hours')).toHaveValue('745');
  expect(screen.getByText(said)).toBeVisible();
  await user.click(cell(/River gauge/, 3));
  expect(screen.getByLabelText('Hours')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(said)).toBeNull();
  await user.keyboard('a');
  expect(screen.getByLabelText('Hours')).toHaveValue('a');
  expect(screen.getByLabelText('Hours')).toHaveAccessibleDescription(said);
  await user.keyboard('{Control>}a{/Control}60,5{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Actual hours saved' }]));
  expect(saves).toMatchObject([
    [
      {
        fte: { id: 'ann' },
        opportunity: { id: 'o-Soil survey' },
        entries: [{ year: 2031, month: 3, monthLabel: 'Mar', hours: 60.5 }],
      },
    ],
  ]);
});

test('without showActuals there is no such tab, and another address shows the plan', async () => {
  await renderModule(module, '/user/ftes/me?year=2031&work=actual', { person: ann });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Actual' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Committed' })).toHaveAttribute('aria-pressed', 'true');
});
