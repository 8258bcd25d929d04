import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const job = { col: 'rfpContent', state: 'done', done: 2, total: 2, by: null, dateCreated: 0 };
const columns = ['Topic', 'Answer', 'Year', 'Shelf'];

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([], {
    'rfp-library/files/imports?name=texts.csv': () => ({ id: 'file', name: 'texts.csv', rows: 2, columns }),
    'rfp-library/tryImport': () => ({ ...job, id: 'trial', kind: 'tryImport', counts: { created: 2 } }),
    'rfp-library/runImport': () => ({ ...job, id: 'run', kind: 'import', counts: { created: 2 } }),
    'rfp-library/getJob': ({ id }) => ({
      ...job,
      id,
      kind: id === 'run' ? 'import' : 'tryImport',
      counts: { created: 2 },
    }),
    'rfp-library/getJobResults': () => [],
    'rfp-library/listJobs': () => [],
  });
});
afterAll(() => server.close());

test('a table of texts is tried by columns that are known, comes in, and leads to the library', async () => {
  const { user } = await renderModule(module, '/rfp-content-library/import');
  const card = within(await screen.findByRole('region', { name: 'Import a table of texts' }));
  const file = new File(['Topic,Answer,Year,Shelf\n'], 'texts.csv', { type: 'text/csv' });
  await user.upload(await card.findByLabelText('File'), file);
  await user.click(await card.findByRole('button', { name: 'Import 2 rows' }));
  const seen = await card.findByRole('link', { name: 'View the library' });
  expect(seen).toHaveAttribute('href', '/rfp-content-library');
  const asked = server.asks.filter(({ call }) => call === 'tryImport');
  const mapping = { Topic: 'sectionTitle', Answer: 'rfpContent', Year: 'proposalYear', Shelf: null };
  await waitFor(() => expect(asked).toMatchObject([{ body: { col: 'rfpContent', mapping } }]));
});
