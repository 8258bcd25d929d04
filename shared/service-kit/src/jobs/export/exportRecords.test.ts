import { readdirSync } from 'node:fs';
import type { Job, Person } from '@bidwright/contract-kit';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { jobsOf } from '@bidwright/service-testing/jobs';
import { person } from '@bidwright/service-testing/person';
import { Workbook } from '@cj-tech-master/excelts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { insertRecords } from '../../table/insert.ts';
import { tableOf } from '../../table/table.ts';
import { newRecord } from '../../writes/newRecord.ts';

const running = runningBids();
const { keep } = running;
const { ask, ending, fetched, textOf } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

const exported = async (body: object = {}, who: Person = admin) => {
  const answer = await ask('exportRecords', { col: 'bids', ...body }, who);
  if (answer.status !== 200) throw new Error(answer.errorInfo.message);
  return answer.data;
};

const rowsOf = async (job: Job, who: Person = admin) =>
  parse(await textOf(job, who), { bom: true, columns: true }) as Record<string, string>[];

const water = refer('Water', 'team-water');
const lead = person('Team Lead', { teams: [water.id] });

const keepMany = async (count: number) => {
  const records = Array.from({ length: count }, (_, n) => newRecord(sampleBid({ name: `Bid ${n}`, pages: n }), admin));
  await insertRecords(running.db, tableOf(bids), records);
};

test('what is filtered and sorted is written as CSV with ids, and answered at once', async () => {
  const second = await keep({ name: 'Bridge', pages: 2 });
  const first = await keep({ name: 'Armory', pages: 1 });
  await keep({ name: 'Tunnel', pages: 9 });
  const where = [{ field: 'pages', is: 'lt', value: 5 }];
  const job = await exported({ where, sort: { field: 'name' } });
  expect(job).toMatchObject({
    state: 'done',
    done: 2,
    total: 2,
    file: { name: expect.stringMatching(/^bids-.*\.csv$/) },
  });
  const bytes = Buffer.from(await (await fetched(job.file?.url ?? '')).arrayBuffer());
  expect(bytes.toString().startsWith('\ufeffid,version,name,code')).toBe(true);
  const [row, ...more] = await rowsOf(job);
  expect(row).toMatchObject({
    id: first.id,
    version: '1',
    name: 'Armory',
    note: 'Two\nlines',
    price: '1234.56',
    chance: '0.25',
    urgent: 'true',
    due: '2026-12-24',
    'client.name': 'Ministry of Ports',
    'budget.id': '',
    'budget.name': 'By the hour',
    'teams.name': 'Water; Roads',
    tags: 'night; sea',
    months: '[{"month":3}]',
    'addedBy.name': 'Ada',
  });
  expect(more.map(({ id }) => id)).toEqual([second.id]);
});

test('columns can be chosen; ids are there all the same', async () => {
  await keep({ name: 'Bridge' });
  const [row] = await rowsOf(await exported({ fields: ['name', 'client'] }));
  expect(Object.keys(row ?? {})).toEqual(['id', 'version', 'name', 'client.id', 'client.name']);
});

test('columns are called as is asked, each once, and ids that nobody names keep their names', async () => {
  await keep({ name: 'Bridge' });
  const labels = { name: 'Nom', code: 'Nom', pages: '=1+1', 'owner.name': 'Responsable' };
  const job = await exported({ fields: ['name', 'code', 'pages'], labels });
  expect((await textOf(job)).replace('\ufeff', '').split('\r\n')[0]).toBe("id,version,Nom,code,'=1+1");
  for (const wrong of [{ name: 7 }, 'Nom', ['Nom'], { name: 'x'.repeat(201) }]) {
    const { status, errorInfo } = await ask('exportRecords', { col: 'bids', labels: wrong });
    expect([status, Object.keys(errorInfo?.fields ?? {})]).toEqual([400, ['labels']]);
  }
});

test('no text of a CSV becomes a formula in a spreadsheet', async () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', "'=1", '＝1+1'];
  for (const name of dangerous) await keep({ name, note: 'a\t=1', tags: ['=x', 'y'] });
  const rows = await rowsOf(await exported({ sort: { field: 'id' } }));
  expect(rows.map(({ name }) => name)).toEqual(dangerous.map((name) => `'${name}`));
  expect(rows.every(({ tags }) => tags === "'=x; y")).toBe(true);
});

test('a workbook has the same rows, numbers as numbers and formulas as texts', async () => {
  await keep({ name: '=1+1', pages: 12 });
  const job = await exported({ format: 'xlsx', fields: ['name', 'pages', 'urgent'] });
  const response = await fetched(job.file?.url ?? '');
  expect(response.headers.get('content-type')).toContain('spreadsheetml');
  const workbook = new Workbook();
  await workbook.xlsx.load(Buffer.from(await response.arrayBuffer()));
  const sheet = workbook.worksheets[0];
  expect(sheet?.getRow(1).values).toEqual([undefined, 'id', 'version', 'name', 'pages', 'urgent']);
  expect(sheet?.getRow(2).values).toEqual([undefined, expect.any(String), 1, '=1+1', 12, true]);
});

