import { monthAt, projections, type SavePlansCall } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ftes, store } from '../api.ts';
import module from '../module.tsx';
import { thisMonth } from './filters.ts';
import { PeoplePage } from './PeoplePage.tsx';

const operations: Person = {
  id: 'olga',
  name: 'Olga Reed',
  email: 'olga@example.com',
  permissions: ['Operations'],
  teams: [],
};

const water = { id: 'water', name: 'Water' };
const data = { id: 'data', name: 'Data' };
const skill = (name: string, level: number) => ({ id: name.toLowerCase(), name, level });

/** Each works on won work by `sure`, and would on one open bid by `hoped`, whose chance is a half. */
const person = (
  id: string,
  name: string,
  position: string,
  team: typeof water,
  sure: number,
  hoped: number,
  months: number,
  skills: { id: string; name: string; level: number }[] = [],
) => {
  const each = (part: number) => Array.from({ length: months }, () => part);
  const works = [
    { bid: { id: 'dam', name: 'Dam' }, chance: 1, parts: each(sure) },
    { bid: { id: 'rail', name: 'Rail' }, chance: 0.5, parts: each(hoped) },
  ];
  return {
    person: { id, name },
    position,
    teams: [team],
    skills,
    capacity: 1,
    capacities: each(1),
    committed: each(sure),
    expected: each(sure + hoped / 2),
    exposure: each(sure + hoped),
    over: each(0),
    works,
  };
};

const everybody = (count: number) => [
  person('ann', 'Ann Lee', 'Data scientist', data, 0.2, 0.4, count, [skill('GIS', 4), skill('Python', 2)]),
  person('bo', 'Bo Măr', 'Data scientist', water, 0.9, 0.2, count, [skill('Python', 3)]),
  person('cy', 'Cy Orr', 'Engineer', water, 0, 0, count),
];

const dam = { id: 'dam', name: 'Dam' };
const kept = { version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };
/** A role that is open from the month after this one, and what the service answers of it. */
const looked = {
  ...emptyInput(projections),
  ...kept,
  id: 'role',
  openRole: { title: 'Data scientist', count: 1, skill: { id: 'python', name: 'Python' }, level: 2 },
  opportunity: dam,
  entries: [{ ...monthAt(thisMonth() + 1), monthLabel: null, percentAllocated: 0.5 }],
};
const roleOf = (count: number) => ({
  id: 'role',
  version: 1,
  bid: dam,
  chance: 0.5,
  ...looked.openRole,
  parts: Array.from({ length: count }, (_, at) => (at === 1 ? 0.5 : 0)),
  mayPlan: true,
});
/** Who is in the firm besides, for one test. */
const others: object[] = [];
const saves: SavePlansCall['plans'][] = [];

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: projections, records: [looked] }], {
    'ftes/openRoles': ({ months, bid }) => {
      const role = roleOf(Number(months));
      if (bid !== 'big') return bid === 'other' ? [] : [role];
      const any = { ...role, skill: null, level: null };
      return [
        { ...any, id: 'three', count: 3 },
        { ...any, id: 'divers', title: 'Diver', count: 2 },
      ];
    },
    'ftes/savePlans': ({ plans }) => {
      saves.push(plans as SavePlansCall['plans']);
      return ['role', 'made'];
    },
    'ftes/capacity': ({ from, months }) => {
      const count = Number(months);
      const [year, month] = String(from).split('-').map(Number);
      return {
        months: Array.from({ length: count }, (_, at) => ({
          year: Number(year) + Math.floor((Number(month) - 1 + at) / 12),
          month: ((Number(month) - 1 + at) % 12) + 1,
        })),
        people: [...everybody(count), ...others],
      };
    },
  });
});
afterAll(() => server.close());

const { messages, Provider } = module;
const show = (asks = operations, at = '/user/ftes') =>
  renderInShell(<PeoplePage />, { messages, Provider, person: asks, path: at });

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const lineOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

