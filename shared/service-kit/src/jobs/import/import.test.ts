import type { Job, Person, RecordResult } from '@bidwright/contract-kit';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer } from '@bidwright/service-testing/fixture/samples';
import { jobsOf } from '@bidwright/service-testing/jobs';
import { person } from '@bidwright/service-testing/person';
import { Workbook } from '@cj-tech-master/excelts';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';

const running = runningBids();
const { keep, ask: askBids } = running;
const { ask, ending, fetched, errorsOf, upload } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

interface Bid {
  id: string;
  name: string;
  pages: number | null;
  version: number;
  client: { id: string; name: string };
  teams: { id: string; name: string }[];
}

const bidsNow = async () => (await askBids<Bid[]>('query', { sort: { field: 'name' } })).body.data;

/** Uploads a file and tries it. */
const tried = async (content: string | Buffer, body: object = {}, who: Person = admin, name?: string) => {
  const { data } = await upload(content, name, who);
  const started = await ask('tryImport', { col: 'bids', file: data.id, ...body }, who);
  if (started.status !== 200) throw new Error(started.errorInfo.message);
  return ending(started.data.id, who);
};

const run = async ({ id }: Job, who: Person = admin) => ending((await ask('runImport', { id }, who)).data.id, who);

const resultsOf = async ({ id }: Job) => (await ask<RecordResult[]>('getJobResults', { id })).data;

const exported = async (body: object = {}) => {
  const { data } = await ask('exportRecords', { col: 'bids', ...body });
  return Buffer.from(await (await fetched(data.file?.url ?? '')).arrayBuffer());
};

test('a try tells what would become of each row, changes nothing, and is then run as it was', async () => {
  const port = await keep({ name: 'Port', code: 'A-1', pages: 1 });
  const csv = [
    'Name,Code,Pages,Client,unknown',
    'Port,a-1,5,Ministry of Ports,x',
    'Lake,A-2,"1,200",Ministry of Ports,',
  ];
  const trial = await tried(csv.join('\n'));
  expect(trial).toMatchObject({
    kind: 'tryImport',
    state: 'done',
    counts: { changed: 1, created: 1 },
    mapping: { Name: 'name', Code: 'code', Pages: 'pages', Client: 'client', unknown: null },
    errors: null,
  });
  expect(await resultsOf(trial)).toMatchObject([
    { row: 2, id: port.id, outcome: 'changed' },
    { row: 3, outcome: 'created' },
  ]);
  expect((await bidsNow()).map(({ name, version }) => [name, version])).toEqual([['Port', 1]]);
  expect(await running.published()).toEqual([]);

  const job = await run(trial);
  expect(job).toMatchObject({ kind: 'import', state: 'done', counts: { changed: 1, created: 1 } });
  expect((await bidsNow()).map(({ name, pages, client }) => [name, pages, client.id])).toEqual([
    ['Lake', 1200, port.client && (port.client as Bid['client']).id],
    ['Port', 5, (port.client as Bid['client']).id],
  ]);
  const published = await running.published();
  expect(published.map(({ kind }) => kind)).toEqual(['changed', 'created', 'ended']);
  expect((await ask('runImport', { id: trial.id })).data.id).toBe(job.id);
  expect(await bidsNow()).toHaveLength(2);
});

