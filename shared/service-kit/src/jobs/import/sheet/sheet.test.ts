import type { Job, SheetFile } from '@bidwright/contract-kit';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { jobsOf } from '@bidwright/service-testing/jobs';
import { person } from '@bidwright/service-testing/person';
import { Workbook, type Worksheet } from '@cj-tech-master/excelts';

const running = runningBids();
const { keep, call } = running;
const { ask, ending, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

const sheet = (body: object = {}, who = admin) => call<SheetFile>('importSheet', { col: 'bids', ...body }, who);

const opened = async (body: object = {}) => {
  const answer = (await sheet(body)).body.data;
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(answer.content, 'base64'));
  return { answer, workbook };
};

const rowOf = (found: Worksheet | undefined, row: number): string[] => {
  const { values = [] } = found?.getRow(row) ?? {};
  return Array.isArray(values) ? values.slice(1).map(String) : [];
};

const trial = async (workbook: Workbook, body: object = {}): Promise<Job> => {
  const { data } = await upload(Buffer.from(await workbook.xlsx.writeBuffer()), 'bids.xlsx');
  return ending((await ask('tryImport', { col: 'bids', file: data.id, ...body })).data.id);
};

const labels = { name: 'Name', code: 'Number', due: 'Due on', client: 'Client', teams: '=cmd', secret: 'x' };

test('a workbook has a column for each field that a person fills in, those that are needed marked, and says what they take', async () => {
  const { answer, workbook } = await opened({ title: 'Bids/2027', currency: 'CHF' });
  expect([answer.name, answer.mediaType]).toEqual(['bids.xlsx', expect.stringContaining('spreadsheetml')]);
  const [table, notes] = workbook.worksheets;
  expect(table?.name).toBe('Bids 2027');
  expect(rowOf(table, 1)).toEqual([
    'name *',
    'code',
    'note',
    'stage',
    'price',
    'chance',
    'pages',
    'urgent',
    'due',
    'client *',
    'helper',
    'budget',
    'teams',
    'partners',
    'tags',
    'status',
  ]);
  expect(table?.rowCount).toBe(1);
  const said = new Map(
    Array.from({ length: 16 }, (_, at) => rowOf(notes, at + 2)).map(([name, ...rest]) => [name, rest]),
  );
  expect(said.get('name')).toEqual(['Text of at most 120 characters', 'Required in every row.']);
  expect(said.get('price')?.[0]).toBe('An amount in CHF, such as 1234.56');
  expect(said.get('code')?.[1]).toContain('the same table again adds none');
  expect(said.get('due')?.[0]).toContain('2026-12-24');
});

test('cells offer the fixed values that there are', async () => {
  const { workbook } = await opened();
  const [table, , lists] = workbook.worksheets;
  const offered = (column: string) => {
    const validation = JSON.stringify(table?.getCell(`${column}2`).dataValidation ?? {});
    const [, letter = '', count = '0'] = /Lists!\$(\w+)\$1:\$\w+\$(\d+)"/.exec(validation) ?? [];
    return Array.from({ length: Number(count) }, (_, at) => lists?.getCell(`${letter}${at + 1}`).value);
  };
  expect(offered('D')).toEqual(['Draft', 'Sent', 'Won']);
  expect(offered('H')).toEqual(['yes', 'no']);
  expect(offered('A')).toEqual([]);
});

test.each(['en', 'fr', 'ro', 'zh'])(
  'filled in (%s) it maps itself, comes in, and again changes nothing',
  async (language) => {
    await keep({ name: 'Known' });
    const { workbook } = await opened({ language });
    const [table, notes] = workbook.worksheets;
    const yes = workbook.getWorksheet('Lists')?.getCell('H1').value;
    table?.addRow(['Mole', '007', null, 'Sent', 12.5, 0.6, 4, yes, new Date('2027-03-04'), 'Ministry of Ports']);
    const first = await trial(workbook);
    expect(first.mapping).toEqual(Object.fromEntries(rowOf(table, 1).map((head) => [head, head.replace(' *', '')])));
    expect(first.counts).toEqual({ created: 1 });
    await ending((await ask('runImport', { id: first.id })).data.id);
    const { data } = (
      await running.ask<Record<string, unknown>[]>('query', { where: [{ field: 'code', is: 'eq', value: '007' }] })
    ).body;
    expect(data).toMatchObject([
      { name: 'Mole', code: '007', price: 12.5, chance: 0.6, urgent: true, due: '2027-03-04' },
    ]);
    expect((await trial(workbook)).counts).toEqual({ unchanged: 1 });
    expect(rowOf(notes, 1)).toHaveLength(3);
  },
);

test('its columns are those that the page names and that are needed, called as it calls them, none as a formula', async () => {
  const { workbook } = await opened({ labels });
  const heads = rowOf(workbook.worksheets[0], 1);
  expect(heads).toEqual(['Name *', 'Number', 'Due on', 'Client *', "'=cmd"]);
  const few = await opened({ labels: { code: 'Number' } });
  expect(rowOf(few.workbook.worksheets[0], 1)).toEqual(['name *', 'Number', 'client *']);
});

test.each([
  ['Lists', 'Lists 1'],
  ['about the COLUMNS', 'about the COLUMNS 1'],
  ["'[a]:\u0001/b'", 'a    b'],
  ['***', 'Sheet'],
  ['x'.repeat(200), 'x'.repeat(29)],
])('a sheet called %j does not fail the workbook', async (title, called) => {
  const { workbook } = await opened({ title });
  expect(workbook.worksheets[0]?.name).toBe(called);
});

test('a part of records names the record that it belongs to', async () => {
  await keep({ name: 'Known' });
  const { workbook } = await opened({ sub: 'notes' });
  const [table] = workbook.worksheets;
  expect(rowOf(table, 1)).toEqual(['parent *', 'text *', 'by']);
  table?.addRow(['Known', 'Call them']);
  expect((await trial(workbook, { sub: 'notes', mapping: { 'parent *': 'parent', 'text *': 'text' } })).counts).toEqual(
    {
      created: 1,
    },
  );
});

test('who may not import gets none, and what cannot be used is named', async () => {
  expect((await sheet({}, person('Team Lead'))).status).toBe(403);
  expect((await sheet({ sub: 'changeLog' })).status).toBe(400);
  for (const bad of [{ language: 'english' }, { currency: 'x' }, { title: '' }, { labels: 'x' }]) {
    const { status, body } = await sheet(bad);
    expect([status, Object.keys(body.errorInfo?.fields ?? {})]).toEqual([400, Object.keys(bad)]);
  }
});
