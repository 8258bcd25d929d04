import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bids, store } from '../../../api.ts';
import module from '../../../module.tsx';
import { press } from '../../../testing/hands.ts';
import { lookups, people } from '../../../testing/samples.ts';

const guessed = { Name: 'solicitationName', Amount: 'estimatedBudgetAmount', 'Offer by': null };
const job = {
  id: 'try',
  kind: 'tryImport',
  col: 'opportunities',
  state: 'done',
  done: 3,
  total: 3,
  counts: {},
  problem: null,
  errors: null,
  mapping: guessed,
};
const refused = { ...job, counts: { refused: 3 }, errors: { url: '/api/opportunities/files/jobs/try' } };
const fitting = { ...job, id: 'again', counts: { created: 2, refused: 1 }, errors: refused.errors };
const running = { ...job, id: 'run', kind: 'import', state: 'running', done: 1, total: 2, counts: {} };

const lacksDate = {
  row: 2,
  id: null,
  outcome: 'refused',
  fields: { dueDate: { key: 'validation.required', message: '' } },
};

let jobs: Record<string, object>;
let refusedRows: object[];
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  refusedRows = [lacksDate];
  jobs = { try: refused, again: fitting, run: running };
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/files/imports?name=few.csv': () => ({
      id: 'file',
      name: 'few.csv',
      columns: Object.keys(guessed),
      rows: 3,
    }),
    'opportunities/tryImport': ({ mapping }) => (Object(mapping)['Offer by'] ? fitting : refused),
    'opportunities/runImport': () => running,
    'opportunities/getJob': ({ id }) => jobs[String(id)],
    'opportunities/getJobResults': () => refusedRows,
    'opportunities/cancelJob': () => {
      jobs.run = { ...running, state: 'cancelled', counts: { created: 1 } };
      return jobs.run;
    },
  });
});
afterEach(async () => {
  store.dispatch(bids.util.resetApiState());
  await server.close();
});

const asked = (call: string) => server.asks.filter((ask) => ask.call === call).map(({ body }) => body);

/** Gives the page a table, which it checks by its names of columns. */
const give = async () => {
  const page = await renderModule(module, '/general/opportunities/import', { person: people.admin });
  const input = await screen.findByLabelText<HTMLInputElement>('File', { selector: 'input' });
  await page.user.upload(input, new File(['Name,Amount,Offer by'], 'few.csv', { type: 'text/csv' }));
  await screen.findByText('3 refused');
  return page;
};

test('a table is checked by the names of its columns, and what it would do is said by row', async () => {
  await give();
  expect(screen.getByText(/few\.csv/).parentElement).toHaveTextContent('few.csv, 3 rows');
  expect(asked('tryImport')).toEqual([{ col: 'opportunities', file: 'file', mapping: guessed, empty: 'keep' }]);
  expect(screen.getByLabelText<HTMLSelectElement>('Name').selectedOptions[0]).toHaveTextContent('Solicitation name');
  expect(screen.getByLabelText<HTMLSelectElement>('Amount').selectedOptions[0]).toHaveTextContent('Budget amount');
  expect(screen.getByLabelText<HTMLSelectElement>('Offer by').selectedOptions[0]).toHaveTextContent('Not imported');
  expect((await screen.findByText('Row 2')).closest('li')).toHaveTextContent('Row 2 Due date: This field is required');
  expect(asked('getJobResults')).toHaveLength(1);
  expect(screen.getByText('Download rejected rows').closest('a')).toHaveAttribute(
    'href',
    '/api/opportunities/files/jobs/try?language=en',
  );
  expect(screen.getByText('Import 0 rows').closest('button')).toBeDisabled();
});

test('a column is mapped by hand, empty cells may clear fields, and what was checked before counts no more', async () => {
  const { user } = await give();
  const field = screen.getByLabelText('Offer by');
  // A field that another column fills is not offered.
  expect(within(field).queryByText('Solicitation name')).toBeNull();
  await user.selectOptions(field, 'dueDate');
  expect(screen.queryByText('3 refused')).toBeNull();
  await user.click(screen.getByLabelText('Empty cells clear the fields of existing records'));
  await press(user, 'Check rows');
  expect(await screen.findByText('2 new')).toBeVisible();
  expect(asked('tryImport').at(-1)).toEqual({
    col: 'opportunities',
    file: 'file',
    mapping: { ...guessed, 'Offer by': 'dueDate' },
    empty: 'clear',
  });
  await user.click(screen.getByLabelText('Empty cells clear the fields of existing records'));
  expect(screen.queryByText('2 new')).toBeNull();
});

