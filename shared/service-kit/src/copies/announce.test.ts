import { sql } from 'kysely';
import { bids } from '../fixture/bids.ts';
import { admin } from '../fixture/running.ts';
import { sampleBid } from '../fixture/samples.ts';
import { service } from '../fixture/service.ts';
import { insertRecords } from '../table/insert.ts';
import { tableOf } from '../table/table.ts';
import { crashAfter } from '../testing/crash.ts';
import { event } from '../testing/event.ts';
import { testService } from '../testing/testService.ts';
import { newRecord } from '../writes/newRecord.ts';
import { announceOnce } from './announce.ts';
import { copiesOf, copying, copyOf } from './copies.ts';

const teller = testService(service, ['keeper', 'latecomer']);
const keeper = testService({ ...service, name: 'keeper', on: copying('fixture', 'bids') }, []);

const keep = async (count: number) => {
  const records = Array.from({ length: count }, () => newRecord(sampleBid(), admin));
  await insertRecords(teller.db, tableOf(bids), records);
  return records.map(({ id }) => id).toSorted();
};

const toldTo = async (receiver: string) => {
  const { rows } = await sql<{ payload: string }>`select payload from outbox
    where receiver = ${receiver} order by id`.execute(teller.db);
  return rows.map(({ payload }) => JSON.parse(payload));
};

const announce = (receiver: string, db = teller.db) => announceOnce({ ...teller.service, db }, [bids], receiver);

test('a service that begins to listen is told once of all that there is already', async () => {
  const ids = await keep(250);
  await announce('keeper');
  await announce('keeper');
  const told = await toldTo('keeper');
  expect(told.map(({ recordId }) => recordId)).toEqual(ids);
  for (const one of told) expect(one).toMatchObject({ kind: 'changed', version: 1, changes: {} });
  const path = '/internal/events';
  const sent = await keeper.post(path, { events: told }, keeper.as({ service: 'fixture' }));
  expect(sent.status).toBe(200);
  expect((await copiesOf<{ id: string }>(keeper.db, 'bids')).map(({ id }) => id)).toEqual(ids);
  expect(await toldTo('latecomer')).toEqual([]);
  await announce('latecomer');
  expect((await toldTo('latecomer')).map(({ recordId }) => recordId)).toEqual(ids);
  await announce('nobody');
  expect(await toldTo('nobody')).toEqual([]);
});

const announceUpTo = (statements: number) =>
  announce('keeper', teller.db.withPlugin(crashAfter(statements))).then(
    () => 'whole',
    () => 'cut short',
  );

test.each([0, 1, 2, 3, 4, 6, 8, 10])('one that was cut short after %i statements begins again', async (statements) => {
  const ids = await keep(250);
  expect(await announceUpTo(statements)).toBe('cut short');
  expect(await announceUpTo(1000)).toBe('whole');
  const told = (await toldTo('keeper')).map(({ recordId }) => recordId);
  expect([...new Set(told)].toSorted()).toEqual(ids);
});

test('a record that is removed meanwhile is told of before it is told to be gone', async () => {
  const [id = ''] = await keep(1);
  const removed = teller.db.transaction().execute(async (trx) => {
    await sql`delete from bids where id = ${id}`.execute(trx);
    const telling = announce('keeper');
    await sql`select sleep(0.2)`.execute(trx);
    return { telling };
  });
  await (await removed).telling;
  expect(await toldTo('keeper')).toEqual([]);
});

const copy = async () => copyOf<{ name: string }>(keeper.db, 'bids', 'bid-1');
const named = (name: string) => ({ id: 'bid-1', name });
const say = (kind: 'changed' | 'removed', version: number, name: string) =>
  keeper.tell(event({ service: 'fixture', col: 'bids', kind, version, record: named(name) }));

test('an older event does not undo a newer one, one of the same version counts', async () => {
  await say('changed', 2, 'second');
  await say('changed', 1, 'first');
  expect(await copy()).toMatchObject({ name: 'second' });
  await say('changed', 2, 'second again');
  expect(await copy()).toMatchObject({ name: 'second again' });
  await say('removed', 2, 'second');
  expect(await copy()).toBeUndefined();
});

test('names within copies follow too', async () => {
  const water = { id: 'team-1', name: 'Water' };
  const record = { id: 'bid-1', name: 'Harbor', teams: [{ id: 'team-2', name: 'Air' }, water], lead: water };
  await keeper.tell(event({ service: 'fixture', col: 'bids', record }));
  const now = { ...water, name: 'Water “and” ice' };
  const changes = { name: { from: water.name, to: now.name } };
  await keeper.tell(event({ service: 'admin', col: 'teams', version: 2, changes, record: now }));
  expect(await copy()).toEqual({ ...record, teams: [{ id: 'team-2', name: 'Air' }, now], lead: now });
});
