import type { TriedHours } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import type { Language } from '@bidwright/shell-api';
import { screen, waitFor } from '@testing-library/react';
import module from '../../module.tsx';

const operations: Person = {
  id: 'op',
  name: 'Olga Op',
  email: 'olga@example.com',
  permissions: ['Operations'],
  teams: [],
};

const tried: TriedHours = {
  records: 3,
  counts: { created: 4, changed: 1, unchanged: 2 },
  refused: 1,
  columns: ['person', 'opportunity', 'month', 'hours'],
  refusedRows: [
    {
      row: 3,
      cells: ['Nobody', 'Port plan', '2026-03', '8'],
      faults: {
        person: { key: 'ftes.hours.unknownPerson', values: { given: 'Nobody' }, message: 'Nobody is called' },
      },
    },
  ],
};

const sheet = { name: 'hours.xlsx', mediaType: 'application/x', content: btoa('PK') };

const imported = {
  id: 'import-1',
  kind: 'import',
  col: 'actuals',
  sub: null,
  state: 'done',
  done: 3,
  total: 3,
  counts: { removed: 2, conflict: 1 },
  undo: { until: 9_999_999_999, job: null },
};

/** The columns of the table that is sent. */
let columns: string[];
let froms: unknown[];
/** Rows that are refused as long as it is not said what comes first in days. */
let doubtful: TriedHours['refusedRows'];
/** Where a part that is written waits for. */
let written: Promise<void>;
let server: Awaited<ReturnType<typeof callServer>>;

beforeEach(async () => {
  columns = tried.columns;
  froms = [];
  doubtful = [];
  written = Promise.resolve();
  server = await callServer([], {
    'ftes/files/imports?name=hours.csv': () => ({ id: 'file-1', name: 'hours.csv', columns, rows: 8 }),
    'ftes/hoursSheet': () => sheet,
    'ftes/tryHours': ({ dates }) => ({ ...tried, refusedRows: dates ? [] : [...tried.refusedRows, ...doubtful] }),
    'ftes/importHours': async ({ from }) => {
      froms.push(from);
      await written;
      const counts = { created: 2, changed: from === 0 ? 1 : 0, unchanged: 1 };
      return { next: from === 0 ? 2 : null, records: 3, counts, import: 'import-1' };
    },
    'ftes/listJobs': () => [],
    'ftes/getJob': ({ id }) =>
      id === 'import-1' ? imported : { ...imported, id, kind: id === 'try' ? 'tryUndo' : 'undo', undo: null },
    'ftes/getJobResults': () => [
      {
        id: 'a',
        outcome: 'conflict',
        fields: { 'Bo Chen, Port plan': { key: 'undo.changed', values: { by: 'Ann' } } },
      },
    ],
    'ftes/undoImport': ({ preview }) => ({
      ...imported,
      id: preview ? 'try' : 'undo',
      kind: preview ? 'tryUndo' : 'undo',
    }),
  });
});
afterEach(() => server.close());

const give = async (user: Awaited<ReturnType<typeof renderModule>>['user'], file = 'File') =>
  user.upload(
    await screen.findByLabelText(file, { selector: 'input' }),
    new File([`${columns}\n`], 'hours.csv', { type: 'text/csv' }),
  );

/** What is said of columns, by the calls that were made. */
const mappings = (call: string) =>
  server.asks.filter((ask) => ask.call === call).map(({ body }) => Object(body).mapping);

