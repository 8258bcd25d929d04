import { wholeRecord } from '@bidwright/contract-kit';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { service } from '@bidwright/service-testing/fixture/service';
import { person } from '@bidwright/service-testing/person';
import { testService } from '@bidwright/service-testing/testService';
import { loadDemo } from './demo.ts';
import { newRecord } from './writes/newRecord.ts';

const running = testService(service);
const admin = person('Admin');
const bid = newRecord(sampleBid(), admin);
const note = newRecord({ text: 'Call them', by: refer('Ann') }, admin);
const change = { ...refer('x'), dateUpdated: 1, changedBy: admin.id, changedByName: 'A', oldValue: null, newValue: 1 };

const data = () => ({
  bids: [{ ...bid, notes: [note], changeLog: [{ ...change, field: wholeRecord, version: 1 }] }],
  colors: [newRecord({ name: 'Red', order: 1, status: 'Active' }, admin)],
});

const load = (make: () => ReturnType<typeof data>) => loadDemo(running.db, service.collections, make);

test('records come with their subcollections and their history', async () => {
  await load(data);
  const { body } = await running.call('getRecordById', { col: 'bids', id: bid.id }, admin);
  expect(body.data).toMatchObject({ ...bid, changeLog: [{ field: '*', newValue: 1, changedByName: 'A' }] });
  const notes = await running.call('getSubCollection', { col: 'bids', id: bid.id, sub: 'notes' }, admin);
  expect(notes.body.data).toEqual([note]);
});

test('three instances that start together load it once', async () => {
  await Promise.all([load(data), load(data), load(data)]);
  expect((await running.call('query', { col: 'bids', total: true }, admin)).body.total).toBe(1);
});

test('a table that has rows is left alone', async () => {
  await running.call('create', { col: 'colors', name: 'Blue' }, admin);
  const make = jest.fn(data);
  await load(make);
  expect(make).not.toHaveBeenCalled();
});

test('all is loaded or nothing', async () => {
  const broken = () => ({ ...data(), colors: [newRecord({ name: null, order: 1, status: 'Active' }, admin)] });
  await expect(load(broken)).rejects.toThrow('name');
  expect((await running.call('query', { col: 'bids', total: true }, admin)).body.total).toBe(0);
});