test('everybody stands by name with the months to come', async () => {
  await show();
  expect(await screen.findByText('3 people')).toBeVisible();
  expect(names()).toEqual(['Ann Lee', 'Bo Măr', 'Cy Orr']);
  expect(screen.getByRole('link', { name: 'Bo Măr' })).toHaveAttribute('href', '/user/ftes/bo');
  const bo = lineOf('Bo Măr');
  expect(bo.getByText('Data scientist · Water · Python')).toBeVisible();
  // Twelve months at all that may be expected, and what is left of them.
  expect(bo.getAllByText('100')).toHaveLength(12);
  expect(bo.getByText('0%')).toBeVisible();
});

test('who is free: most time first, with the chance that it stays so', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /^Free/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'at least 50%' }));
  expect(await screen.findByText('2 people are free')).toBeVisible();
  expect(names()).toEqual(['Cy Orr', 'Ann Lee']);
  const ann = lineOf('Ann Lee');
  // Expected 0.4 of the month; if Rail is won it is 0.6, and half is no longer free.
  expect(ann.getByText('60%')).toBeVisible();
  expect(ann.getByText('50%')).toBeVisible();
  expect(lineOf('Cy Orr').getAllByText('100%')).toHaveLength(2);
  expect(server.asks.findLast(({ call }) => call === 'capacity')?.body).toMatchObject({ works: true });
});

test('who has left and is still planned is marked, and neither free nor offered for a role', async () => {
  const gone = { ...person('di', 'Di Gone', 'Data scientist', data, 0, 0, 12, [skill('Python', 4)]), hasLeft: true };
  others.push(gone);
  store.dispatch(ftes.util.resetApiState());
  const { user } = await show();
  expect(await screen.findByText('4 people')).toBeVisible();
  expect(lineOf('Di Gone').getByText('Inactive, still planned')).toBeVisible();
  expect(lineOf('Di Gone').getByText('–')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Free/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'at least 50%' }));
  expect(await screen.findByText('2 people are free')).toBeVisible();
  expect(names()).toEqual(['Cy Orr', 'Ann Lee']);
  await user.click(screen.getByRole('button', { name: 'Open roles' }));
  await user.click(await screen.findByRole('button', { name: /^Data scientist/ }));
  expect(await screen.findByText('2 people fit')).toBeVisible();
  expect(names()).not.toContain('Di Gone');
  others.pop();
  store.dispatch(ftes.util.resetApiState());
});

test('words find name, position and team, however they are accented', async () => {
  const { user } = await show(operations, '/user/ftes?work=committed');
  const box = await screen.findByRole('searchbox', { name: 'Name, position, team or skill' });
  await user.type(box, 'mar scien{Enter}');
  expect(await screen.findByText('1 person')).toBeVisible();
  expect(names()).toEqual(['Bo Măr']);
  expect(lineOf('Bo Măr').getAllByText('90')).toHaveLength(12);
});