test('a table says what would come in and what is refused, then comes in part by part', async () => {
  const { user } = await renderModule(module, '/user/ftes/import-hours', { person: operations });
  await give(user);
  expect(await screen.findByText('4 new')).toBeVisible();
  expect(screen.getByText(/Row 3: person: No person is named “Nobody”: enter the name or email/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 5 months' }));
  await waitFor(() => expect(froms).toEqual([0, 2]));
  expect(await screen.findByText('1 changed')).toBeVisible();
  expect(screen.getByText('2 unchanged')).toBeVisible();
});

const open = (language: Language = 'en') =>
  renderModule(module, '/user/ftes/import-hours', { person: operations, language });

const fileIn: Record<Language, string> = { en: 'File', fr: 'Fichier', ro: 'Fișier', zh: '文件' };

test.each<[Language, string[]]>([
  ['en', ['Worker', 'Project', 'Period', 'Hours worked']],
  ['en', ['Collaborateur', 'Affaire', 'Mois', 'Heures travaillées']],
  ['fr', ['Collaborateur', 'Opportunité', 'Mois', 'Heures']],
  ['ro', ['Angajat', 'Proiect', 'Lună', 'Ore lucrate']],
  ['zh', ['员工', '项目', '月份', '工时']],
])('in %s the columns %j are known, and checked at once', async (language, heads) => {
  columns = ['#', ...heads, 'Cost centre'];
  const { user } = await open(language);
  await give(user, fileIn[language]);
  const [person = '', opportunity = '', month = '', hours = ''] = heads;
  const known = { [person]: 'person', [opportunity]: 'opportunity', [month]: 'month', [hours]: 'hours' };
  await waitFor(() => expect(mappings('tryHours')).toEqual([{ '#': null, ...known, 'Cost centre': null }]));
});

test('what no column is chosen for is named; a table is checked once all is chosen, and comes in as it was checked', async () => {
  columns = ['Who', 'Project', 'When', 'Hours', 'Approved'];
  const { user } = await open();
  await give(user);
  expect(await screen.findByText('Choose one column for Person and Month')).toBeVisible();
  const check = screen.getByRole('button', { name: 'Check rows' });
  expect(check).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Who'), 'Person');
  expect(screen.getByText('Choose one column for Month')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('When'), 'Month');
  expect(screen.queryByText(/^Choose one column/)).not.toBeInTheDocument();
  expect(mappings('tryHours')).toEqual([]);
  await user.click(check);
  const mapping = { Who: 'person', Project: 'opportunity', When: 'month', Hours: 'hours', Approved: null };
  await user.click(await screen.findByRole('button', { name: 'Import 5 months' }));
  await waitFor(() => expect(mappings('importHours')).toEqual([mapping, mapping]));
  expect(mappings('tryHours')).toEqual([mapping]);
  expect(screen.queryByLabelText('Who')).not.toBeInTheDocument();
});

test('a column that is changed asks for the check again', async () => {
  columns = ['person', 'opportunity', 'month', 'hours', 'budget'];
  const { user } = await open();
  await give(user);
  await screen.findByRole('button', { name: 'Import 5 months' });
  await user.selectOptions(screen.getByLabelText('hours'), 'Not imported');
  expect(screen.queryByText('4 new')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Import 5 months' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('budget'), 'Hours');
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByText('4 new')).toBeVisible();
  expect(mappings('tryHours').at(-1)).toMatchObject({ hours: null, budget: 'hours' });
});

test('days that may be two are asked about, and come in as was said', async () => {
  columns = ['person', 'project', 'date', 'hours'];
  const { user } = await open();
  const fault = { key: 'import.dateOrder', values: { given: '03/04/2026' }, message: 'Two days' };
  doubtful = [{ row: 2, cells: [], faults: { date: fault } }];
  await give(user);
  await user.click(await screen.findByRole('button', { name: /April 3, 2027/ }));
  await user.click(await screen.findByRole('button', { name: 'Import 5 months' }));
  await waitFor(() => expect(froms).toEqual([0, 2]));
  const dates = server.asks.flatMap(({ call, body }) => (call.endsWith('Hours') ? [Object(body).dates] : []));
  expect(dates).toEqual([undefined, 'dayFirst', 'dayFirst', 'dayFirst']);
  expect(screen.queryByRole('button', { name: /April 3, 2027/ })).not.toBeInTheDocument();
});

test('what came in is taken back by the button that other imports have, and says what stays', async () => {
  const { user } = await renderModule(module, '/user/ftes/import-hours', { person: operations });
  await give(user);
  await user.click(await screen.findByRole('button', { name: 'Import 5 months' }));
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByText(/Bo Chen, Port plan: Changed since by Ann/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo 2 records' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.getByText('1 left as it is now')).toBeVisible();
});

test('what is cut short says so, and goes on from there', async () => {
  const { user } = await renderModule(module, '/user/ftes/import-hours', { person: operations });
  await give(user);
  await screen.findByText('4 new');
  server.refuseNext('importHours', 503, { code: 'busy', message: 'Busy' });
  await user.click(screen.getByRole('button', { name: 'Import 5 months' }));
  expect(await screen.findByText(/months imported so far are kept/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('1 changed')).toBeVisible();
});

test('who stops it keeps what is in, and goes on from there', async () => {
  const { user } = await renderModule(module, '/user/ftes/import-hours', { person: operations });
  await give(user);
  await screen.findByText('4 new');
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  written = promise;
  await user.click(screen.getByRole('button', { name: 'Import 5 months' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  goOn();
  expect(await screen.findByText(/months imported so far are kept/)).toBeVisible();
  expect(froms).toEqual([0]);
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(froms).toEqual([0, 2]));
  expect(await screen.findByText('1 changed')).toBeVisible();
});

test('a workbook to fill in is kept', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  const { user } = await renderModule(module, '/user/ftes/import-hours', { person: operations });
  await user.click(await screen.findByRole('button', { name: 'Download a workbook to fill in' }));
  await waitFor(() => expect(saved).toEqual([`Table of hours.xlsx data:application/x;base64,${sheet.content}`]));
  click.mockRestore();
  expect(server.asks.find(({ call }) => call === 'hoursSheet')?.body).toEqual({ language: 'en' });
});

test('a table that lacks a column is refused with its name', async () => {
  const fields = { file: { key: 'ftes.hours.noColumn', values: { name: 'hours' }, message: 'No column hours' } };
  server.refuseNext('tryHours', 422, { code: 'invalid', message: 'Not valid', fields });
  const { user } = await renderModule(module, '/user/ftes/import-hours', { person: operations });
  await give(user);
  expect(await screen.findByText(/The table has no column hours/)).toBeVisible();
});

test('who may not import is told so', async () => {
  const person = { ...operations, permissions: ['Team Lead'], showActuals: true };
  await renderModule(module, '/user/ftes/import-hours', { person });
  expect(await screen.findByText('You do not have access')).toBeVisible();
});
