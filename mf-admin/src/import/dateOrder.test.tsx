import { holidays } from '@bidwright/contract-admin';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../module.tsx';

const col = 'holidays';
const twoDays = { key: 'import.dateOrder', values: { given: '03/04/2027' }, message: 'x' };
const job = { col, sub: null, state: 'done', done: 1, total: 1, problem: null, errors: null, undo: null };

let isAsked = true;
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(() => import('./ImportDialog.tsx'));
beforeAll(async () => {
  server = await callServer([{ of: holidays, records: [] }], {
    'admin/listJobs': () => [],
    'admin/files/imports?name=days.csv': () => ({ id: 'f', name: 'days.csv', columns: ['name', 'day'], rows: 1 }),
    'admin/tryImport': ({ dates, mapping }) => {
      isAsked = !dates;
      const id = dates ? 'sure' : 'unsure';
      return { ...job, id, kind: 'tryImport', mapping: mapping ?? { name: 'name', day: 'day' } };
    },
    'admin/getJob': ({ id }) => ({
      ...job,
      id,
      kind: 'tryImport',
      counts: id === 'sure' ? { created: 1 } : { refused: 1 },
    }),
    'admin/getJobResults': () => (isAsked ? [{ row: 2, id: null, outcome: 'refused', fields: { day: twoDays } }] : []),
  });
});
afterAll(() => server.close());

test('a column whose dates may be two days is asked once what comes first', async () => {
  const { user } = await renderModule(module, '/admin/holidays');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a table' }));
  await user.upload(dialog.getByLabelText('File'), new File(['x'], 'days.csv', { type: 'text/csv' }));
  expect(await dialog.findByText(/^Which comes first in the dates of/)).toHaveTextContent('dates of day?');
  await user.click(dialog.getByRole('button', { name: 'Day first: 03/04/2027 is April 3, 2027' }));
  expect(await dialog.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
  expect(dialog.queryByText(/^Which comes first/)).toBeNull();
  const tries = server.asks.filter(({ call }) => call === 'tryImport').map(({ body }) => body.dates);
  expect(tries).toEqual([undefined, { day: 'dayFirst' }]);
});
