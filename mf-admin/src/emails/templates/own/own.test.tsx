import { teams, users } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { mailLists, messageTemplates } from '@bidwright/contract-shell';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../../../api.ts';
import module from '../../../module.tsx';

const kept = { id: 'm1', version: 1, dateCreated: 1_700_000_000, dateUpdated: 1_700_000_000, addedBy: null };
const templates: object[] = [];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const none = [users, teams, mailLists].map((of) => ({ of, records: [] }));
  server = await callServer([...none, { of: messageTemplates, records: templates }], {
    'shell/modules/overview': () => ({ modules: [] }),
    'shell/emails/templates': () => [],
  });
});
afterAll(() => server.close());

const openOwn = (tab: string) => renderModule(module, `/admin/emails?tab=${tab}`);
const subject = () => screen.findByRole('textbox', { name: /^Subject/ });

test('a mail becomes a template, which the next one begins with, and which is changed and deleted in its tab', async () => {
  const { user, alerts, unmount } = await openOwn('write');
  await user.type(await subject(), 'Hello {{name}');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'News.');
  await user.click(screen.getByRole('button', { name: 'Save as template' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Greeting');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Greeting saved' }]));
  unmount();
  const again = await openOwn('write');
  await again.user.click(await screen.findByRole('button', { name: 'Use a template' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Greeting' }));
  expect(await subject()).toHaveValue('Hello {name}');
  again.unmount();
  const { user: admin, alerts: edits } = await openOwn('templates');
  await admin.click(await screen.findByRole('button', { name: 'Greeting' }));
  await admin.type(await subject(), '!');
  await admin.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edits).toMatchObject([{ text: 'Greeting saved' }]));
  await admin.click(await screen.findByRole('button', { name: 'Greeting' }));
  expect(await screen.findByDisplayValue('Hello {name}!')).toBeVisible();
  await admin.click(screen.getByRole('button', { name: 'Delete Greeting' }));
  await waitFor(() => expect(edits.at(-1)).toMatchObject({ text: 'Greeting deleted' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Greeting' })).toBeNull());
});

const taken = {
  code: 'duplicate',
  message: 'Taken',
  fields: { name: { key: 'shell.mail.nameTaken', message: 'Taken' } },
};
const said = /^This name is already taken/;

test('a template without a name is not kept; of one whose name is taken that is said, and the mail stays as it was', async () => {
  const { user } = await openOwn('write');
  await user.type(await subject(), 'Hello');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'News.');
  await user.click(screen.getByRole('button', { name: 'Save as template' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  const creates = () => server.asks.filter(({ call }) => call === 'create').length;
  const before = creates();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required'));
  expect(creates()).toBe(before);
  await user.type(name, 'Greeting');
  server.refuseNext('create', 409, taken);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(said));
  expect(name).toHaveValue('Greeting');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await subject()).toHaveValue('Hello');
});

test('what somebody else saves meanwhile leaves what is typed; it is said at the field, and saving again is meant', async () => {
  store.dispatch(shell.util.resetApiState());
  const record = {
    ...emptyInput(messageTemplates),
    ...kept,
    name: 'Welcome',
    subject: 'Hi',
    text: 'News.',
    status: 'Active',
  };
  templates.push(record);
  const { user, alerts } = await openOwn('templates');
  await user.click(await screen.findByRole('button', { name: 'Welcome' }));
  await user.type(await subject(), ' there');
  changeRecord(record, { subject: 'Dear', name: 'Welcome all' });
  // As when a person comes back to the tab.
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('button', { name: 'Welcome all' })).toBeVisible();
  expect(await subject()).toHaveValue('Hi there');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await subject()).toHaveAccessibleDescription(/^Someone else has changed this/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(record).toMatchObject({ subject: 'Hi there', name: 'Welcome all' });
});
