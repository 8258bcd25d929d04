import type { Change } from '@bidwright/contract-kit';
import { refer } from '@bidwright/service-testing/fixture/samples';
import { service } from '@bidwright/service-testing/fixture/service';
import { person } from '@bidwright/service-testing/person';
import { testService } from '@bidwright/service-testing/testService';

const { call } = testService(service);
const col = 'jobs';
const admin = person('Admin');
const water = refer('Water', 'team-water');
const lead = person('Team Lead', { teams: ['team-water'] });
const worker = person('User', { name: 'Walt' });
const operations = person('Operations');

type Row = Record<string, unknown>;

const wage = 7_654_321;

const made = async (change: object = {}) => {
  const job = { name: 'Paint', worker: refer('Walt', worker.id), wage, teams: [water], ...change };
  return (await call<string>('create', { col, ...job }, admin)).body.data;
};

/** The records that each way of reading answers. */
const readings = async (id: string, who: typeof lead): Promise<Row[]> => {
  const one = await call<Row>('getRecordById', { col, id }, who);
  const simple = { col, field: 'name', condition: '==', value: 'Paint' };
  const lists = [
    await call<Row[]>('list', { col }, who),
    await call<Row[]>('query', { col }, who),
    await call<Row[]>('query', { col, fields: ['wage', 'yearly'] }, who),
    await call<Row[]>('listBySimpleQuery', simple, who),
  ];
  return [one.body.data, ...lists.flatMap(({ body }) => body.data)];
};

test('a field that is not for somebody is in no answer, nor what follows from it', async () => {
  const id = await made();
  for (const who of [lead, operations, person('User'), person([])]) {
    const rows = await readings(id, who);
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toMatch(/7654321|91851852|wage|yearly/);
  }
});

test('whom it concerns and who may read all records see it', async () => {
  const id = await made();
  for (const who of [worker, admin]) {
    expect((await readings(id, who)).map((row) => [row.wage, row.yearly])).toEqual(
      Array.from({ length: 5 }, () => [wage, wage * 12]),
    );
  }
  await call('update', { col, id, worker: null }, admin);
  expect(JSON.stringify(await readings(id, worker))).not.toContain('7654321');
});

test('the history does not tell of it either', async () => {
  const id = await made();
  await call('update', { col, id, wage: 8_888_888, name: 'Paint' }, admin);
  await call('update', { col, id, name: 'Varnish' }, admin);
  const logs = async (who: typeof lead) => {
    const one = await call<{ changeLog: Change[] }>('getRecordById', { col, id }, who);
    const sub = await call<Change[]>('getSubCollection', { col, id, sub: 'changeLog' }, who);
    return [one.body.data.changeLog, sub.body.data];
  };
  for (const log of await logs(lead)) {
    expect(log.map(({ field }) => field)).toEqual(['*', 'name']);
    expect(JSON.stringify(log)).not.toMatch(/wage|7654321|8888888/);
  }
  for (const log of await logs(admin)) {
    expect(log.map(({ field }) => field)).toEqual(['*', 'wage', 'name']);
    expect(log[0]?.newValue).toMatchObject({ wage });
  }
});

test.each([
  ['query', { where: [{ field: 'wage', is: 'gt', value: 1 }] }, 'wage'],
  ['query', { where: [{ field: 'yearly', is: 'gt', value: 1 }] }, 'yearly'],
  ['query', { where: [{ field: 'worker.id', is: 'filled' }] }, 'worker'],
  ['query', { where: [{ field: 'worker.name', is: 'contains', value: 'W' }] }, 'worker'],
  ['query', { sort: { field: 'wage' } }, 'wage'],
  ['query', { sort: { field: 'worker' } }, 'worker'],
  ['listBySimpleQuery', { field: 'wage', condition: '>', value: 1 }, 'wage'],
  ['listBySimpleQuery', { field: 'yearly', condition: '>', value: 1 }, 'yearly'],
] as const)('%s %j is refused and names the field', async (name, body, field) => {
  await made();
  const { status, body: answer } = await call(name, { col, ...body }, operations);
  expect([status, answer.errorInfo.code, Object.keys(answer.errorInfo.fields ?? {})]).toEqual([
    403,
    'forbidden',
    [field],
  ]);
  expect((await call(name, { col, ...body }, admin)).status).not.toBe(403);
});

test('whom only the own field is shown cannot ask for it among all records', async () => {
  await made();
  expect((await call('query', { col, where: [{ field: 'wage', is: 'gt', value: 1 }] }, worker)).status).toBe(403);
  expect((await call('query', { col, sort: { field: 'wage' } }, worker)).status).toBe(403);
});

test('a search does not look into it', async () => {
  await made();
  expect((await call<Row[]>('query', { col, search: 'walt' }, operations)).body.data).toEqual([]);
  expect((await call<Row[]>('query', { col, search: 'walt' }, lead)).body.data).toHaveLength(1);
});

test('a field that somebody may not write is refused by name, with the same value too', async () => {
  const id = await made();
  for (const change of [{ wage: 1 }, { wage }, { phase: 'Done' }, { name: 'Varnish', phase: 'Done' }]) {
    const { status, body } = await call('update', { col, id, ...change }, lead);
    const field = 'wage' in change ? 'wage' : 'phase';
    expect([status, body.errorInfo.fields?.[field]?.message]).toEqual([
      403,
      "You don't have permission to change this",
    ]);
  }
  expect((await call<Row>('getRecordById', { col, id }, admin)).body.data).toMatchObject({ name: 'Paint', version: 1 });
  expect((await call('update', { col, id, name: 'Varnish' }, lead)).status).toBe(200);
});

test('a new record may carry such a field at the value it has anyway', async () => {
  const job = { col, name: 'Paint', teams: [water] };
  expect((await call('create', { ...job, phase: 'Done' }, lead)).status).toBe(403);
  expect((await call('create', { ...job, wage: 5 }, lead)).status).toBe(403);
  expect((await call('create', { ...job, phase: 'Planned', wage: null }, lead)).status).toBe(200);
});

test('what the service works out is ignored when it comes from outside', async () => {
  const id = await made({ rank: 'first' });
  await call('update', { col, id, rank: 'second', name: 'Varnish' }, admin);
  expect((await call<Row>('getRecordById', { col, id }, admin)).body.data).toMatchObject({
    rank: null,
    name: 'Varnish',
  });
});

test('a new record must be one that the person may add', async () => {
  const job = { col, name: 'Paint' };
  expect((await call('create', { ...job, teams: [refer('Air', 'team-air')] }, lead)).status).toBe(403);
  expect((await call('create', { ...job, teams: [] }, lead)).status).toBe(403);
  expect((await call('create', { ...job, teams: [refer('Air', 'team-air'), water] }, lead)).status).toBe(200);
});

test('a conflict shows the record as the person may see it', async () => {
  const id = await made();
  await call('update', { col, id, name: 'Varnish', version: 1 }, admin);
  const { status, body } = await call('update', { col, id, name: 'Sand', version: 1 }, lead);
  expect(status).toBe(409);
  expect(body.errorInfo.current).toMatchObject({ name: 'Varnish' });
  expect(JSON.stringify(body)).not.toMatch(/7654321|91851852|wage|yearly/);
});
