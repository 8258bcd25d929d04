import { type Webhook, type WebhookDelivery, wholeForm } from '@bidwright/contract-shell';
import { callServer, faultAt, renderModule, widthIs } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../api.ts';
import module from '../module.tsx';

const secret = `whsec_${'A'.repeat(43)}=`;
const at = 1_790_000_000;

const hook = (id: string, about: Partial<Webhook> = {}): Webhook => ({
  id,
  version: 3,
  name: 'Accounts',
  kind: 'signed',
  address: 'https://accounts.example/hooks',
  state: 'on',
  fault: null,
  waiting: 0,
  tries: 0,
  nextTry: null,
  formerUntil: null,
  dateCreated: at,
  madeBy: { id: 'ann', name: 'Ann Lee' },
  collections: ['garden/beds'],
  changes: ['created', 'changed'],
  notices: [],
  roles: ['Operations'],
  language: 'en',
  ...about,
});

const delivery = (id: number, about: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id,
  messageId: `m-${id}`,
  topic: `garden.beds.changed`,
  state: 'sent',
  tries: 1,
  code: 200,
  said: null,
  tried: at,
  dateCreated: at,
  ...about,
});

const title = { en: 'Bed moved', fr: 'Planche déplacée', ro: 'Strat mutat', zh: '花坛已移动' };
const choices = {
  collections: ['garden/beds', 'garden/trees'],
  notices: [{ type: 'garden.moved', service: 'garden', title }],
};

let hooks: Webhook[];
let deliveries: WebhookDelivery[];
/** What was sent, by call. */
let sent: [call: string, body: object][];
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  widthIs(1440);
  hooks = [];
  deliveries = [];
  sent = [];
  store.dispatch(shell.util.resetApiState());
  const answer =
    <T,>(call: string, made: (body: Record<string, unknown>) => T) =>
    (body: Record<string, unknown>) => {
      sent.push([call, body]);
      return made(body);
    };
  const made = { isTaken: true, code: 200, said: null };
  server = await callServer([], {
    'shell/webhooks/list': () => hooks,
    'shell/webhooks/choices': () => choices,
    'shell/webhooks/deliveries': () => deliveries,
    'shell/webhooks/make': answer('make', (body) => {
      hooks = [hook('new', body as Partial<Webhook>), ...hooks];
      return { id: 'new', secret: body.kind === 'signed' ? secret : null };
    }),
    'shell/webhooks/change': answer('change', (body) => {
      hooks = hooks.map((one) => ({ ...one, ...(body as Partial<Webhook>), address: one.address }));
      return {};
    }),
    'shell/webhooks/test': answer('test', () => made),
    'shell/webhooks/sendAgain': answer('sendAgain', ({ delivery: which }) => (which === 1 ? made : null)),
    'shell/webhooks/switch': answer('switch', ({ on }) => {
      hooks = hooks.map((one) => ({ ...one, state: on ? 'on' : 'paused', fault: null }));
      return {};
    }),
    'shell/webhooks/roll': answer('roll', () => ({ secret })),
    'shell/webhooks/remove': answer('remove', () => {
      hooks = [];
      return {};
    }),
  });
});
afterEach(() => server.close());

const open = () => renderModule(module, '/admin/webhooks');
const openOne = async () => {
  const rendered = await open();
  await rendered.user.click(await screen.findByRole('row', { name: /^Accounts/ }));
  return { ...rendered, panel: within(await screen.findByRole('dialog', { name: 'Accounts' })) };
};

