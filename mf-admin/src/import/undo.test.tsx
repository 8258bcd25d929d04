import { companies } from '@bidwright/contract-admin';
import type { Job } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../module.tsx';

const job: Job = {
  id: 'import',
  kind: 'import',
  col: 'companies',
  sub: null,
  state: 'done',
  owner: { id: 'a', name: 'Ada' },
  done: 3,
  total: 3,
  counts: { created: 2, changed: 1 },
  problem: null,
  file: null,
  errors: null,
  mapping: null,
  undo: { until: 4_000_000_000, job: null },
  dateCreated: 1_800_000_000,
  dateUpdated: 1_800_000_000,
  expires: 4_000_000_000,
};
const touched = {
  row: 3,
  id: 'c2',
  outcome: 'conflict',
  fields: { Museum: { key: 'undo.changed', values: { by: 'Ben' }, message: 'x' } },
};

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(() => import('./ImportDialog.tsx'));
beforeEach(async () => {
  server = await callServer([{ of: companies, records: [] }], {
    'admin/listJobs': () => [job, { ...job, id: 'other', col: 'teams' }, { ...job, id: 'late', undo: null }],
    'admin/undoImport': ({ preview }) => ({
      ...job,
      id: preview ? 'trial' : 'undo',
      kind: preview ? 'tryUndo' : 'undo',
      state: 'queued',
      counts: {},
      undo: null,
    }),
    'admin/getJob': ({ id }) => ({
      ...job,
      id,
      kind: id === 'trial' ? 'tryUndo' : 'undo',
      counts: { removed: 1, changed: 1, conflict: 1 },
      undo: null,
    }),
    'admin/getJobResults': () => [touched],
  });
});
afterEach(() => server.close());

const undos = () => server.asks.filter(({ call }) => call === 'undoImport').map(({ body }) => body);

test('an import of the last day is taken back once it was said what would stay', async () => {
  const { user } = await renderModule(module, '/admin/companies');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a table' }));
  expect(await dialog.findByText('Your imports of the past day')).toBeVisible();
  expect(dialog.getByText(/2 new, 1 changed/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo this import' }));
  expect(await dialog.findByText('1 left as it is now')).toBeVisible();
  expect(await dialog.findByText('Museum: Changed since by Ben; kept as it is')).toBeVisible();
  expect(undos()).toEqual([{ id: 'import', preview: true }]);

  await user.click(dialog.getByRole('button', { name: 'Undo 2 records' }));
  expect(await dialog.findByText('Undone')).toBeVisible();
  expect(dialog.getByText('1 new record removed')).toBeVisible();
  expect(undos()).toEqual([
    { id: 'import', preview: true },
    { id: 'import', preview: false },
  ]);
});

test('what was only looked at stays', async () => {
  const { user } = await renderModule(module, '/admin/companies');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a table' }));
  await user.click(await dialog.findByRole('button', { name: 'Undo this import' }));
  await user.click(await dialog.findByRole('button', { name: 'Keep the import' }));
  expect(await dialog.findByRole('button', { name: 'Undo this import' })).toBeEnabled();
  expect(undos()).toEqual([{ id: 'import', preview: true }]);
});
