import { type Duplicate, opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { person, plansInRows, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../service.ts';

const running = testService(service);
const { call } = running;
const admin = person('Admin');
const col = 'opportunities';

const record = (solicitationNumber: string | null, more: object = {}) =>
  call<string>('create', { col, ...sampleOpportunity({ solicitationNumber }), ...more }, admin);

test.each(['9X12AB26R0047', '9x12ab-26-r-0047', ' 9X12AB 26R-0047 '])(
  'a second bid numbered %s is refused, unless the person insists',
  async (number) => {
    const { data: first } = (await record('9X12AB-26R-0047')).body;
    const { status, body } = await record(number);
    expect([status, body.errorInfo.code, body.errorInfo.fields?.solicitationNumber?.key]).toEqual([
      409,
      'duplicate',
      'validation.taken',
    ]);
    expect(body.errorInfo.current).toMatchObject({ id: first });
    expect((await record(number, { override: true })).status).toBe(200);
  },
);

test('bids without a number, with another one, or out of use are no duplicates', async () => {
  expect([(await record(null)).status, (await record(null)).status]).toEqual([200, 200]);
  expect([(await record('A-1')).status, (await record('A-2')).status]).toEqual([200, 200]);
  const { data: id } = (await record('B-1')).body;
  await call('update', { col, id, status: 'Inactive' }, admin);
  expect((await record('B1')).status).toBe(200);
});

test('a bid keeps its own number, and does not take another’s', async () => {
  await record('A-1');
  const { data: id } = (await record('B-1')).body;
  const change = (solicitationNumber: string, more: object = {}) =>
    call('update', { col, id, solicitationNumber, ...more }, admin);
  expect((await change('b1')).status).toBe(200);
  expect((await change('a1')).status).toBe(409);
  expect((await change('a1', { override: true })).status).toBe(200);
});

test('an index answers the question', async () => {
  const bids = Array.from({ length: 200 }, (_, n) =>
    newRecord(sampleOpportunity({ solicitationNumber: `A-${n}` }), admin),
  );
  await insertRecords(running.db, tableOf(opportunities), bids);
  await sql`analyze table opportunities`.execute(running.db);
  await running.db.connection().execute(async (one) => {
    await plansInRows(one);
    const { rows } = await sql<{ key: string }>`explain select id from opportunities
      where bareNumber = 'A1' and status = 'Active'`.execute(one);
    expect(rows[0]?.key).toBe('opportunities_number');
  });
});

const client = { id: 'client-1', name: 'Bureau of Inland Waterways' };
const asked = (body: object, who = admin) =>
  running.post<Duplicate[]>('/api/opportunities/duplicates', body, running.as(who));
const found = async (body: object) => (await asked(body)).body.data.map(({ id, same }) => [id, same]);

test('what is filled in finds the bids that may be the same: first by number, then by client and name', async () => {
  const { data: named } = (await record(null, { client, solicitationName: 'Lock gate survey' })).body;
  const { data: numbered } = (await record('W-26-1', { solicitationName: 'Other' })).body;
  const mine = { client, solicitationName: 'Lock gate survey (2)', solicitationNumber: 'w261' };
  const { body } = await asked(mine);
  expect(body.data).toMatchObject([
    { id: numbered, same: 'number', solicitationName: 'Other', dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    { id: named, same: 'name', client: client.name, opportunityStatus: expect.any(String) },
  ]);
  expect(await found({ ...mine, but: numbered })).toEqual([[named, 'name']]);
  expect(await found({ ...mine, client: { id: 'client-2', name: 'City' }, solicitationNumber: null })).toEqual([]);
  expect(await found({})).toEqual([]);
  expect(await found({ ...mine, but: 'a¡' })).toHaveLength(2);
});

test('three at most; who reads no bids is refused, and so is what is too long', async () => {
  for (let n = 0; n < 4; n += 1) await record(null, { client, solicitationName: `Gauge ${n} upkeep` });
  expect(await found({ client, solicitationName: 'Gauge upkeep' })).toHaveLength(3);
  expect((await asked({}, person('User'))).status).toBe(403);
  const refused = await asked({ solicitationNumber: 'x'.repeat(101) });
  expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {})]).toEqual([422, ['solicitationNumber']]);
});
