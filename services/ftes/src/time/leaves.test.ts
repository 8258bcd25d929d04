import { type CapacityAnswer, type Leave, overloads } from '@bidwright/contract-ftes';
import { event, jobsOf, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver, deliverOwn } = running;
const col = 'leaves';
const admin = person('Admin');
const ann = { id: 'ann', name: 'Ann Lee', teams: [], capacity: 1, region: 'France', status: 'Active' };
const bo = { ...ann, id: 'bo', name: 'Bo Ray', capacity: 0.5, region: null };

const tellOf = (name: string, record: { id: string; [field: string]: unknown }, more: object = {}) =>
  deliver(event({ service: 'admin', col: name, record, ...more }));

beforeEach(async () => {
  for (const one of [ann, bo]) await tellOf('users', one);
});

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
const add = (who: typeof ann | typeof bo, firstDay: string, lastDay: string, more: object = {}, by = admin) =>
  call<string>('create', { col, person: named(who), firstDay, lastDay, ...more }, by);
const read = async (id: string) => (await call<Leave>('getRecordById', { col, id }, admin)).body.data;
const fieldsOf = ({ body }: Awaited<ReturnType<typeof add>>) => Object.keys(body.errorInfo.fields ?? {});

/** December 2026 and January 2027, with 23 and 21 days from Monday to Friday. */
const capacities = async () => {
  const asked = { from: '2026-12', months: 2 };
  const { body } = await running.post<CapacityAnswer>('/api/ftes/capacity', asked, running.as(admin));
  return Object.fromEntries(body.data.people.map(({ person: { id }, capacities }) => [id, capacities]));
};

const holiday = (id: string, day: string, region: string | null, status = 'Active') =>
  tellOf('holidays', { id, day, region, status });

test('where nobody is away every month is the share', async () => {
  expect(await capacities()).toEqual({ ann: [1, 1], bo: [0.5, 0.5] });
});

test('holidays of all, and those of the region, lower what there is', async () => {
  await holiday('christmas', '2026-12-25', null);
  await holiday('epiphany', '2027-01-06', ' FRANCE');
  await holiday('other', '2026-12-24', 'Romania');
  await holiday('gone', '2026-12-23', null, 'Inactive');
  expect(await capacities()).toEqual({ ann: [0.9565, 0.9524], bo: [0.4783, 0.5] });
});

test('leave lowers what there is, until it is taken back', async () => {
  const { body } = await add(ann, '2026-12-28', '2027-01-01');
  await add(bo, '2026-12-01', '2026-12-01', { hoursPerDay: 2 });
  expect(await capacities()).toEqual({ ann: [0.8261, 0.9524], bo: [0.4891, 0.5] });
  await call('update', { col, id: body.data, version: 1, status: 'Inactive' }, admin);
  expect(await capacities()).toEqual({ ann: [1, 1], bo: [0.4891, 0.5] });
});

test('days and hours that cannot be are refused by field', async () => {
  expect(fieldsOf(await add(ann, '2026-12-28', '2026-12-27'))).toEqual(['lastDay']);
  expect(fieldsOf(await add(ann, '2026-02-30', '2026-12-27'))).toEqual(['firstDay']);
  for (const hoursPerDay of [0, -1, 25, 'many'])
    expect(fieldsOf(await add(ann, '2026-12-28', '2026-12-28', { hoursPerDay }))).toEqual(['hoursPerDay']);
  expect(fieldsOf(await add(ann, '2026-12-28', '2026-12-28', { kind: 'Party' }))).toEqual(['kind']);
  expect(await capacities()).toEqual({ ann: [1, 1], bo: [0.5, 0.5] });
});

