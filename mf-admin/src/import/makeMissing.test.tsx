import { companies, companyTypes } from '@bidwright/contract-admin';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const types: { id: string; name: string }[] = [];
const unknown = (row: number, given: string) => ({
  row,
  id: null,
  outcome: 'refused',
  fields: { type: { key: 'import.unknownName', values: { given }, message: given } },
});

let tries = 0;
/** What was added in one service is known where the table comes in a moment later: the trial after it is too early. */
const areKnown = () => types.length > 0 && tries > 2;
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(() => import('./ImportDialog.tsx'));
beforeAll(async () => {
  server = await callServer(
    [
      { of: companies, records: [] },
      { of: companyTypes, records: types as never },
    ],
    {
      'admin/files/imports?name=companies.csv': () => ({
        id: 'f',
        name: 'companies.csv',
        columns: ['name', 'type'],
        rows: 3,
      }),
      'admin/tryImport': ({ mapping }) => {
        tries += 1;
        return {
          id: `try${tries}`,
          kind: 'tryImport',
          col: 'companies',
          state: 'queued',
          mapping: mapping ?? { name: 'name', type: 'companyType' },
        };
      },
      'admin/getJob': ({ id }) => ({
        id,
        kind: 'tryImport',
        col: 'companies',
        state: 'done',
        done: 3,
        total: 3,
        problem: null,
        counts: areKnown() ? { created: 3 } : { created: 1, refused: 2 },
        errors: null,
      }),
      'admin/getJobResults': () => (areKnown() ? [] : [unknown(2, 'Agency'), unknown(3, 'Museum')]),
    },
  );
});
afterAll(() => server.close());

test('names that a list lacks are made at a click, and the table is tried again until they are known', async () => {
  const { user } = await renderModule(module, '/admin/companies');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a table' }));
  await user.upload(dialog.getByLabelText('File'), new File(['x'], 'companies.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('Row 3')).toBeVisible();
  expect(dialog.getByText('Agency, Museum').parentElement).toHaveTextContent('Type: 2 names do not exist yet');
  await user.click(dialog.getByRole('button', { name: 'Add all 2' }));
  await waitFor(() => expect(types.map(({ name }) => name)).toEqual(['Agency', 'Museum']));
  const begin = await dialog.findByRole('button', { name: 'Import 3 rows' });
  expect([tries, types.length]).toEqual([3, 2]);
  await waitFor(() => expect(begin).toBeEnabled());
  expect(dialog.queryByText('Row 3')).toBeNull();
});
