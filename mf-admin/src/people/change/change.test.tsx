import { teams, users } from '@bidwright/contract-admin';
import { type Collection, emptyInput } from '@bidwright/contract-kit';
import { away, callServer, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import module from '../../module.tsx';

const record = (of: Collection, id: string, values: object) => ({
  ...emptyInput(of),
  id,
  version: 1,
  dateCreated: 1_700_000_000,
  dateUpdated: 1_700_000_000,
  addedBy: null,
  ...values,
});
const person = (name: string, permissions: string[]) =>
  record(users, name, { name, firstName: name, lastName: name, email: `${name}@example.com`, permissions });

const bulk = jest.fn();
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(() => import('./ChangeDialog.tsx'));
beforeAll(async () => {
  widthIs(1440);
  server = await callServer(
    [
      { of: teams, records: [record(teams, 't1', { name: 'Water' })] },
      { of: users, records: [person('Ann', ['User']), person('Ben', ['User', 'Admin']), person('Cy', ['Operations'])] },
    ],
    { 'shell/modules': () => ({ modules: [] }), 'shell/signIns': () => [], 'admin/bulkUpdate': (body) => bulk(body) },
  );
});
afterAll(() => server.close());
beforeEach(() => bulk.mockReset());

const opened = async (names: number) => {
  const page = await renderModule(module, '/admin/users');
  await screen.findByText('Cy');
  for (const box of screen.getAllByLabelText('Select').slice(0, names)) await page.user.click(box);
  await page.user.click(await screen.findByRole('button', { name: 'Change people' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Change people' })) };
};

test('a role is taken from those who have it; a preview says from whom, and each record tells what became of it', async () => {
  const { user, dialog } = await opened(3);
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: /^Take a role/ }));
  await user.click(await screen.findByRole('option', { name: 'Admin' }));
  await user.click(dialog.getByRole('combobox', { name: /^Give a role/ }));
  await user.click(await screen.findByRole('option', { name: 'User' }));
  bulk.mockReturnValue({ records: 1, permitted: 1, fields: 1 });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('2 of 3 selected people will change')).toBeVisible();
  const preview = dialog.getByLabelText('Preview', { selector: 'ul' });
  // Ann has just that already.
  expect([...preview.children].map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual(['Ben', 'Cy']);
  expect(bulk.mock.calls.every(([body]) => body.preview)).toBe(true);

  bulk.mockReset();
  bulk.mockReturnValueOnce({
    results: [{ id: 'Ben', outcome: 'refused', reason: 'An Admin must stay' }],
    counts: { refused: 1 },
  });
  bulk.mockReturnValueOnce({ results: [{ id: 'Cy', outcome: 'changed' }], counts: { changed: 1 } });
  await user.click(dialog.getByRole('button', { name: 'Change 2 people' }));
  expect(await dialog.findByText('1 person changed')).toBeVisible();
  expect(dialog.getByText('An Admin must stay')).toBeVisible();
  expect(bulk.mock.calls).toEqual([
    [{ col: 'users', ids: [{ id: 'Ben', version: 1 }], set: { permissions: ['User'] } }],
    [{ col: 'users', ids: [{ id: 'Cy', version: 1 }], set: { permissions: ['Operations', 'User'] } }],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
});

test('status, share, expiry and teams go to all alike', async () => {
  const { user, dialog } = await opened(2);
  await user.click(dialog.getByRole('combobox', { name: /^Add to teams/ }));
  await user.click(await screen.findByRole('option', { name: /Water/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Share of full time/ }), '50');
  await user.click(dialog.getByRole('combobox', { name: /^Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Inactive' }));
  fireEvent.change(dialog.getByLabelText(/^Account ends/), { target: { value: '2027-06-30' } });
  bulk.mockReturnValue({ records: 2, permitted: 2, fields: 2 });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('2 of 2 selected people will change');
  bulk.mockReset();
  bulk.mockReturnValueOnce({ results: [], counts: { changed: 2 } });
  await user.click(dialog.getByRole('button', { name: 'Change 2 people' }));
  expect(await dialog.findByText('2 people changed')).toBeVisible();
  expect(bulk.mock.calls[0]?.[0].set).toEqual({
    status: 'Inactive',
    capacity: 0.5,
    expirationDate: '2027-06-30',
    teams: [{ id: 't1', name: 'Water' }],
  });
});

test('a preview that is refused says so, and what was chosen stays', async () => {
  const { user, dialog } = await opened(1);
  await user.click(dialog.getByRole('combobox', { name: /^Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Inactive' }));
  server.refuseNext('bulkUpdate', 403, { code: 'forbidden', message: 'No' });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: /^Status/ })).toHaveTextContent('Inactive');
});

test('a share that is none is refused at its field; nothing is sent, and it stays as typed', async () => {
  const { user, dialog } = await opened(1);
  const share = dialog.getByRole('textbox', { name: /^Share of full time/ });
  await user.type(share, '150');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(share).toHaveAccessibleDescription(/^Must be between 0 and 1/));
  expect(share).toHaveValue('150');
  expect(bulk).not.toHaveBeenCalled();
});

test('where the service is away in between, the dialog says so; the next try changes those that are left', async () => {
  const { user, dialog } = await opened(3);
  await user.click(dialog.getByRole('combobox', { name: /^Give a role/ }));
  await user.click(await screen.findByRole('option', { name: 'Project Manager' }));
  bulk.mockReturnValue({ records: 1, permitted: 1, fields: 1 });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('3 of 3 selected people will change');
  bulk.mockReset();
  bulk.mockReturnValue({ results: [], counts: { changed: 1 } });
  server.refuseNext('bulkUpdate', 503, away, (body) => JSON.stringify(body).includes('Ben'));
  await user.click(dialog.getByRole('button', { name: 'Change 3 people' }));
  expect(await dialog.findByText(/^This part of the app is not responding/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change 2 people' }));
  expect(await dialog.findByText('3 people changed')).toBeVisible();
  expect(bulk.mock.calls.map(([{ ids }]) => ids[0].id)).toEqual(['Ann', 'Ben', 'Cy']);
});
