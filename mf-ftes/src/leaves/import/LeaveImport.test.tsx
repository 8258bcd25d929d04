import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../../module.tsx';
import { LeaveImportButton } from './LeaveImportButton.tsx';

const job = { col: 'leaves', state: 'done', done: 2, total: 2, by: null, dateCreated: 0 };
const unknown = { key: 'import.unknownName', values: { given: 'Nobody' }, message: 'Nobody' };

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([], {
    'ftes/files/imports?name=leave.csv': () => ({
      id: 'file',
      name: 'leave.csv',
      rows: 2,
      columns: ['person', 'firstDay', 'lastDay'],
    }),
    'ftes/tryImport': () => ({ ...job, id: 'trial', kind: 'tryImport', counts: { created: 1, refused: 1 } }),
    'ftes/runImport': () => ({ ...job, id: 'run', kind: 'import', counts: { created: 1, refused: 1 } }),
    'ftes/getJob': ({ id }) => ({
      ...job,
      id,
      kind: id === 'run' ? 'import' : 'tryImport',
      counts: { created: 1, refused: 1 },
    }),
    'ftes/getJobResults': () => [{ id: null, row: 3, outcome: 'refused', fields: { person: unknown } }],
  });
});
afterAll(() => server.close());

const asked = () => server.asks.map(({ call }) => call).filter((call) => call.endsWith('Import'));

test('a table is tried first, names each row that is refused, and then comes in', async () => {
  const { messages, Provider } = module;
  const { user } = await renderInShell(<LeaveImportButton />, { messages, Provider });
  await user.click(screen.getByRole('button', { name: 'Import leave' }));
  const dialog = within(await screen.findByRole('dialog'));
  const table = new File(['person,firstDay,lastDay\n'], 'leave.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('File'), table);
  expect(await dialog.findByText('1 refused')).toBeVisible();
  expect((await dialog.findByText('Row 3')).closest('li')).toHaveTextContent(/^Row 3 person: /);
  expect(asked()).toEqual(['tryImport']);
  await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
  expect(await dialog.findByRole('button', { name: 'Close' })).toBeVisible();
  expect(asked()).toEqual(['tryImport', 'runImport']);
});
