import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from './service.ts';

const running = testService(service);
const { call } = running;
const admin = person('Admin');
const lead = person('Team Lead');
const col = 'opportunities';

const recorded = async () =>
  (await call<string>('create', { col, ...sampleOpportunity({ solicitationNumber: null }) }, lead)).body.data;
const set = async (id: string, status: string, who = lead) => (await call('update', { col, id, status }, who)).status;
const ids = async (name: 'list' | 'query', body: object = {}) =>
  (await call<{ id: string }[]>(name, { col, ...body }, lead)).body.data.map(({ id }) => id);

test('an archived bid is not listed, and is found by who looks for archived ones', async () => {
  const [archived, other] = [await recorded(), await recorded()];
  expect(await set(archived, 'Inactive')).toBe(200);
  expect(await ids('list')).toEqual([other]);
  expect(await ids('query', { where: [{ field: 'status', is: 'eq', value: 'Inactive' }] })).toEqual([archived]);
  expect((await call('getRecordById', { col, id: archived }, lead)).status).toBe(200);
});

test('who has archived it may take that back at once; later, and others, must ask an Admin', async () => {
  const id = await recorded();
  await set(id, 'Inactive');
  expect(await set(id, 'Active')).toBe(200);
  await set(id, 'Inactive', admin);
  expect(await set(id, 'Active')).toBe(403);
  expect(await set(id, 'Active', admin)).toBe(200);
  await set(id, 'Inactive');
  await sql`update opportunities_changeLog set dateUpdated = dateUpdated - 61`.execute(running.db);
  const { status, body } = await call('update', { col, id, status: 'Active' }, lead);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([403, ['status']]);
  expect(await set(id, 'Active', admin)).toBe(200);
});