test('an Admin makes a webhook for a program, and sees and copies its secret this once', async () => {
  const { user } = await open();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  const form = within(screen.getByRole('dialog', { name: 'New webhook' }));
  await user.type(await form.findByLabelText(/^Name/), 'Accounts');
  await user.type(form.getByLabelText(/^Address/), 'https://accounts.example/hooks');
  await user.click(form.getByRole('checkbox', { name: 'garden/beds' }));
  await user.click(form.getByRole('checkbox', { name: 'Removed' }));
  await user.click(form.getByRole('checkbox', { name: 'Operations' }));
  await user.click(form.getByRole('button', { name: 'Create webhook' }));

  const fresh = within(await screen.findByRole('dialog', { name: 'The secret of Accounts' }));
  expect(fresh.getByLabelText('Secret')).toHaveValue(secret);
  await user.click(fresh.getByRole('button', { name: 'Copy secret' }));
  expect(copied.mock.calls).toEqual([[secret]]);
  await user.click(fresh.getByRole('button', { name: 'Close' }));
  const row = await screen.findByRole('row', { name: /^Accounts/ });
  expect(row).toHaveTextContent(/accounts\.example.*A program.*1 kind of record.*Operations.*Active/);
  expect(document.body).not.toHaveTextContent(secret);
  expect(sent).toEqual([
    [
      'make',
      {
        kind: 'signed',
        name: 'Accounts',
        address: 'https://accounts.example/hooks',
        collections: ['garden/beds'],
        changes: ['created', 'changed', 'merged'],
        notices: [],
        roles: ['Operations'],
        language: 'en',
      },
    ],
  ]);
});

test('a chat is asked for notices and their language, and for no records', async () => {
  const { user, alerts } = await open();
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const form = within(screen.getByRole('dialog'));
  await user.type(await form.findByLabelText(/^Name/), '#bids');
  await user.type(form.getByLabelText(/^Address/), 'https://hooks.slack.example/services/1');
  await user.click(form.getByRole('checkbox', { name: 'garden/beds' }));
  await user.click(form.getByRole('combobox', { name: /^For/ }));
  await user.click(screen.getByRole('option', { name: 'Slack' }));
  expect(form.queryByRole('checkbox', { name: 'garden/beds' })).not.toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: 'Team Lead' }));
  await user.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(await form.findAllByText(/choose at least one notice/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await user.click(form.getByRole('checkbox', { name: 'Bed moved' }));
  await user.click(form.getByRole('button', { name: 'Create webhook' }));
  await waitFor(() =>
    expect(alerts).toMatchObject([{ severity: 'success', text: '#bids receives messages from now on' }]),
  );
  expect(sent).toMatchObject([
    ['make', { kind: 'slack', collections: [], notices: ['garden.moved'], roles: ['Team Lead'], language: 'en' }],
  ]);
});

test('an address that the front door refuses is said at its field', async () => {
  const { user } = await open();
  server.refuseNext('webhooks', 422, faultAt('address', 'shell.webhooks.address.host'), (body) => 'roles' in body);
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const form = within(screen.getByRole('dialog'));
  await user.type(await form.findByLabelText(/^Name/), 'Accounts');
  await user.type(form.getByLabelText(/^Address/), 'https://10.0.0.1/');
  await user.click(form.getByRole('checkbox', { name: 'garden/beds' }));
  await user.click(form.getByRole('checkbox', { name: 'Operations' }));
  await user.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(await form.findAllByText(/This address is inside the firm/)).not.toHaveLength(0);
  expect(form.getByLabelText(/^Address/)).toHaveValue('https://10.0.0.1/');
});

