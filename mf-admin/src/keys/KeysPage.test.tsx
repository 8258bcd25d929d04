import { addDays, addMonths } from '@bidwright/contract-kit/days';
import { lastKeyDay, type ProgramKey } from '@bidwright/contract-shell';
import { callServer, faultAt, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { today } from '@bidwright/remote-kit/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../api.ts';
import module from '../module.tsx';

const secret = `bw_${'A'.repeat(43)}`;
const at = 1_790_000_000;

const key = (id: string, about: Partial<ProgramKey> = {}): ProgramKey => ({
  id,
  name: 'Payroll',
  prefix: 'bw_AbCdEf',
  roles: ['Operations', 'User'],
  madeBy: { id: 'ann', name: 'Ann Lee' },
  dateCreated: at,
  expirationDate: lastKeyDay(),
  lastUsed: null,
  state: 'usable',
  ...about,
});

let keys: ProgramKey[];
/** What was sent to make keys, and to revoke them. */
let sent: { make: object[]; revoke: object[] };
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  widthIs(1440);
  keys = [];
  sent = { make: [], revoke: [] };
  store.dispatch(shell.util.resetApiState());
  server = await callServer([], {
    'shell/keys/list': () => keys,
    'shell/keys/make': (body) => {
      sent.make.push(body);
      const { name, roles, expirationDate } = body;
      const made = { name, roles, expirationDate } as Pick<ProgramKey, 'name' | 'roles' | 'expirationDate'>;
      keys = [key('new', { ...made, prefix: secret.slice(0, 9) }), ...keys];
      return { id: 'new', secret };
    },
    'shell/keys/revoke': (body) => {
      sent.revoke.push(body);
      keys = keys.map((one) => (one.id === body.id ? { ...one, state: 'revoked' } : one));
      return {};
    },
  });
});
afterEach(() => server.close());

const open = () => renderModule(module, '/admin/keys');
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('an Admin makes a key, sees it once and copies it; then it stands in the list', async () => {
  const { user, alerts } = await open();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  expect(await screen.findByText('No program keys yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New key' }));
  const form = within(screen.getByRole('dialog', { name: 'New key' }));
  await user.type(form.getByLabelText(/^Program/), 'Nightly bids');
  await user.click(form.getByRole('checkbox', { name: /^Operations/ }));
  await user.click(form.getByRole('button', { name: 'Create key' }));

  const fresh = within(await screen.findByRole('dialog', { name: 'The key of Nightly bids' }));
  expect(fresh.getByLabelText('Key')).toHaveValue(secret);
  await user.click(fresh.getByRole('button', { name: 'Copy key' }));
  expect(copied.mock.calls).toEqual([[secret]]);
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Key copied' }]));
  await user.click(fresh.getByRole('button', { name: 'Close' }));

  const made = await row('Nightly bids');
  expect(made).toHaveTextContent(/bw_AAAAAA….*Operations.*Ann Lee.*Active.*Never/);
  expect(document.body).not.toHaveTextContent(secret);
  const expirationDate = addMonths(today(), 3);
  expect(sent.make).toEqual([{ name: 'Nightly bids', roles: ['Operations'], expirationDate }]);
});

test('a key without a name, a role, or with a day beyond a year is made only once that is mended', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const form = within(screen.getByRole('dialog'));
  const until = form.getByLabelText(/^Valid until/);
  await user.clear(until);
  await user.type(until, addDays(lastKeyDay(), 1));
  await user.click(form.getByRole('button', { name: 'Create key' }));
  for (const wrong of ['Please choose at least one role', 'A key can be valid for at most one year'])
    expect(await form.findAllByText(new RegExp(wrong))).not.toHaveLength(0);
  expect(sent.make).toEqual([]);
});

test('what the front door refuses stands at its field, and nothing typed is lost', async () => {
  const { user } = await open();
  server.refuseNext('keys', 409, faultAt('name', 'shell.mail.nameTaken'), (body) => 'roles' in body);
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const form = within(screen.getByRole('dialog'));
  await user.type(form.getByLabelText(/^Program/), 'Payroll');
  await user.click(form.getByRole('checkbox', { name: /^User/ }));
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findAllByText(/This name is already taken/)).toHaveLength(2);
  expect(form.getByLabelText(/^Program/)).toHaveValue('Payroll');
});

test('each key says how it stands, and only one that opens something can be revoked', async () => {
  keys = [
    key('a', { lastUsed: at }),
    key('b', { name: 'Finance', expirationDate: addDays(today(), 20) }),
    key('c', { name: 'Old', expirationDate: '2020-02-29', state: 'expired' }),
    key('d', { name: 'Lost', state: 'revoked' }),
  ];
  await open();
  const states: [string, string][] = [
    ['Payroll', 'Active'],
    ['Finance', 'Ends soon'],
    ['Old', 'Expired'],
    ['Lost', 'Revoked'],
  ];
  for (const [name, state] of states) expect(within(await row(name)).getByText(state)).toBeVisible();
  expect(await row('Payroll')).not.toHaveTextContent('Never');
  const buttons = screen.getAllByRole('button', { name: /^Revoke the key of/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Revoke the key of Payroll',
    'Revoke the key of Finance',
  ]);
});

test('revoking asks first and says that it cannot be undone', async () => {
  keys = [key('a')];
  const { user, alerts } = await open();
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Revoke the key of Payroll' }));
    return within(screen.getByRole('dialog', { name: 'Revoke the key of Payroll?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(sent.revoke).toEqual([]);
  const question = await ask();
  expect(question.getByText(/This cannot be undone/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(sent.revoke).toEqual([{ id: 'a' }]);
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Key of Payroll revoked' }]);
});
