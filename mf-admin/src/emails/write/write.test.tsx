import { teams, users } from '@bidwright/contract-admin';
import { type Collection, emptyInput } from '@bidwright/contract-kit';
import { emails, mailLists, messageTemplates } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../../api.ts';
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
const person = (id: string, name: string, permissions: string[], team?: string) =>
  record(users, id, {
    name,
    firstName: name.split(' ')[0],
    email: `${id}@firm.example`,
    permissions,
    teams: team ? [{ id: team, name: team }] : [],
  });

const written: Record<string, unknown>[] = [];
const set: Record<string, unknown>[] = [];
let hasServer = true;
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer(
    [
      {
        of: users,
        records: [
          person('ann', 'Ann Lee', ['Operations']),
          person('bo', 'Bo Ray', ['User'], 't1'),
          person('cy', 'Cy Oz', ['User']),
        ],
      },
      { of: teams, records: [record(teams, 't1', { name: 'Water' })] },
      { of: emails, records: [] },
      { of: messageTemplates, records: [] },
      { of: mailLists, records: [record(mailLists, 'l1', { name: 'Board', people: [{ id: 'cy', name: 'Cy Oz' }] })] },
    ],
    {
      'shell/emails/write': (body) => {
        written.push(body);
        return { queued: 2, left: 0 };
      },
      'shell/emails/settings': () => ({
        fromName: null,
        digestHour: null,
        quietFrom: null,
        quietUntil: null,
        address: 'no-reply@firm.example',
        usualHour: 7,
        zone: 'UTC',
        hasServer,
      }),
      'shell/emails/setSettings': (body) => {
        set.push(body);
        return {};
      },
    },
  );
});
afterAll(() => server.close());

test('a mail goes to a role and a team; the preview says to how many and what the first reads', async () => {
  const { user, alerts } = await renderModule(module, '/admin/emails?tab=write');
  await user.click(await screen.findByRole('checkbox', { name: 'Operations' }));
  await user.click(screen.getByRole('combobox', { name: /^Everyone in a team/ }));
  await user.click(await screen.findByRole('option', { name: 'Water' }));
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Hello {{firstName}');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'News.');
  expect(await screen.findByText('2 recipients; the first email reads')).toBeVisible();
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  expect(document.body).toHaveTextContent('Ctrl Enter: Send');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '2 emails queued' }]));
  const to = { to: [], roles: ['Operations'], teams: ['t1'], lists: [] };
  expect(written).toMatchObject([{ ...to, subject: 'Hello {firstName}', text: 'News.' }]);
});

test('without a mail server it is said before and after that nothing leaves', async () => {
  hasServer = false;
  store.dispatch(shell.util.resetApiState());
  const { user, alerts } = await renderModule(module, '/admin/emails?tab=write');
  expect(await screen.findByText(/^No mail server is set up/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'Operations' }));
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Hello');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'News.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(alerts).toMatchObject([{ text: '2 emails kept in the outbox: there is no mail server to send them' }]),
  );
  hasServer = true;
  cleanup();
  store.dispatch(shell.util.resetApiState());
});

test('a mail goes to a list, whose reach is told before', async () => {
  const { user } = await renderModule(module, '/admin/emails?tab=write');
  await user.click(await screen.findByRole('combobox', { name: /^Lists of recipients/ }));
  await user.click(await screen.findByRole('option', { name: /Board.*1 person/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Operations' }));
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Hello');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'News.');
  expect(await screen.findByText('2 recipients; the first email reads')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(written.at(-1)).toMatchObject({ to: [], roles: ['Operations'], lists: ['l1'] }));
});

test('a mail to nobody and about nothing is refused at its fields', async () => {
  const { user } = await renderModule(module, '/admin/emails?tab=write');
  await user.type(await screen.findByRole('textbox', { name: /^Text/ }), 'News.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Subject/ })).toBeInvalid());
  expect(screen.getByRole('combobox', { name: /^Everyone in a team/ })).toBeInvalid();
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('Please choose at least one person, role or team'))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('News.');
});

test('another tab asks before what is written is given up', async () => {
  const { user, address } = await renderModule(module, '/admin/emails?tab=write');
  await user.type(await screen.findByRole('textbox', { name: /^Text/ }), 'News.');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/admin/emails?tab=write');
  expect(await screen.findByRole('textbox', { name: /^Text/ })).toHaveValue('News.');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('textbox', { name: /^Sender/ })).toBeVisible();
});

test('a mail that the server refuses says why, and stays to be sent again', async () => {
  const { user } = await renderModule(module, '/admin/emails?tab=write');
  await user.click(await screen.findByRole('checkbox', { name: 'Operations' }));
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Hello');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'News.');
  const tooMany = { key: 'shell.mail.tooMany', values: { max: 1000 }, message: 'Too many' };
  server.refuseNext(
    'emails',
    422,
    { code: 'invalid', message: 'Too many', fields: { to: tooMany } },
    (body) => 'lists' in body,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('An email can have at most 1,000 recipients'))[0]).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Everyone in a team/ })).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: 'Operations' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('News.');
  const before = written.length;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(written).toHaveLength(before + 1));
});

test('an Admin sets from whom and when mails are sent', async () => {
  const { user, alerts } = await renderModule(module, '/admin/emails?tab=settings');
  await user.type(await screen.findByRole('textbox', { name: /^Sender/ }), 'Harborvale');
  const hour = screen.getByRole('textbox', { name: /^Hour of the daily email/ });
  await user.type(hour, '24');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(hour).toBeInvalid());
  await user.clear(hour);
  await user.type(hour, '6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Settings saved' }]));
  expect(set).toMatchObject([{ fromName: 'Harborvale', digestHour: 6, quietFrom: null, quietUntil: null }]);
});

test('settings that the server refuses say so at their field, and stay', async () => {
  const { user } = await renderModule(module, '/admin/emails?tab=settings');
  const sender = await screen.findByRole('textbox', { name: /^Sender/ });
  await user.type(sender, 'Harborvale');
  const fault = { key: 'validation.invalid', message: 'Not valid' };
  const refusal = { code: 'invalid', message: 'Not valid', fields: { fromName: fault } };
  server.refuseNext('emails', 422, refusal, (body) => 'fromName' in body);
  const before = set.length;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sender).toBeInvalid());
  expect(sender).toHaveValue('Harborvale');
  expect(set).toHaveLength(before);
});