test('what a webhook hears is changed; its address stays unless another is typed', async () => {
  hooks = [hook('a')];
  const { user, panel, alerts } = await openOne();
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Accounts' }));
  expect(await form.findByLabelText(/^New address/)).toHaveValue('');
  expect(form.getByText(/keep https:\/\/accounts\.example\/hooks/)).toBeVisible();
  expect(form.queryByRole('combobox', { name: /^For/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: 'garden/trees' }));
  await user.click(form.getByRole('checkbox', { name: 'Team Lead' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Accounts is changed' }]));
  expect(await panel.findByText(/garden\/trees/)).toBeVisible();
  expect(sent).toEqual([
    [
      'change',
      {
        id: 'a',
        version: 3,
        kind: 'signed',
        name: 'Accounts',
        address: null,
        collections: ['garden/beds', 'garden/trees'],
        changes: ['created', 'changed'],
        notices: [],
        roles: ['Operations', 'Team Lead'],
        language: 'en',
      },
    ],
  ]);
});

test('who changes a webhook that another Admin has changed meanwhile is told, and nothing typed is lost', async () => {
  hooks = [hook('a')];
  const { user, panel } = await openOne();
  server.refuseNext('webhooks', 409, faultAt(wholeForm, 'shell.webhooks.changed'), (body) => 'version' in body);
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Accounts' }));
  await user.type(await form.findByLabelText(/^Name/), ' of ours');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText(/has changed this webhook in the meantime/)).not.toHaveLength(0);
  expect(form.getByLabelText(/^Name/)).toHaveValue('Accounts of ours');
});

test('each webhook says how it stands', async () => {
  hooks = [
    hook('a'),
    hook('b', { name: 'Slow', tries: 2, waiting: 7 }),
    hook('c', { name: 'Held', state: 'paused' }),
    hook('d', { name: 'Gone', state: 'off', fault: 'gone', kind: 'teams', collections: [], notices: ['garden.moved'] }),
  ];
  const { user } = await open();
  const states: [string, RegExp][] = [
    ['Accounts', /Active/],
    ['Slow', /Retrying.*7/],
    ['Held', /Paused/],
    ['Gone', /Teams.*1 notice.*Switched off/],
  ];
  for (const [name, state] of states)
    expect(await screen.findByRole('row', { name: new RegExp(`^${name}`) })).toHaveTextContent(state);
  await user.click(screen.getByRole('row', { name: /^Gone/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Gone' }));
  expect(panel.getByText(/the receiver reported that it is permanently gone/)).toBeVisible();
  expect(await panel.findByText('Bed moved')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'New secret' })).not.toBeInTheDocument();
});

test('its last messages say what became of each; one is sent again, one that waits is tried now', async () => {
  hooks = [hook('a', { tries: 2, waiting: 1 })];
  deliveries = [
    delivery(3, { state: 'withheld', code: null, topic: 'garden.beds.created' }),
    delivery(2, { state: 'waiting', tries: 2, code: 500, said: 'Not now', topic: 'garden.beds.merged' }),
    delivery(1),
  ];
  const { user, alerts, panel } = await openOne();
  const items = within(await panel.findByRole('list', { name: 'Last messages' })).getAllByRole('listitem');
  const said = [/created.*Withheld/, /merged.*Waiting.*HTTP 500.*2 tries.*Not now/, /changed.*Sent.*HTTP 200/];
  said.forEach((pattern, place) => {
    expect(items[place]).toHaveTextContent(pattern);
  });
  expect(within(items[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Send again garden.beds.changed' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Taken: HTTP 200' }]));
  await user.click(await panel.findByRole('button', { name: 'Send again garden.beds.merged' }));
  await waitFor(() => expect(alerts).toHaveLength(2));
  expect(alerts[1]).toMatchObject({ text: 'Retrying in order' });
  expect(sent).toEqual([
    ['sendAgain', { id: 'a', delivery: 1 }],
    ['sendAgain', { id: 'a', delivery: 2 }],
  ]);
});

test('a test is sent, it is paused and goes on, gets another secret, and is removed after a question', async () => {
  hooks = [hook('a')];
  const { user, alerts, panel } = await openOne();
  await user.click(panel.getByRole('button', { name: 'Send a test' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Taken: HTTP 200' }]));
  await user.click(panel.getByRole('button', { name: 'Pause' }));
  await user.click(await panel.findByRole('button', { name: 'Resume' }));
  expect(await panel.findByRole('button', { name: 'Pause' })).toBeEnabled();
  await user.click(panel.getByRole('button', { name: 'New secret' }));
  const question = within(screen.getByRole('dialog', { name: 'Create a new secret for Accounts?' }));
  await user.click(question.getByRole('button', { name: 'New secret' }));
  const fresh = within(await screen.findByRole('dialog', { name: 'The secret of Accounts' }));
  expect(fresh.getByText(/Both secrets are valid/)).toBeVisible();
  await user.click(fresh.getByRole('button', { name: 'Close' }));
  await user.click(panel.getByRole('button', { name: 'Remove' }));
  const last = within(screen.getByRole('dialog', { name: 'Remove Accounts?' }));
  await user.click(last.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  expect(sent).toEqual([
    ['test', { id: 'a' }],
    ['switch', { id: 'a', on: false }],
    ['switch', { id: 'a', on: true }],
    ['roll', { id: 'a' }],
    ['remove', { id: 'a' }],
  ]);
});
