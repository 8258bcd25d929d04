import { accountDefaults, users } from '@bidwright/contract-admin';
import { away, callServer, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../module.tsx';

const set: { expirationDate: string }[] = [];

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([
    { of: users, records: [] },
    { of: accountDefaults, records: set },
  ]);
});
afterAll(() => server.close());

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('an Admin sets when new accounts end, and whoever is added next begins with it', async () => {
  const { user, alerts } = await renderModule(module, '/admin/users');
  const button = await screen.findByRole('button', { name: 'New accounts' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const end = dialog('New accounts').getByLabelText(/^Account ends/);
  expect(end).toHaveValue('2030-12-31');
  await user.clear(end);
  await user.type(end, '2028-06-30');
  await user.click(dialog('New accounts').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'End date for new accounts saved' }]));
  expect(set).toMatchObject([{ expirationDate: '2028-06-30', status: 'Active' }]);

  await user.click((await screen.findAllByRole('button', { name: 'New user' }))[0] as HTMLElement);
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByLabelText(/^Account ends/)).toHaveValue('2028-06-30'),
  );
  // What the service works out is nobody's to fill in: it has no label.
  expect(screen.queryByText(/admin\.field/)).toBeNull();
});

test('no day is refused at its field; what the service refuses is said, and the day stays for the next try', async () => {
  const { user, alerts } = await renderModule(module, '/admin/users');
  const button = await screen.findByRole('button', { name: 'New accounts' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  // What the page reads may still come in.
  const writes = () => server.asks.filter(({ call }) => call === 'create' || call === 'update').length;
  const before = writes();
  const end = dialog('New accounts').getByLabelText(/^Account ends/);
  const save = () => user.click(dialog('New accounts').getByRole('button', { name: 'Save' }));
  await user.clear(end);
  await save();
  await waitFor(() => expect(end).toHaveAccessibleDescription('This field is required'));
  expect(writes()).toBe(before);
  await user.type(end, '2029-01-31');
  server.refuseNext('update', 422, faultAt('expirationDate'));
  await save();
  await waitFor(() => expect(end).toHaveAccessibleDescription('This value cannot be used'));
  server.refuseNext('update', 503, away);
  await save();
  expect(await screen.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(end).toHaveValue('2029-01-31');
  const reads = () => server.asks.filter(({ call, col }) => call === 'list' && col === accountDefaults.name).length;
  const readBefore = reads();
  await save();
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  // What was saved is read anew: by then no call of this page is still to come.
  await waitFor(() => expect(reads()).toBeGreaterThan(readBefore));
});

test('who is no Admin neither sees nor sets it, also not by an address that asks for a new person', async () => {
  const lead = { id: 'l', name: 'Lia', email: 'lia@example.com', permissions: ['Team Lead'], teams: [] };
  const asked = server.asks.length;
  await renderModule(module, '/admin/users?record=new', { person: lead });
  expect(await screen.findByText('No users yet')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New accounts' })).toBeNull();
  expect(server.asks.slice(asked).filter(({ col }) => col === accountDefaults.name)).toEqual([]);
});