test('rows find their records by what columns fill, as somebody chooses, or are all new', async () => {
  const { user } = await give();
  const match = screen.getByLabelText<HTMLSelectElement>(/^Rows without a record id/);
  const offered = () => [...match.options].map(({ text }) => text);
  // No column has numbers or clients yet.
  expect(offered()).toEqual(['Nothing: every row is a new record']);
  await user.selectOptions(screen.getByLabelText('Amount'), 'solicitationNumber');
  await user.selectOptions(screen.getByLabelText('Offer by'), 'client');
  expect(offered()).toEqual([
    'Solicitation number',
    'Solicitation name and Client',
    'Nothing: every row is a new record',
  ]);
  expect(match.selectedOptions[0]).toHaveTextContent('Solicitation number');
  const chosen = async (text: string) => {
    await user.selectOptions(match, text);
    expect(screen.queryByText('2 new')).toBeNull();
    await press(user, 'Check rows');
    await screen.findByText('2 new');
    return asked('tryImport').at(-1)?.match;
  };
  expect(await chosen('Solicitation name and Client')).toEqual(['solicitationName', 'client']);
  // A column that fills another field may leave nothing to compare.
  await user.selectOptions(screen.getByLabelText('Offer by'), 'dueDate');
  await press(user, 'Check rows');
  await screen.findByText('2 new');
  expect(asked('tryImport').at(-1)).not.toHaveProperty('match');
  expect(await chosen('Nothing: every row is a new record')).toEqual([]);
  // What is chosen stays while it can be compared: nothing always can.
  await user.selectOptions(screen.getByLabelText('Name'), 'notesLostDropped');
  expect(match.selectedOptions[0]).toHaveTextContent('Nothing: every row is a new record');
  await press(user, 'Check rows');
  await screen.findByText('2 new');
  expect(asked('tryImport').at(-1)?.match).toEqual([]);
});

test('without a choice the usual comparison is shown or none, as the service does it, though others are offered', async () => {
  const { user } = await give();
  const match = screen.getByLabelText<HTMLSelectElement>(/^Rows without a record id/);
  await user.selectOptions(screen.getByLabelText('Offer by'), 'client');
  expect([...match.options].map(({ text }) => text)).toContain('Solicitation name and Client');
  expect(match.selectedOptions[0]).toHaveTextContent('Nothing: every row is a new record');
  await press(user, 'Check rows');
  await screen.findByText('2 new');
  expect(asked('tryImport').at(-1)).not.toHaveProperty('match');
});

test('rows that are refused but cannot be read say so, and are read again', async () => {
  server.refuseNext('getJobResults', 503, { code: 'busy', message: 'Busy' });
  const { user } = await give();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Row 2')).toBeNull();
  await press(user, 'Retry');
  expect(await screen.findByText('Row 2')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(asked('getJobResults')).toHaveLength(2);
});

const unknown = (row: number, column: string, given: string) => ({
  ...lacksDate,
  row,
  fields: { [column]: { key: 'import.unknownName', values: { given }, message: '' } },
});

test('clients that the firm does not know are added at a click, and the table is tried again; a chance is not', async () => {
  const { user } = await give();
  await user.selectOptions(screen.getByLabelText('Name'), 'client');
  await user.selectOptions(screen.getByLabelText('Amount'), 'chance');
  await user.selectOptions(screen.getByLabelText('Offer by'), 'dueDate');
  refusedRows = [unknown(2, 'Name', 'Town of Ash'), unknown(3, 'Name', 'Port of Elm'), unknown(4, 'Amount', 'Slim')];
  await press(user, 'Check rows');
  const offer = await screen.findByText('Town of Ash, Port of Elm');
  expect(offer.closest('[role=alert]')).toHaveTextContent('Client: 2 names do not exist yet');
  expect(screen.queryByText('Slim')).toBeNull();
  await press(user, 'Add all 2');
  await waitFor(() => expect(asked('create')).toMatchObject([{ name: 'Town of Ash' }, { name: 'Port of Elm' }]));
  await waitFor(() => expect(asked('tryImport')).toHaveLength(3));
});

test('an import says how far it is and can be stopped; what was written before stays', async () => {
  const { user } = await give();
  await user.selectOptions(screen.getByLabelText('Offer by'), 'dueDate');
  await press(user, 'Check rows');
  await screen.findByText('Import 2 rows');
  await press(user, 'Import 2 rows');
  expect(await screen.findByLabelText('1 of 2')).toHaveValue(1);
  expect(asked('runImport')).toEqual([{ id: 'again' }]);
  await press(user, 'Stop');
  expect(await screen.findByText(/^Stopped\. Rows imported so far are kept\./)).toBeVisible();
  expect(asked('cancelJob')).toEqual([{ id: 'run' }]);
  expect(screen.getByText('1 new')).toBeVisible();
  expect(screen.getByText('See the opportunities').closest('a')).toHaveAttribute(
    'href',
    '/general/opportunities?status=all&sort=-dateUpdated',
  );
});

test('a table that cannot be read says why, and another may be chosen', async () => {
  const page = await renderModule(module, '/general/opportunities/import', { person: people.admin });
  server.refuseNext('files', 422, { code: 'invalid', message: 'A table has a row of names' });
  const input = await screen.findByLabelText<HTMLInputElement>('File', { selector: 'input' });
  const table = new File(['Name,Amount,Offer by'], 'few.csv', { type: 'text/csv' });
  await page.user.upload(input, table);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(input).toBeEnabled());
  await page.user.upload(input, table);
  expect(await screen.findByText('3 refused')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
