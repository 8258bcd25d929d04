import { teams, users } from '@bidwright/contract-admin';
import { mailLists, messageTemplates } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  const none = [users, teams, mailLists, messageTemplates].map((of) => ({ of, records: [] }));
  server = await callServer(none, {
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
