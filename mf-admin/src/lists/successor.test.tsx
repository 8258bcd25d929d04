import { teams } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const kept = { version: 1, dateCreated: 1_700_000_000, dateUpdated: 1_700_000_000, addedBy: null };
const record = (id: string, name: string) => ({
  ...emptyInput(teams),
  ...kept,
  id,
  name,
});
const [health, water] = [record('t1', 'Health'), record('t2', 'Water')];

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: teams, records: [health, water] }]);
});
afterAll(() => server.close());

const dialog = () => within(screen.getByRole('dialog', { name: 'Who takes over for Health?' }));

test('who gives up leaves the team as it was', async () => {
  const { user, alerts } = await renderModule(module, '/admin/teams?record=t1');
  const needed = { key: 'admin.teams.needsSuccessor', values: { count: 1 }, message: '' };
  server.refuseNext('update', 422, { code: 'invalid', message: 'Not now', fields: { successor: needed } });
  await user.click(await screen.findByRole('button', { name: 'Make inactive' }));
  await screen.findByText(/please choose a team to take them over/);
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect([health.status, alerts]).toEqual(['Active', []]);
});

test('a team with open bids goes out of use once it is said who takes them over', async () => {
  const { user, alerts } = await renderModule(module, '/admin/teams?record=t1');
  const needed = { key: 'admin.teams.needsSuccessor', values: { count: 2 }, message: '' };
  server.refuseNext('update', 422, { code: 'invalid', message: 'Not now', fields: { successor: needed } });
  await user.click(await screen.findByRole('button', { name: 'Make inactive' }));

  expect(
    await screen.findByText(/primary team of open bids \(2\): please choose a team to take them over/),
  ).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Make inactive' }));
  expect((await dialog().findAllByText('This field is required'))[0]).toBeVisible();
  await user.click(dialog().getByRole('combobox', { name: /^Successor/ }));
  // A team does not follow itself.
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Water']));
  await user.click(screen.getByRole('option', { name: 'Water' }));
  await user.click(dialog().getByRole('button', { name: 'Make inactive' }));

  const text = 'Health is now inactive; its open bids go to Water';
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text }]));
  expect(health).toMatchObject({ status: 'Inactive', successor: { id: 't2', name: 'Water' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(alerts[0]?.action).toBeUndefined();
});
