import { randomUUID } from 'node:crypto';
import { opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { person, testService } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { tellLists } from '../reports/testing.ts';
import { service } from '../service.ts';

const running = testService(service);
const { call } = running;
const admin = person('Admin');
const col = 'opportunities';
const status = (name: string, category: string) => ({ id: randomUUID(), name, category, status: 'Active' });
const [writing, won, lost] = [status('Writing', 'Open'), status('Won', 'Won'), status('Lost', 'Lost')];
const pointing = ({ id, name }: { id: string; name: string }) => ({ id, name });

beforeAll(() => tellLists(running.db, { opportunityStatus: [writing, won, lost] as { id: string }[] }));

const seconds = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

/** A bid that was due long before, and came to a status on a day. */
const ended = async (as: typeof won, on: string, more: object = {}) => {
  const fields = { solicitationNumber: null, dueDate: '2020-01-01', opportunityStatus: pointing(writing), ...more };
  const { data: id } = (await call<string>('create', { col, ...sampleOpportunity(fields) }, admin)).body;
  await call('update', { col, id, opportunityStatus: pointing(as) }, admin);
  await sql`update opportunities_changeLog set dateUpdated = ${seconds(on)} where parentId = ${id}`.execute(running.db);
  return id;
};
const decide = async (ref: string, fields: object) =>
  (await call<string>('createSubcollection', { col, ref, sub: 'decisions', ...fields }, admin)).body.data;
const ask = async (asked: object, who = admin) =>
  (await running.post<string[]>('/api/opportunities/wonIn', asked, running.as(who))).body.data;
const year = { from: '2026-01-01', to: '2026-12-31' };

test('a bid was won on the day it came to its status, whenever it was due; the latest stands first', async () => {
  const first = await ended(won, '2026-01-01');
  const last = await ended(won, '2026-12-31');
  const before = await ended(won, '2025-12-31');
  await ended(lost, '2026-06-01');
  expect(await ask(year)).toEqual([last, first]);
  expect(await ask({ to: '2025-12-31' })).toEqual([before]);
  expect(await ask({})).toEqual([last, first, before]);
});

test('the day of the award that somebody wrote down counts for more, unless another took its place', async () => {
  const id = await ended(won, '2026-01-08');
  const mistaken = await decide(id, { kind: 'Won', decidedOn: '2024-12-20' });
  expect(await ask({ from: '2024-12-20', to: '2024-12-20' })).toEqual([id]);
  await decide(id, { kind: 'Won', decidedOn: '2023-12-19', supersedes: mistaken });
  expect(await ask({ from: '2024-12-20', to: '2024-12-20' })).toEqual([]);
  expect(await ask({ from: '2023-12-19', to: '2023-12-19' })).toEqual([id]);
});

test('what is archived is not found, and nothing by who reads no bids', async () => {
  const kept = await ended(won, '2022-05-01');
  await call('update', { col, id: await ended(won, '2022-05-02'), status: 'Inactive' }, admin);
  const may = { from: '2022-05-01', to: '2022-05-31' };
  expect(await ask(may)).toEqual([kept]);
  const refused = await running.post('/api/opportunities/wonIn', may, running.as(person('User')));
  expect(refused.status).toBe(403);
});

test('a day that no calendar has is refused at its field', async () => {
  const answer = await running.post('/api/opportunities/wonIn', { from: '2026-02-30' }, running.as(admin));
  expect([answer.status, Object.keys(answer.body.errorInfo.fields ?? {})]).toEqual([422, ['from']]);
});

test('more than can be told are refused, not left out', async () => {
  const at = seconds('2019-06-01');
  const records = Array.from({ length: 1001 }, (_, n) => ({
    ...newRecord(sampleOpportunity({ solicitationNumber: `many-${n}`, opportunityStatus: pointing(won) }), admin),
    dateCreated: n === 0 ? at - 86_400 : at,
  }));
  await insertRecords(running.db, tableOf(opportunities), records);
  const may = { from: '2019-05-31', to: '2019-06-01' };
  const answer = await running.post('/api/opportunities/wonIn', may, running.as(admin));
  expect(answer.status).toBe(422);
  expect(answer.body.errorInfo.fields).toMatchObject({ from: { key: 'wonIn.tooMany', values: { max: 1000 } } });
  expect(await ask({ from: '2019-06-01', to: '2019-06-01' })).toHaveLength(1000);
});
