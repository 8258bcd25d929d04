import { emptyInput } from '@bidwright/contract-kit';
import { type Email, emails } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const mail = (id: string, values: Partial<Email>): Email => ({
  ...emptyInput(emails),
  id,
  version: 1,
  dateCreated: 1_700_000_000,
  dateUpdated: 1_700_000_000,
  addedBy: null,
  text: 'Dear all',
  ...values,
});

const failed = mail('m1', {
  subject: 'Go: Harbor lights',
  to: ['ann@firm.example', 'bo@firm.example'],
  template: 'letter',
  link: '/general/opportunities/b1',
  state: 'Failed',
  tries: 12,
  error: 'Mailbox unavailable',
});
const waiting = mail('m2', { subject: 'Your day', to: ['cy@firm.example'], template: 'digest', state: 'Queued' });
const lost = mail('m4', {
  subject: 'Go: Ferry data',
  template: 'letter',
  state: 'Failed',
  person: { id: 'u9', name: 'Gus Gone' },
  error: 'There is no address of Gus Gone',
});
const sent = mail('m3', { subject: 'Welcome', to: ['di@firm.example'], template: 'account', state: 'Sent', tries: 1 });

const records = [failed, waiting, sent, lost];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: emails, records }]);
});
afterAll(() => server.close());

const names = () => screen.getAllByRole('rowheader').map((name) => name.textContent);
const drawer = () => within(screen.getByRole('dialog'));

test('the outbox says to whom, what about, and what became of it', async () => {
  await renderModule(module, '/admin/emails');
  expect(await screen.findByText('4 emails')).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Go: Harbor lights/ }));
  expect(
    row
      .getAllByRole('cell')
      .slice(0, 4)
      .map((cell) => cell.textContent),
  ).toEqual(['ann@firm.example, bo@firm.example', 'Sent by a person', 'Failed', '12']);
});

test('who has no address is named', async () => {
  await renderModule(module, '/admin/emails?mail=m4');
  expect(await screen.findByRole('dialog', { name: 'Go: Ferry data' })).toBeVisible();
  expect(drawer().getByText('Gus Gone')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Ferry data/, hidden: true })).toHaveTextContent('Gus Gone');
});

test('mails of a state are found, and the address keeps it', async () => {
  const { user, address } = await renderModule(module, '/admin/emails');
  await screen.findByText('4 emails');
  await user.click(await screen.findByRole('button', { name: 'State', expanded: false }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Queued' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(names()).toEqual(['Your day']));
  expect(address()).toBe('/admin/emails?state=Queued');
});

test('one that failed says why, leads to its record, and is tried once more', async () => {
  const { user, alerts } = await renderModule(module, '/admin/emails?mail=m1');
  expect(await screen.findByRole('dialog', { name: 'Go: Harbor lights' })).toBeVisible();
  expect(drawer().getByText('Mailbox unavailable')).toBeVisible();
  expect(drawer().getByText('Dear all')).toBeVisible();
  expect(drawer().getByRole('link')).toHaveAttribute('href', '/general/opportunities/b1');
  await user.click(drawer().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'The email is queued' }]));
  expect(failed).toMatchObject({ state: 'Queued' });
});

test('one that waits is cancelled; what was sent is only read', async () => {
  const { user } = await renderModule(module, '/admin/emails');
  await user.click(await screen.findByRole('button', { name: 'Your day' }));
  expect(drawer().queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(drawer().getByRole('button', { name: 'Cancel email' }));
  await waitFor(() => expect(waiting).toMatchObject({ state: 'Cancelled' }));
  await user.click(screen.getByRole('button', { name: 'Welcome' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(drawer().queryByRole('button', { name: /Retry|Cancel email/ })).toBeNull();
});

test('a mail that is written while the outbox is open comes by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await renderModule(module, '/admin/emails');
  expect(await screen.findByText('4 emails')).toBeVisible();
  records.push(mail('m5', { subject: 'Go: Night bus', to: ['ed@firm.example'] }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('row', { name: /Night bus/ })).toBeVisible();
  jest.useRealTimers();
});
