import { chances, companies, companyTypes, teams, users } from '@bidwright/contract-admin';
import { type Collection, emptyInput, type Person } from '@bidwright/contract-kit';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1_700_000_000, dateUpdated: 1_700_000_000, addedBy: null };
const record = <C extends Collection>(of: C, id: string, values: object) => ({
  ...emptyInput(of),
  ...kept,
  id,
  ...values,
});

const ann = { id: 'ann', name: 'Ann Lee' };
const cloud = record(teams, 't2', { name: 'Digital and Cloud' });
const teamRecords = [
  record(teams, 't1', { name: 'Health', lead: ann, description: 'Hospitals and clinics' }),
  cloud,
  record(teams, 't3', { name: 'Old guard', status: 'Inactive' }),
];
const companyRecords = [
  record(companies, 'c1', {
    name: 'Port Authority',
    companyType: { id: 'k1', name: 'Client – State' },
    hasBPA: true,
    city: 'Duluth',
  }),
];

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([
    { of: teams, records: teamRecords },
    {
      of: users,
      records: [record(users, 'ann', { ...ann, firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })],
    },
    { of: companies, records: companyRecords },
    {
      of: chances,
      records: ['100 %', '25 %', '50 %'].map((name, at) => record(chances, name, { name, order: [7, 3, 4][at] })),
    },
    { of: companyTypes, records: [record(companyTypes, 'k1', { name: 'Client – State' })] },
  ]);
});
afterAll(() => server.close());

const operations: Person = { id: 'o', name: 'Op', email: 'op@example.com', permissions: ['Operations'], teams: [] };
const lead: Person = { ...operations, permissions: ['Team Lead'] };

const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent);
const drawer = () => within(screen.getByRole('dialog'));

test('lists what is in use; Inactive, All and a search show others', async () => {
  const { user } = await renderModule(module, '/admin/teams');
  expect(await screen.findByText('2 teams')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Digital and Cloud', 'Health']));

  await user.click(screen.getByRole('button', { name: 'Inactive' }));
  await waitFor(() => expect(names()).toEqual(['Old guard']));
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  await user.type(screen.getByRole('searchbox'), 'health');
  await waitFor(() => expect(names()).toEqual(['Health']));
});

test('a link shows the same list and record', async () => {
  await renderModule(module, '/admin/teams?status=All&sort=-name&record=t3');
  expect(await screen.findByRole('dialog', { name: 'Old guard' })).toBeVisible();
  expect(drawer().getByRole('textbox', { name: /Name/ })).toHaveValue('Old guard');
  expect(drawer().getByText('1 of 3')).toBeVisible();
});

test('where people see an order of their own making, the list has it', async () => {
  await renderModule(module, '/admin/chances');
  expect(await screen.findByText('3 chances')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['25 %', '50 %', '100 %']));
  expect(screen.getByRole('columnheader', { name: 'Order' })).toHaveAttribute('aria-sort', 'ascending');
});

test('adds a record; what the contract refuses is said at its field', async () => {
  const { user, alerts } = await renderModule(module, '/admin/teams');
  await user.click(await screen.findByRole('button', { name: 'New team' }));
  await user.click(drawer().getByRole('button', { name: 'Add' }));
  expect(drawer().getAllByText('This field is required')[0]).toBeVisible();
  await waitFor(() => expect(drawer().getByRole('textbox', { name: /Name/ })).toHaveFocus());

  await user.keyboard('Grid');
  await user.click(drawer().getByRole('combobox', { name: 'Lead' }));
  await user.click(await screen.findByRole('option', { name: /Ann Lee/ }));
  await user.click(drawer().getByRole('radio', { name: 'Color 3' }));
  await user.click(drawer().getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Grid added' }]));
  await waitFor(() => expect(names()).toContain('Grid'));
  expect(teamRecords.at(-1)).toMatchObject({ name: 'Grid', lead: ann, color: '#0f544d', status: 'Active' });
});

test('a new record starts in its first field, where Ctrl Enter adds it', async () => {
  const { user } = await renderModule(module, '/admin/teams');
  await user.click(await screen.findByText('New team'));
  const name = await drawer().findByLabelText(/^Name/);
  await waitFor(() => expect(name).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required'));
});

test('sends only what was changed; what somebody else changed meanwhile is asked for again', async () => {
  const { user, alerts } = await renderModule(module, '/admin/teams?record=t2');
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.type(name, ' and Sea');
  changeRecord(cloud, { name: 'Digital' });

  await user.click(drawer().getByRole('button', { name: 'Save' }));
  expect((await drawer().findAllByText('Someone else has changed this in the meantime'))[0]).toBeVisible();
  expect(name).toHaveValue('Digital and Cloud and Sea');

  await user.click(drawer().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Digital and Cloud and Sea saved' }]));
  expect(cloud).toMatchObject({ name: 'Digital and Cloud and Sea' });
  const last = server.asks.findLast(({ call }) => call === 'update');
  expect(last?.body).toEqual({ col: 'teams', id: 't2', version: 2, name: 'Digital and Cloud and Sea' });
});

test('takes a record out of use, and Undo brings it back', async () => {
  const { user, alerts } = await renderModule(module, '/admin/teams');
  await user.click(await screen.findByRole('button', { name: 'Health' }));
  await user.click(await screen.findByRole('button', { name: 'Make inactive' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Health is inactive now' }]));
  expect(teamRecords[0]).toMatchObject({ status: 'Inactive' });
  await waitFor(() => expect(names()).not.toContain('Health'));
  // The row that had the focus is gone; the next Tab goes on from its list.
  await waitFor(() => expect(document.body).not.toHaveFocus());

  act(() => alerts[0]?.action?.run());
  await waitFor(() => expect(names()).toContain('Health'));
  expect(teamRecords[0]).toMatchObject({ status: 'Active' });
});

test('asks before changes are given up for the list', async () => {
  const { user } = await renderModule(module, '/admin/teams?record=t1');
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
  await user.click(drawer().getByRole('button', { name: 'Close' }));

  const question = within(screen.getByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Health!');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(teamRecords[0]).toMatchObject({ name: 'Health' });
});

test('Esc in the form asks once before changes are thrown away', async () => {
  const { user, address } = await renderModule(module, '/admin/teams?record=t1');
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/teams');

  await user.click(await screen.findByRole('button', { name: 'Health' }));
  await user.click(drawer().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who has no right to write a list reads it', async () => {
  await renderModule(module, '/admin/teams?record=t1', { person: lead });
  expect(await within(await screen.findByRole('dialog')).findByText('Hospitals and clinics')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Make inactive|Save/ })).toBeNull();
  expect(screen.queryByText('New team')).toBeNull();
});

test('companies show type, BPA and place, and Operations corrects them', async () => {
  const { user } = await renderModule(module, '/admin/companies', { person: operations });
  const row = within(await screen.findByRole('row', { name: /Port Authority/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Client – State', 'Has BPA', 'Duluth', '']);

  await user.click(row.getByRole('button', { name: 'Port Authority' }));
  await user.click(await screen.findByRole('switch', { name: 'Has BPA' }));
  await user.click(drawer().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(companyRecords[0]).toMatchObject({ hasBPA: false }));
});
