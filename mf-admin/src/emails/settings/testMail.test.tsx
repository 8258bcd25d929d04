import { emptyInput } from '@bidwright/contract-kit';
import { type Email, emails, type MailState } from '@bidwright/contract-shell';
import { away, callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shell, store } from '../../api.ts';
import module from '../../module.tsx';

const mail: Email = {
  ...emptyInput(emails),
  id: 'm1',
  version: 1,
  dateCreated: 1_700_000_000,
  dateUpdated: 1_700_000_000,
  addedBy: null,
  subject: 'Email from Bidwright works',
  to: ['ada@firm.org'],
  state: 'Queued',
};

let server: Awaited<ReturnType<typeof callServer>>;
let record: Email;
beforeEach(async () => {
  store.dispatch(shell.util.resetApiState());
  record = { ...mail };
  server = await callServer([{ of: emails, records: [record] }], {
    'shell/emails/settings': () => ({
      fromName: null,
      digestHour: null,
      quietFrom: null,
      quietUntil: null,
      address: 'no-reply@firm.org',
      usualHour: 7,
      zone: 'UTC',
    }),
    'shell/emails/test': () => ({ id: 'm1' }),
  });
});
afterEach(() => server.close());

const send = async (meanwhile?: () => void) => {
  const page = await renderModule(module, '/admin/emails?tab=settings');
  const card = within(await screen.findByRole('region', { name: 'Test email' }));
  meanwhile?.();
  await page.user.click(card.getByRole('button', { name: 'Send a test email' }));
  return card;
};

test.each<[MailState, string | null, RegExp]>([
  ['Sent', null, /^Accepted by the mail server/],
  ['Kept', null, /^Not sent: there is no mail server/],
  ['Reserved', null, /is an example address/],
  ['Queued', 'connect ECONNREFUSED', /^The mail server refused it: connect ECONNREFUSED/],
])('while it is on its way one sees that, and then that it is %s', async (state, error, words) => {
  const card = await send();
  expect(await card.findByText('Sending …')).toBeVisible();
  Object.assign(record, { state, error });
  await waitFor(() => expect(card.getByRole('alert').textContent).toMatch(words));
});

test('where it cannot be asked for, the reason is said', async () => {
  const card = await send(() => server.refuseNext('emails', 503, away));
  expect(await card.findByText(/is not responding/)).toBeVisible();
});
