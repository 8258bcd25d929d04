import { bids } from '@bidwright/service-testing/fixture/bids';
import { renamed } from '@bidwright/service-testing/fixture/events';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { service } from '@bidwright/service-testing/fixture/service';
import { person } from '@bidwright/service-testing/person';
import { testService } from '@bidwright/service-testing/testService';
import { sql } from 'kysely';
import { insertRecords } from '../table/insert.ts';
import { tableOf } from '../table/table.ts';
import { newRecord } from '../writes/newRecord.ts';

const admin = person('Admin', { name: 'Ada' });
const heard: string[][] = [];
const running = testService({
  ...service,
  on: { 'fixture.bids.touched': async ({ record }) => void heard.push(record.ids as string[]) },
});

const ports = refer('Ministry of Ports');
const water = refer('Water');

const keep = async (overrides: Parameters<typeof sampleBid>[0] = {}) => {
  const bid = newRecord(sampleBid(overrides), admin);
  await insertRecords(running.db, tableOf(bids), [bid]);
  return bid;
};

const read = async (id: string) => (await running.call('getRecordById', { col: 'bids', id }, admin)).body.data;

beforeEach(() => {
  heard.length = 0;
});

test('a new name reaches every copy, past versions and history', async () => {
  const bid = await keep({ client: ports, partners: [refer('Others'), ports] });
  const other = await keep();
  await running.deliver(renamed('companies', ports.id, 'Ministry of Seas'));
  const after = { ...ports, name: 'Ministry of Seas' };
  expect(await read(bid.id)).toEqual({
    ...bid,
    client: after,
    partners: [expect.objectContaining({ name: 'Others' }), after],
    teamArray: expect.any(Array),
    changeLog: [],
  });
  expect(await read(other.id)).toMatchObject(other);
});

test('copies in lists, in subcollections and of who added a record follow too', async () => {
  const bid = await keep({ teams: [refer('Air'), water] });
  const note = { col: 'bids', ref: bid.id, sub: 'notes', text: 'x', by: { id: admin.id, name: 'Ada' } };
  await running.call('createSubcollection', note, admin);
  await running.deliver(renamed('teams', water.id, 'Water and ice'));
  await running.deliver(renamed('users', admin.id, 'Ada Lovelace'));
  expect(await read(bid.id)).toMatchObject({
    teams: [{ name: 'Air' }, { id: water.id, name: 'Water and ice' }],
    addedBy: { id: admin.id, name: 'Ada Lovelace' },
  });
  const notes = await running.call('getSubCollection', { col: 'bids', id: bid.id, sub: 'notes' }, admin);
  expect(notes.body.data).toMatchObject([{ by: { name: 'Ada Lovelace' }, addedBy: { name: 'Ada Lovelace' } }]);
});

test('a name may change by a letter’s case or accent alone', async () => {
  const bid = await keep({ client: ports });
  await running.deliver(renamed('companies', ports.id, 'ministry of pörts'));
  expect(await read(bid.id)).toMatchObject({ client: { name: 'ministry of pörts' } });
});

test.each([
  ['another field changed', { title: 'short' }],
  ['it is another collection’s record', { col: 'colors' }],
  ['it is about a subcollection', { sub: 'contacts', parentId: ports.id }],
  ['it is a new record', { kind: 'created' as const }],
])('nothing follows when %s', async (_, difference) => {
  const bid = await keep({ client: ports });
  await running.deliver({ ...renamed('companies', ports.id, 'Ministry of Seas'), ...difference });
  expect(await read(bid.id)).toMatchObject({ client: ports });
});

test('many records follow some at a time, and the service hears which', async () => {
  const many = Array.from({ length: 1203 }, () => newRecord(sampleBid({ client: ports, teams: [] }), admin));
  await insertRecords(running.db, tableOf(bids), many);
  await running.deliver(renamed('companies', ports.id, 'Ministry of Seas'));
  const { rows } = await sql`select clientName, count(*) as count from bids group by clientName`.execute(running.db);
  expect(rows).toEqual([{ clientName: 'Ministry of Seas', count: 1203 }]);
  await running.deliverOwn();
  expect(heard.map(({ length }) => length)).toEqual([500, 500, 203]);
  expect(heard.flat().sort()).toEqual(many.map(({ id }) => id).sort());
  expect(await running.published()).toEqual([]);
});