test('only what the person may read is in the file', async () => {
  await keep({ name: 'Mine', teams: [water] });
  await keep({ name: 'Foreign' });
  expect((await rowsOf(await exported({}, lead), lead)).map(({ name }) => name)).toEqual(['Mine']);
  expect((await ask('exportRecords', { col: 'bids' }, person('Operations'))).status).toBe(403);
  expect((await ask('exportRecords', { col: 'bids' }, person('User'))).status).toBe(403);
});

test('a field that a person may not read is absent; one that is his on some records alone is empty on the others', async () => {
  const worker = person('User');
  await running.call('create', { col: 'jobs', name: 'Paint', worker: refer('W', worker.id), wage: 10 }, admin);
  await running.call('create', { col: 'jobs', name: 'Dig', worker: refer('Other'), wage: 20 }, admin);
  const rowsFor = async (who: Person, body: object = {}) => {
    const { data } = await ask('exportRecords', { col: 'jobs', sort: { field: 'name' }, ...body }, who);
    return rowsOf(data, who);
  };
  expect(await rowsFor(admin)).toMatchObject([{ wage: '20', yearly: '240' }, { wage: '10' }]);
  expect(await rowsFor(worker)).toMatchObject([
    { name: 'Dig', wage: '', yearly: '' },
    { name: 'Paint', wage: '10', yearly: '120' },
  ]);
  const operations = person('Operations');
  expect(Object.keys((await rowsFor(operations))[0] ?? {}).filter((name) => name.startsWith('worker'))).toEqual([]);
  const asked = await ask('exportRecords', { col: 'jobs', fields: ['worker'] }, operations);
  expect([asked.status, asked.errorInfo.message]).toEqual([403, 'You have no right to ask for worker']);
});

test('an export is noted in the audit with what was taken', async () => {
  await keep();
  await exported({ fields: ['name'], where: [{ field: 'pages', is: 'gt', value: 1 }] });
  const { rows } = await sql<{ changes: string }>`select action, byName, col, changes from audit
    where action = 'exported'`.execute(running.db);
  expect(rows).toMatchObject([{ byName: 'Ada', col: 'bids' }]);
  expect(JSON.parse(rows[0]?.changes ?? '')).toMatchObject({
    columns: { to: ['id', 'version', 'name'] },
    rows: { to: 1 },
  });
});

test('above 5,000 records it is a job, its owner is told, and no record is written twice or left out', async () => {
  await keepMany(5001);
  const started = await exported({ sort: { field: 'pages', descending: true }, fields: ['pages'] });
  expect(started.state).not.toBe('done');
  const job = await ending(started.id);
  expect(job).toMatchObject({ state: 'done', done: 5001 });
  const rows = await rowsOf(job);
  expect(rows.map(({ pages }) => Number(pages))).toEqual(Array.from({ length: 5001 }, (_, n) => 5000 - n));
  const published = (await running.published()).filter(({ kind }) => kind === 'ended');
  expect(published).toMatchObject([
    { col: 'jobs', record: { kind: 'export', state: 'done', owner: { id: admin.id } } },
  ]);
});

test('a file is for its owner and Admins, as long as the owner may read as much', async () => {
  await keep({ teams: [water] });
  const job = await exported({}, lead);
  const status = async (who: Person) => (await fetched(job.file?.url ?? '', who)).status;
  expect(await status(lead)).toBe(200);
  expect(await status(admin)).toBe(200);
  expect(await status(person('Team Lead', { teams: [water.id] }))).toBe(404);
  expect(await status({ ...lead, teams: ['other'] })).toBe(403);
  expect(await status({ ...lead, permissions: ['User'] })).toBe(403);
  expect((await fetch(running.url + job.file?.url)).status).toBe(401);
});

test('past exports are listed for who made them, and forgotten with their files in time', async () => {
  const job = await exported({}, lead);
  const list = async (who: Person, body: object = {}) => (await ask<Job[]>('listJobs', body, who)).data;
  expect((await list(lead)).map(({ id }) => id)).toEqual([job.id]);
  expect(await list(admin)).toEqual([]);
  expect(await list(admin, { all: true })).toHaveLength(1);
  expect(await list(person('User'), { all: true })).toEqual([]);
  const { folder = '' } = running.fileContext.storage;
  const files = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).includes(job.id));
  expect(files()).toHaveLength(1);
  await sql`update background_jobs set expires = 1`.execute(running.db);
  const { prune } = await import('../prune.ts');
  await prune(running.jobs.context);
  expect(files()).toEqual([]);
  expect((await ask('getJob', { id: job.id }, lead)).status).toBe(404);
});

test.each([
  [{ format: 'pdf' }, 'format must be one of: csv, xlsx'],
  [{ fields: ['wrong'] }, 'bids has no field wrong'],
  [{ fields: 'name' }, 'fields must be a list of fields'],
  [{ sort: { field: 'tags' } }, 'bids cannot be sorted by tags'],
  [{ where: [{ field: 'name', is: 'like', value: 'x' }] }, "There is no condition 'like'"],
  [{ col: 'wrong' }, 'There is no collection wrong'],
])('%j is refused with a reason', async (body, reason) => {
  const { status, errorInfo } = await ask('exportRecords', { col: 'bids', ...body });
  expect([status, errorInfo.message]).toEqual([400, reason]);
});
