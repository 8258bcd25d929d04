import { teams, users } from '@bidwright/contract-admin';
import { type Collection, emptyInput } from '@bidwright/contract-kit';
import { emails, mailLists } from '@bidwright/contract-shell';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../../api.ts';
import module from '../../module.tsx';

const kept = { version: 1, dateCreated: 1_700_000_000, dateUpdated: 1_700_000_000, addedBy: null };
const record = (of: Collection, id: string, values: object) => ({ ...emptyInput(of), ...kept, id, ...values });
const person = (id: string, name: string, role: string) =>
  record(users, id, { name, email: `${id}@firm.example`, permissions: [role], teams: [] });

let board: ReturnType<typeof record>;
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  store.dispatch(shell.util.resetApiState());
  board = record(mailLists, 'l1', { name: 'Board', roles: ['Operations'], status: 'Active' });
  server = await callServer([
    { of: users, records: [person('ann', 'Ann Lee', 'Operations'), person('bo', 'Bo Ray', 'User')] },
    { of: teams, records: [] },
    { of: emails, records: [] },
    { of: mailLists, records: [board] },
  ]);
});
afterEach(() => server.close());

const open = () => renderModule(module, '/admin/emails?tab=recipients');

test('a list is made of roles and people; how many it reaches is told while it is made', async () => {
  const { user, alerts } = await open();
  expect(await screen.findByText('1 person now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Everybody');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Please choose at least one person, role or team'))[0]).toBeVisible();
  for (const role of ['Operations', 'User']) await user.click(dialog.getByRole('checkbox', { name: role }));
  expect(await dialog.findByText('2 people now')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Everybody saved' }]));
  expect(await screen.findByText('2 people now')).toBeVisible();
});

test('a list is deleted, and comes back by undo', async () => {
  const { user, alerts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete Board' }));
  expect(await screen.findByText('No lists yet')).toBeVisible();
  expect(alerts).toMatchObject([{ text: 'Board deleted' }]);
  alerts[0]?.action?.run();
  expect(await screen.findByText('Board')).toBeVisible();
});

test('a name that is taken, and a list that somebody else changed, are said at the field; saving again is meant', async () => {
  const { user, alerts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit Board' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.type(name, ' of 2027');
  const fields = { name: { key: 'shell.mail.nameTaken', message: 'Taken' } };
  server.refuseNext('update', 409, { code: 'duplicate', message: 'Taken', fields });
  await save();
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^This name is already taken/));
  changeRecord(board, { name: 'Council' });
  await save();
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^Someone else has changed this/));
  expect(name).toHaveValue('Board of 2027');
  await save();
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Board of 2027 saved' }]));
  expect(board).toMatchObject({ name: 'Board of 2027' });
});