test('nobody is away twice at once; leave beside it, of others, and what was taken back is none of it', async () => {
  const { body } = await add(ann, '2026-12-21', '2026-12-24');
  for (const [from, to] of [
    ['2026-12-24', '2026-12-31'],
    ['2026-12-01', '2026-12-21'],
    ['2026-12-22', '2026-12-22'],
    ['2026-12-01', '2026-12-31'],
  ] as const) {
    const refused = await add(ann, from, to);
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['firstDay']]);
  }
  const next = await add(ann, '2026-12-25', '2026-12-31');
  expect([next.status, (await add(bo, '2026-12-21', '2026-12-24')).status]).toEqual([200, 200]);
  const onto = await call('update', { col, id: next.body.data, version: 1, firstDay: '2026-12-24' }, admin);
  expect([onto.status, Object.keys(onto.body.errorInfo.fields ?? {})]).toEqual([422, ['firstDay']]);
  await call('update', { col, id: body.data, version: 1, status: 'Inactive' }, admin);
  expect((await add(ann, '2026-12-20', '2026-12-24')).status).toBe(200);
});

test('everyone keeps the own; leads, managers and Operations keep everybody’s', async () => {
  const self = person('User', { id: 'ann', name: 'Ann Lee' });
  const { body } = await add(ann, '2026-12-21', '2026-12-24', {}, self);
  expect((await add(bo, '2026-12-21', '2026-12-24', {}, self)).status).toBe(403);
  expect((await add(bo, '2026-12-21', '2026-12-24', {}, person('Team Lead'))).status).toBe(200);
  const list = await call<Leave[]>('query', { col }, self);
  expect(list.body.data.map(({ id }) => id)).toEqual([body.data]);
  expect((await call('update', { col, id: body.data, kind: 'Other' }, person('User', { id: 'bo' }))).status).toBe(403);
});

describe('a table', () => {
  const { upload, ask, ending } = jobsOf(running, admin);
  beforeEach(() => running.jobs.begin());
  const bring = async (table: string) => {
    const file = await upload(table, 'leave.csv');
    const trial = await ending((await ask('tryImport', { col, file: file.data.id })).data.id);
    const job = await ending((await ask('runImport', { id: trial.id })).data.id);
    return { trial: trial.counts, done: job.counts };
  };

  test('of leave comes in, once; rows that cannot be are named', async () => {
    const table =
      'person,firstDay,lastDay,hoursPerDay\nAnn Lee,2026-12-28,2026-12-31,\nNobody,2026-12-28,2026-12-31,\nBo Ray,2026-12-31,2026-12-28,\nBo Ray,2026-12-01,2026-12-01,2\n';
    expect((await bring(table)).done).toEqual({ created: 2, refused: 2 });
    expect(await capacities()).toEqual({ ann: [0.8261, 1], bo: [0.4891, 0.5] });
    expect((await bring(table)).done).toEqual({ unchanged: 2, refused: 2 });
  });
});

const told = async () => (await running.published()).filter((one) => one.col === overloads).map(({ record }) => record);

test('who has too much to do for what is left of a month is told of', async () => {
  const year = new Date().getUTCFullYear() + 1;
  await tellOf('opportunityStatus', { id: 'won', name: 'Won', category: 'Won', defaultChance: 1 });
  const bid = {
    id: 'sure',
    solicitationName: 'sure',
    opportunityStatus: { id: 'won', name: 'won' },
    teamsInvolved: [],
  };
  await deliver(event({ service: 'opportunities', col: 'opportunities', record: bid }));
  const entries = [{ year, month: 3, percentAllocated: 0.9 }];
  const opportunity = { id: 'sure', name: 'sure' };
  await call('create', { col: 'projections', fte: named(ann), opportunity, entries }, admin);
  await deliverOwn();
  expect(await told()).toEqual([]);
  const { body } = await add(ann, `${year}-03-01`, `${year}-03-15`);
  await deliverOwn();
  expect(await told()).toMatchObject([{ person: named(ann), month: `${year}-03`, kind: 'committed' }]);
  expect(await read(body.data)).toMatchObject({ kind: 'Leave', hoursPerDay: null });
});
