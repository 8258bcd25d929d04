import { teams, users } from '@bidwright/contract-admin';
import { type Collection, emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { type Composition, CompositionProvider, type Module } from '@bidwright/shell-api';
import { screen } from '@testing-library/react';
import { Fragment } from 'react';
import module from '../module.tsx';

const record = (of: Collection, id: string, values: object) => ({
  ...emptyInput(of),
  id,
  version: 1,
  dateCreated: 1_700_000_000,
  dateUpdated: 1_700_000_000,
  addedBy: null,
  ...values,
});
const person = (id: string, name: string, values: object) => record(users, id, { name, lastName: name, ...values });

const water = [{ id: 't1', name: 'Water' }];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([
    { of: teams, records: [record(teams, 't1', { name: 'Water' }), record(teams, 't2', { name: 'Roads' })] },
    {
      of: users,
      records: [
        person('ann', 'Ann Lee', { teams: water }),
        person('bo', 'Bo Ray', { teams: water, status: 'Inactive' }),
        person('cy', 'Cy Oz', {}),
      ],
    },
  ]);
});
afterAll(() => server.close());

test('a team shows who is in it, each a way to the person', async () => {
  await renderModule(module, '/admin/teams?record=t1');
  expect(await screen.findByText('1 member')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/admin/users?record=ann');
  expect(screen.queryByRole('link', { name: /Bo Ray|Cy Oz/ })).toBeNull();
});

test('a team without people says so', async () => {
  await renderModule(module, '/admin/teams?record=t2');
  expect(await screen.findByText('No members')).toBeVisible();
});

const composition: Composition = {
  Place: ({ id, handed }) => `${id} ${JSON.stringify(handed)}`,
  Link: ({ children }) => children,
  addressOf: () => undefined,
  goTo: () => undefined,
  Guard: ({ children }) => children,
};
const { Provider: Around = Fragment } = module;
const filled: Module = {
  ...module,
  Provider: ({ children }) => (
    <CompositionProvider value={composition}>
      <Around>{children}</Around>
    </CompositionProvider>
  ),
};

test('what a team has to do is a part of its own, a place for other modules; who may only read sees all of it', async () => {
  const lead = { id: 'lea', name: 'Lea', email: 'lea@example.com', permissions: ['Team Lead'], teams: [] };
  const { user } = await renderModule(filled, '/admin/teams?record=t1', { person: lead });
  expect(await screen.findByText('1 member')).toBeVisible();
  await user.click(screen.getByText('Bids and load'));
  expect(await screen.findByText('admin/team.work/v1 {"team":{"id":"t1","name":"Water"}}')).toBeVisible();
  expect(screen.queryByText('1 member')).toBeNull();
});
