import { users } from '@bidwright/contract-admin';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const columns = ['First name', 'LAST_NAME', 'email', 'Shoe size'];
const byNames = { 'First name': 'firstName', LAST_NAME: 'lastName', email: 'email', 'Shoe size': null };

const mappings: unknown[] = [];
/** What the answer of a trial waits for. */
let held: Promise<void> | undefined;
const exported: Record<string, unknown>[] = [];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(() => import('../import/ImportDialog.tsx'));
beforeAll(async () => {
  server = await callServer([{ of: users, records: [] }], {
    'shell/modules': () => ({ modules: [] }),
    'shell/signIns': () => [],
    'admin/files/imports?name=people.csv': () => ({ id: 'file', name: 'people.csv', columns, rows: 2 }),
    'admin/tryImport': async ({ mapping }) => {
      mappings.push(mapping);
      await held;
      return { id: 'try', kind: 'tryImport', col: 'users', state: 'queued', mapping };
    },
    'admin/exportRecords': (body) => {
      exported.push(body);
      return { id: 'out', kind: 'export', col: 'users', state: 'done', file: { url: '#', name: 'users.xlsx' } };
    },
    'admin/getJob': ({ id }) => ({
      id,
      kind: id === 'try' ? 'tryImport' : 'import',
      col: 'users',
      state: 'done',
      done: 2,
      total: 2,
      problem: null,
      counts: { created: 1, refused: 1 },
      errors: { url: '/api/admin/files/jobs/try/errors' },
    }),
    'shell/emails/settings': () => ({ hasServer: true }),
    'shell/invitations/send': () => ({ expires: 1 }),
    'admin/getJobResults': ({ outcomes }) =>
      String(outcomes) === 'created'
        ? [{ row: 2, id: 'new', outcome: 'created' }]
        : [
            {
              row: 3,
              id: null,
              outcome: 'refused',
              fields: { email: { key: 'admin.email.invalid', message: 'no address' } },
            },
          ],
    'admin/runImport': () => ({ id: 'run', kind: 'import', col: 'users', state: 'queued' }),
  });
});
afterAll(() => server.close());

const chosen = async () => {
  const page = await renderModule(module, '/admin/users');
  await page.user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a table' }));
  await page.user.upload(dialog.getByLabelText('File'), new File(['x'], 'people.csv', { type: 'text/csv' }));
  return { ...page, dialog };
};

test('columns fill fields by what these are called, and by what the page calls them', async () => {
  const { dialog } = await chosen();
  await waitFor(() => expect(mappings).toEqual([byNames]));
  expect(await dialog.findByText('Row 3')).toBeVisible();
});

test('what is taken out is called as pages call it, and comes in by that', async () => {
  const { user } = await renderModule(module, '/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exported).toHaveLength(1));
  const labels = exported[0]?.labels as Record<string, string>;
  expect(labels).toMatchObject({ id: 'Record id', firstName: 'First name', 'manager.name': 'Manager (name)' });
  expect(Object.values(labels)).not.toContain('firstName');
  cleanup();
  mappings.length = 0;
  const { dialog } = await chosen();
  await waitFor(() => expect(mappings).toEqual([byNames]));
  expect(await dialog.findByText('Row 3')).toBeVisible();
});

test('Admins see what would become of each row before anything is written', async () => {
  const { user, dialog } = await chosen();
  expect(await dialog.findByText('Row 3')).toBeVisible();
  expect(dialog.getByText('email: Please enter a valid email address')).toBeVisible();
  expect(server.asks.some(({ call }) => call === 'runImport')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  await waitFor(() => expect(server.asks.some(({ call }) => call === 'runImport')).toBe(true));
});

test('what was tried counts no more once a column fills another field, also while its answer is under way', async () => {
  const answer = Promise.withResolvers<void>();
  held = answer.promise;
  mappings.length = 0;
  const { user, dialog } = await chosen();
  await waitFor(() => expect(mappings).toEqual([byNames]));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Shoe size' }), 'displayName');
  held = undefined;
  answer.resolve();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Check rows' })).toBeEnabled());
  const soon = dialog.findByRole('button', { name: /^Import/ }, { timeout: 500 });
  await expect(soon).rejects.toThrow('Unable to find');
  await user.click(dialog.getByRole('button', { name: 'Check rows' }));
  expect(await dialog.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
});

test('who came in by a table is invited at a click', async () => {
  const { user, dialog, alerts } = await chosen();
  await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
  expect(await dialog.findByText('1 new person has no invitation yet and cannot sign in')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '1 invitation is on its way' }]));
  expect(server.asks.filter(({ call }) => call === 'invitations').map(({ body }) => body)).toEqual([{ user: 'new' }]);
  expect(dialog.queryByRole('button', { name: 'Send invitations' })).toBeNull();
});

test('of many who came in by a table each is invited', async () => {
  const from = server.asks.length;
  const { user, dialog, alerts } = await chosen();
  await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
  await dialog.findByText('1 new person has no invitation yet and cannot sign in');
  const refusedOf = () =>
    server.asks.slice(from).filter(({ call, body }) => call === 'getJobResults' && body.id === 'run');
  await waitFor(() => expect(refusedOf()).toHaveLength(1));
  const first = [{ row: 1, id: 'first', outcome: 'created' }];
  server.breakNext('getJobResults', { status: 200, body: JSON.stringify({ data: first, next: '1' }) });
  const before = server.asks.length;
  await user.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '2 invitations are on their way' }]));
  const asks = server.asks.slice(before);
  expect(asks.filter(({ call }) => call === 'getJobResults').map(({ body }) => body.after)).toEqual([null, '1']);
  expect(asks.filter(({ call }) => call === 'invitations').map(({ body }) => body.user)).toEqual(['first', 'new']);
});

test('an address leads to the import, and is without it once that is closed', async () => {
  const { user, address } = await renderModule(module, '/admin/users?import=table');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/users');
});

test('others see no way to bring people in', async () => {
  const person = { id: 'p2', name: 'Li', email: 'li@example.com', permissions: ['Team Lead'], teams: [] };
  await renderModule(module, '/admin/users', { person });
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});