test('an own export that comes back unchanged changes nothing and adds nothing', async () => {
  for (const name of ['=1+1', "'=x", 'Plain', 'Ümlaut, "quoted"'])
    await keep({ name, tags: ['a;b', '[c'], note: '-1\n+2', budget: { id: null, name: '@home' }, helper: null });
  for (const format of ['csv', 'xlsx'] as const) {
    const trial = await tried(await exported({ format }), {}, admin, `bids.${format}`);
    expect([format, trial.counts, await resultsOf(trial)]).toMatchObject([format, { unchanged: 4 }, {}]);
    expect((await run(trial)).counts).toEqual({ unchanged: 4 });
  }
  expect((await bidsNow()).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
});

test('a corrected export changes what was corrected; what somebody changed since is a conflict', async () => {
  const [first, second] = [await keep({ name: 'First', pages: 1 }), await keep({ name: 'Second', pages: 2 })];
  const csv = (await exported({ fields: ['name', 'pages'], sort: { field: 'name' } })).toString();
  await askBids('update', { id: second.id, pages: 50 });
  const job = await run(await tried(csv.replace(',1\r', ',10\r').replace(',2\r', ',20\r')));
  expect(job.counts).toEqual({ changed: 1, conflict: 1 });
  expect((await bidsNow()).map(({ id, pages }) => [id, pages])).toEqual([
    [first.id, 10],
    [second.id, 50],
  ]);
});

test('each wrong cell is named by row, column and reason; good rows go in; bad ones come back as a file to mend', async () => {
  const { client } = await keep({ name: 'Known' });
  const csv = [
    'Name;How many;Due;Client;Urgent',
    'Good;3;2026-05-01;Ministry of Ports;yes',
    'Bad;many;2026-02-30;Nobody;perhaps',
    ';1;;Ministry of Ports;',
  ];
  const mapping = { Name: 'name', 'How many': 'pages', Due: 'due', Client: 'client', Urgent: 'urgent' };
  const job = await run(await tried(csv.join('\r\n'), { mapping }));
  expect(job.counts).toEqual({ created: 1, refused: 2 });
  expect(await resultsOf(job)).toMatchObject([
    { row: 2, outcome: 'created' },
    {
      row: 3,
      outcome: 'refused',
      fields: {
        'How many': { key: 'import.number', message: 'Must be a number such as 1234.56' },
        Client: {
          key: 'import.unknownName',
          values: { given: 'Nobody' },
          message: 'No record is named “Nobody”. Add it first, or enter the name exactly as it appears in the app',
        },
        Urgent: { key: 'import.flag', message: 'Must be true or false' },
        Due: { key: 'validation.date' },
      },
    },
    { row: 4, outcome: 'refused', fields: { Name: { key: 'validation.required' } } },
  ]);
  expect((await bidsNow()).map((bid) => [bid.name, bid.client])).toEqual([
    ['Good', client],
    ['Known', client],
  ]);
  const errors = await errorsOf(job);
  const rows = parse(errors, { columns: true, bom: true }) as Record<string, string>[];
  expect(rows.map((row) => [row['#row'], row.Name])).toEqual([
    ['3', 'Bad'],
    ['4', ''],
  ]);
  expect(rows[0]?.['#problem']).toContain('How many: Must be a number');
  const french = await (await fetched(`${job.errors?.url}?language=fr`)).text();
  expect(french).toMatch(/^#ligne,#problème,/);
  expect(french).toContain('Client: Rien ici ne se nomme « Nobody »');
  const mended = stringify(
    [{ ...rows[0], 'How many': '5', Due: '', Client: 'Ministry of Ports', Urgent: 'no' }, rows[1]],
    {
      header: true,
    },
  );
  expect((await tried(mended, { mapping })).counts).toEqual({ created: 1, refused: 1 });
});

test('rows find their records by id, by the fields that are named, or by the usual ones', async () => {
  const [one, two] = [await keep({ name: 'One', code: 'C-1' }), await keep({ name: 'Two', code: 'C-2' })];
  await keep({ name: 'Twin', code: 'C-3' });
  await keep({ name: 'Twin', code: 'C-4' });
  expect(
    await resultsOf(await tried(`id,pages\n${one.id},7\n,8\n01900000-0000-7000-8000-000000000009,9`)),
  ).toMatchObject([
    { id: one.id, outcome: 'changed' },
    { outcome: 'refused', fields: { name: { key: 'validation.required' } } },
    { outcome: 'missing' },
  ]);
  expect(await resultsOf(await tried('code,pages\nc-2,7\nC-2,8'))).toMatchObject([
    { id: two.id, outcome: 'changed' },
    { outcome: 'refused', reason: 'Row 2 of the file refers to the same record' },
  ]);
  expect(await resultsOf(await tried('name,pages\nTwin,7\none,8', { match: ['name'] }))).toMatchObject([
    { outcome: 'refused', reason: expect.stringContaining('More than one record') },
    { id: one.id, outcome: 'changed' },
  ]);
  const both = { match: ['name', 'client'] };
  const csv = `name,client.id,pages\nTwo,${(two.client as Bid['client']).id},9`;
  expect(await resultsOf(await tried(csv, both))).toMatchObject([{ id: two.id, outcome: 'changed' }]);
});

test('an empty cell leaves a field as it is, or clears it where that is asked for', async () => {
  await keep({ name: 'One', code: 'C-1', pages: 5 });
  const csv = 'code,name,pages,note\nC-1,One,,';
  expect((await run(await tried(csv))).counts).toEqual({ unchanged: 1 });
  expect((await run(await tried(csv, { empty: 'clear' }))).counts).toEqual({ changed: 1 });
  expect((await bidsNow())[0]).toMatchObject({ pages: null, note: null });
});

test('a workbook is read with its dates, numbers and formulas, whatever else is in it', async () => {
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('Bids');
  sheet.addRow(['name', 'due', 'pages', 'urgent', 'client', 'tags']);
  const due = new Date(Date.UTC(2026, 4, 1));
  sheet.addRow(['Lake', due, { formula: '2*6', result: 12 }, true, 'Ministry of Ports', 'a; b']);
  workbook.addWorksheet('Notes').addRow(['something else']);
  await keep({ name: 'Known' });
  const job = await run(await tried(Buffer.from(await workbook.xlsx.writeBuffer()), {}, admin, 'bids.xlsx'));
  expect(job.counts).toEqual({ created: 1 });
  expect((await bidsNow()).find(({ name }) => name === 'Lake')).toMatchObject({
    due: '2026-05-01',
    pages: 12,
    urgent: true,
    tags: ['a', 'b'],
  });
});

const notesBy = (name: string) => `bid,text,by\nHarbor,Dredging,${name}\nH-1,Piling,Ann\nNowhere,x,Ann`;

test('rows of a subcollection name their parent; the same month again replaces', async () => {
  const { id } = await keep({ name: 'Harbor', code: 'H-1' });
  const helper = refer('Ann');
  await askBids('update', { id, helper });
  const job = await run(await tried(notesBy('Ann'), { sub: 'notes' }));
  expect(job).toMatchObject({ sub: 'notes', counts: { created: 2, missing: 1 }, mapping: { bid: 'parent' } });
  expect((await run(await tried(notesBy(''), { sub: 'notes', empty: 'clear' }))).counts).toEqual({
    changed: 1,
    unchanged: 1,
    missing: 1,
  });
  const { body } = await askBids<{ text: string; by: unknown }[]>('getSubCollection', { id, sub: 'notes' });
  expect(body.data.map(({ text, by }) => [text, by])).toEqual([
    ['Dredging', null],
    ['Piling', helper],
  ]);
});

/** What becomes of a new bid of a client that is given as `id,name`. */
const newBidFor = async (client: string) =>
  (await resultsOf(await tried(`name,client.id,client.name\nNew,${client}`)))[0];

test('a name that goes with another id is a slip, and so are ids without names', async () => {
  const { client } = await keep({ name: 'Known' });
  await keep({ name: 'Other', client: refer('Harbor Board') });
  const { id, name } = client as Bid['client'];
  expect(await newBidFor(`${id},${name}`)).toMatchObject({ outcome: 'created' });
  expect(await newBidFor(`${id},`)).toMatchObject({ outcome: 'created' });
  expect(await newBidFor(`,${name}`)).toMatchObject({ outcome: 'created' });
  expect(await newBidFor(`${id},Harbor Board`)).toMatchObject({ outcome: 'refused', fields: { 'client.id': {} } });
  expect(await newBidFor('01900000-0000-7000-8000-000000000001,')).toMatchObject({ outcome: 'refused' });
  expect(await newBidFor('01900000-0000-7000-8000-000000000001,Brand new')).toMatchObject({ outcome: 'created' });
});

test('the rights of the person hold for each row, and only who may import gets that far', async () => {
  const lead = person('Team Lead', { teams: ['t'] });
  const { data } = await upload('name\nx', 'jobs.csv', lead);
  expect((await ask('tryImport', { col: 'bids', file: data.id }, lead)).status).toBe(403);
  const foreign = await running.call<string>('create', { col: 'jobs', name: 'Foreign', teams: [] }, admin);
  const own = await running.call<string>('create', { col: 'jobs', name: 'Own', teams: [refer('T', 't')] }, admin);
  const csv = `id,name,phase\n${foreign.body.data},Taken,Planned\n${own.body.data},Mine,Planned\n${own.body.data.replace(/.$/, '!')},x,`;
  const { data: file } = await upload(csv, 'jobs.csv', lead);
  const started = await ask('tryImport', { col: 'jobs', file: file.id }, lead);
  const trial = await ending(started.data.id, lead);
  expect(trial.counts).toEqual({ refused: 1, changed: 1, missing: 1 });
  expect((await ask('runImport', { id: trial.id })).status).toBe(409);
  expect((await run(trial, lead)).counts).toEqual({ refused: 1, changed: 1, missing: 1 });
  const { rows } = await sql<{ byName: string }>`select byName from audit where action = 'changed'`.execute(running.db);
  expect(rows).toEqual([{ byName: lead.name }]);
});

test.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFFid,name\n%,Étude ță\n')],
  ['windows-1252', Buffer.from('id;name\n%;\xc9tude\n', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFid\tname\n%\tÉtude\n', 'utf16le')],
])('a table in %s is read', async (_how, content) => {
  const { id } = await keep({ name: 'Study' });
  const sign = content.indexOf('%');
  const wide = content.includes(0);
  const given = Buffer.concat([
    content.subarray(0, sign),
    Buffer.from(id, wide ? 'utf16le' : 'latin1'),
    content.subarray(sign + (wide ? 2 : 1)),
  ]);
  expect((await run(await tried(given))).counts).toEqual({ changed: 1 });
  expect((await bidsNow())[0]?.name).toMatch(/^Étude/);
});

test.each([
  [{ file: 'x' }, 404, 'There is no file of this id: it may be older than a week. Please send it again.'],
  [{ mapping: { nothing: 'name' } }, 400, 'The file has no column nothing'],
  [{ mapping: { a: 'wrong' } }, 400, 'bids has no field wrong to import into'],
  [{ mapping: { a: 'name', b: 'name' } }, 400, 'Two columns fill name'],
  [{ mapping: { a: '__proto__' } }, 400, 'bids has no field __proto__ to import into'],
  [{ mapping: [] }, 400, 'mapping must be an object of columns and fields'],
  [{}, 400, 'No column of the file fills a field: say which by mapping'],
  [{ mapping: { a: 'name' }, match: ['code'] }, 400, 'No column fills code, which is to be matched'],
  [{ mapping: { a: 'name' }, match: 'name' }, 400, 'match must be a list of fields'],
  [
    { mapping: { a: 'name' }, dates: { a: 'ymd' } },
    400,
    'dates must say of columns of the file: dayFirst or monthFirst',
  ],
  [{ mapping: { a: 'name' }, empty: 'maybe' }, 400, 'empty must be keep or clear'],
  [{ sub: 'changeLog' }, 400, 'bids has no subcollection changeLog to import into'],
  [{ sub: 'notes', mapping: { a: 'text' } }, 400, expect.stringContaining('No column says which record of bids')],
])('tryImport %j is refused with a reason', async (body, wanted, reason) => {
  const { data } = await upload('a,b\n1,2');
  const { status, errorInfo } = await ask('tryImport', { col: 'bids', file: data.id, ...body });
  expect([status, errorInfo.message]).toEqual([wanted, reason]);
});
