import { accountDefaults, users } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, shell, store } from '../api.ts';
import module from '../module.tsx';

const person = (id: string, firstName: string, values: object = {}) => ({
  ...emptyInput(users),
  id,
  version: 1,
  dateCreated: 1_700_000_000,
  dateUpdated: 1_700_000_000,
  addedBy: null,
  uid: id,
  firstName,
  lastName: 'Lee',
  name: `${firstName} Lee`,
  email: `${id}@firm.example`,
  permissions: ['User'],
  ...values,
});

const week = 7 * 24 * 3600;
const nowS = () => Math.floor(Date.now() / 1000);
const states = new Map<string, object>();
let server: Awaited<ReturnType<typeof callServer>>;
const made: Record<string, unknown>[] = [];
const resets: object[] = [];
let hasServer = true;

beforeAll(async () => {
  server = await callServer(
    [
      { of: users, records: [person('ann', 'Ann'), person('bo', 'Bo'), person('cy', 'Cy')] },
      { of: accountDefaults, records: [] },
    ],
    {
      'shell/accounts/signIns': ({ users: ids }) => (ids as string[]).map((id) => ({ id, ...states.get(id) })),
      'shell/invitations/link': () => ({ url: 'http://localhost/invitation#token=x', expires: nowS() + week }),
      'shell/invitations/send': () => ({ expires: nowS() + week }),
      'shell/twoStep/reset': (body) => {
        resets.push(body);
        states.set('ann', { lastSignIn: nowS(), isOpened: true, invitedUntil: null, hasTwoStep: false });
        return {};
      },
      'shell/emails/settings': () => ({ hasServer }),
      'admin/createUser': (body) => {
        made.push(body);
        return 'new-id';
      },
    },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  hasServer = true;
  store.dispatch(shell.util.resetApiState());
  store.dispatch(admin.util.resetApiState());
  states.set('ann', { lastSignIn: 1_790_000_000, isOpened: true, invitedUntil: null });
  states.set('bo', { lastSignIn: null, isOpened: false, invitedUntil: nowS() + week });
  states.set('cy', { lastSignIn: null, isOpened: false, invitedUntil: nowS() - week });
});

const drawer = () => within(screen.getByRole('dialog'));

test('the list says who was invited and has not come yet', async () => {
  widthIs(1440);
  await renderModule(module, '/admin/users');
  expect(await within(await screen.findByRole('row', { name: /Bo Lee/ })).findByText('Invited')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Cy Lee/ })).getByText('Invitation ended')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Ann Lee/ })).getByText('Sep 21')).toBeVisible();
});

test('an invitation is copied and sent again from the record of who has not come yet', async () => {
  const { user, alerts } = await renderModule(module, '/admin/users?record=bo');
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await screen.findByText(/Invited, not signed in yet/);
  await user.click(drawer().getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Link copied. It works once, for seven days.' }]));
  expect(copied).toHaveBeenCalledWith('http://localhost/invitation#token=x');
  await user.click(drawer().getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: 'An invitation is on its way to bo@firm.example' }));
});

test('without a mail server it is said that no invitation has left', async () => {
  hasServer = false;
  const { user, alerts } = await renderModule(module, '/admin/users?record=bo');
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  const text =
    'There is no mail server, so the invitation to bo@firm.example was not sent. Copy the link and pass it on.';
  await waitFor(() => expect(alerts).toMatchObject([{ text }]));
});

test('several are invited together; who came in already needs none', async () => {
  widthIs(1440);
  const { user, alerts } = await renderModule(module, '/admin/users');
  const seen = server.asks.length;
  server.refuseNext('invitations', 409, { code: 'opened', message: 'Ann is here' }, ({ user: id }) => id === 'ann');
  for (const name of ['Ann Lee', 'Bo Lee', 'Cy Lee'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: '2 invitations are on their way' }]));
  const invited = server.asks.slice(seen).filter(({ call }) => call === 'invitations');
  expect(invited.map(({ body }) => body)).toEqual([{ user: 'ann' }, { user: 'bo' }, { user: 'cy' }]);
  expect(screen.queryByRole('button', { name: 'Send invitations' })).toBeNull();
});

test('who has signed in is not invited', async () => {
  await renderModule(module, '/admin/users?record=ann');
  await screen.findByRole('dialog', { name: 'Ann Lee' });
  await waitFor(() => expect(server.asks.some(({ call }) => call === 'accounts')).toBe(true));
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

const fill = async (user: Awaited<ReturnType<typeof renderModule>>['user']) => {
  await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Di');
  await user.type(drawer().getByRole('textbox', { name: /Last name/ }), 'Ray');
  await user.type(drawer().getByRole('textbox', { name: /Email/ }), 'di@firm.example');
};

test('a new user is made with an account; each role says what it may see', async () => {
  const { user, alerts } = await renderModule(module, '/admin/users?record=new');
  await fill(user);
  expect(drawer().getByText(/including salaries/)).toBeVisible();
  await user.click(drawer().getByRole('checkbox', { name: /^Operations/ }));
  await user.clear(drawer().getByLabelText(/Share of full time/));
  await user.type(drawer().getByLabelText(/Share of full time/), '60');
  await user.click(drawer().getByRole('button', { name: 'Add' }));
  const text = 'Di Ray added; an invitation is on its way to di@firm.example';
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text }]));
  expect(made).toMatchObject([
    { col: 'users', email: 'di@firm.example', permissions: ['User', 'Operations'], capacity: 0.6 },
  ]);
});

test('an address that is taken is said once, at its field', async () => {
  const { user } = await renderModule(module, '/admin/users?record=new');
  await fill(user);
  const said = 'An account with this email address already exists';
  server.refuseNext('createUser', 409, {
    code: 'taken',
    message: said,
    fields: { email: { key: 'admin.users.taken', message: said } },
  });
  await user.click(drawer().getByRole('button', { name: 'Add' }));
  const field = await drawer().findByRole('textbox', { name: /Email/ });
  await waitFor(() => expect(field).toBeInvalid(), { timeout: 10_000 });
  expect(field).toHaveAccessibleDescription(said);
  expect(field).toHaveValue('di@firm.example');
});

test('who has lost the second step has it taken off by an Admin, after a question', async () => {
  states.set('ann', { lastSignIn: nowS(), isOpened: true, invitedUntil: null, hasTwoStep: true });
  const { user, alerts } = await renderModule(module, '/admin/users?record=ann');
  await user.click(await screen.findByRole('button', { name: 'Remove the second step' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the second step of Ann Lee?' });
  expect(resets).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove the second step' }));
  await waitFor(() => expect(resets).toEqual([{ user: 'ann' }]));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
});

test('of who has none nothing is said', async () => {
  states.set('bo', { lastSignIn: nowS(), isOpened: true, invitedUntil: null, hasTwoStep: false });
  await renderModule(module, '/admin/users?record=bo');
  await screen.findByRole('dialog', { name: 'Bo Lee' });
  await waitFor(() => expect(server.asks.some(({ call }) => call === 'accounts')).toBe(true));
  expect(screen.queryByText('Signs in with a second step')).toBeNull();
});