test('who knows something, and how well, is found by filter and by word', async () => {
  const { user, address } = await show();
  await user.click(await screen.findByRole('button', { name: /^Skill/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Python' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('2 people')).toBeVisible();
  expect(lineOf('Ann Lee').getByText('Data scientist · Python: Working · Data')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Level/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'at least Advanced' }));
  expect(await screen.findByText('1 person')).toBeVisible();
  expect(names()).toEqual(['Bo Măr']);
  expect(address()).toBe('/user/ftes?skill=python&level=3');
  await user.click(screen.getByRole('button', { name: /^Skill/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'GIS' }));
  expect(await screen.findByText('No one matches')).toBeInTheDocument();
});

test('a word may be a skill', async () => {
  await show(operations, '/user/ftes?search=gis');
  expect(await screen.findByText('1 person')).toBeVisible();
  expect(names()).toEqual(['Ann Lee']);
});

test('who fits an open role is shown, who has most room first, and is placed by a key', async () => {
  const { user, alerts, address } = await show();
  await user.click(await screen.findByRole('button', { name: 'Open roles' }));
  const role = await screen.findByRole('button', { name: /^Data scientist/ });
  expect(role).toHaveTextContent(/Dam · .* · 80 h · Python: at least Working · 50% likely/);
  // Ann is free for it; Bo, who fits too, is not.
  expect(role).toHaveTextContent('1 free');
  expect(role).not.toHaveTextContent('to be');
  await user.click(role);
  expect(await screen.findByText('2 people fit')).toBeVisible();
  expect(names()).toEqual(['Ann Lee', 'Bo Măr']);
  expect(lineOf('Ann Lee').getAllByText('60%')).not.toHaveLength(0);
  // If Rail is won there is 0.4 left, and half is asked for.
  expect(await lineOf('Ann Lee').findByText('50%')).toBeVisible();
  expect(address()).toBe('/user/ftes?roles=open&role=role');
  act(() => screen.getByRole('button', { name: 'Place Ann Lee' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Ann Lee planned as Data scientist on Dam' }]));
  act(() => alerts[0]?.action?.run());
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves).toMatchObject([
    [
      { id: 'role', version: 1, status: 'Inactive' },
      { opportunity: dam, fte: { id: 'ann', name: 'Ann Lee' }, entries: looked.entries },
    ],
    [
      { id: 'role', version: 2, status: 'Active' },
      { id: 'made', version: 1, status: 'Inactive' },
    ],
  ]);
});

/** Presses the mouse on a role, and moves it to a row. */
const dragTo = (role: HTMLElement, row: HTMLElement) => {
  fireEvent.mouseDown(role, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.mouseMove(role, { clientX: 40, clientY: 40 });
  fireEvent.mouseMove(row, { clientX: 60, clientY: 300 });
};

test('a role is dragged to a person, who is told to have room or too much; Escape puts it back', async () => {
  const { user, alerts } = await show(operations, '/user/ftes?roles=open');
  const role = await screen.findByRole('button', { name: /^Data scientist/ });
  await screen.findByText('3 people');
  const before = saves.length;
  dragTo(role, screen.getByRole('row', { name: /^Bo Măr/ }));
  expect(await screen.findByText('Bo Măr would be up to 50% over capacity.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/^Bo Măr would/)).toBeNull());
  expect(saves).toHaveLength(before);

  dragTo(role, screen.getByRole('row', { name: /^Cy Orr/ }));
  const held = await screen.findByText('Cy Orr has enough free time. Does not have Python at the required level.');
  expect(held).toBeInTheDocument();
  fireEvent.mouseUp(screen.getByRole('row', { name: /^Cy Orr/ }));
  await waitFor(() => expect(alerts.at(-1)?.text).toBe('Cy Orr planned as Data scientist on Dam'));
  expect(saves.at(-1)).toMatchObject([{ id: 'role', status: 'Inactive' }, { fte: { id: 'cy', name: 'Cy Orr' } }]);
});

test('of one bid, as its plan leads there, only its roles are shown', async () => {
  const { user } = await show(operations, '/user/ftes?roles=open&bid=other');
  expect(await screen.findByText('No open roles in these months.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Roles of all bids' }));
  expect(await screen.findByRole('button', { name: /^Data scientist/ })).toBeVisible();
});

test('from a bid one sees who of those it looks for is free, would have to be freed, and to be hired', async () => {
  const { user } = await show(operations, '/user/ftes?roles=open&bid=big');
  const three = await screen.findByRole('button', { name: /^3 × Data scientist/ });
  // Ann has room, Bo has not, and nobody else is a data scientist.
  await waitFor(() => expect(three).toHaveTextContent(/1 free1 to be freed1 to be hired$/));
  const divers = screen.getByRole('button', { name: /Diver/ });
  expect(divers).toHaveTextContent(/likely2 to be hired$/);
  await user.click(divers);
  expect(await screen.findByText('No one has this position and skill: someone would have to be hired.')).toBeVisible();
});

test('an address leads to the same people, and nobody who is left is said with what to do', async () => {
  await show(operations, '/user/ftes?team=water&position=Engineer&work=exposure&months=6&free=100');
  expect(await screen.findByText('1 person is free')).toBeVisible();
  expect(names()).toEqual(['Cy Orr']);
  expect(lineOf('Cy Orr').getAllByText('0')).toHaveLength(6);
});

test('nobody is free', async () => {
  await show(operations, '/user/ftes?team=data&free=80');
  expect(await screen.findByText('No one is free')).toBeVisible();
  expect(screen.getByText('Lower the share, choose fewer months, or count won work only.')).toBeVisible();
});

test('who has no role for it sees none of it', async () => {
  await show({ ...operations, permissions: ['User'] });
  expect(await screen.findByText(/Your role has no access to allocations of other people/)).toBeVisible();
});
