import type { Change } from '@bidwright/contract-kit';
import { event } from '@bidwright/service-testing/event';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer } from '@bidwright/service-testing/fixture/samples';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';
import { verifyAudit } from '../writes/verify.ts';

const running = runningBids();
const { ask, call, keep, published } = running;

interface Bid {
  name: string;
  status: string;
  version: number;
  changeLog: Change[];
}

const read = async (id: string) => (await ask<Bid>('getRecordById', { id })).body.data;
const log = async (id: string) => (await read(id)).changeLog.map(({ field, newValue }) => [field, newValue]);
const merge = (id: string, from: unknown, more: object = {}, who = admin) =>
  ask<{ version: number }>('merge', { id, from, ...more }, who);

test('one record stays, with the fields that were chosen; the others are out of use', async () => {
  const [kept, first, second] = [await keep({ name: 'Kept' }), await keep({ name: 'First' }), await keep()];
  const { status, body } = await merge(kept.id, [first.id, second.id], { name: 'First', pages: 7 });
  expect([status, body.data]).toEqual([200, { id: kept.id, version: 2 }]);
  expect(await read(kept.id)).toMatchObject({ name: 'First', pages: 7, status: 'Active' });
  for (const { id } of [first, second]) expect(await read(id)).toMatchObject({ status: 'Inactive', version: 2 });
});

test('what belonged to it belongs to the one that stays, and both keep their histories', async () => {
  const [kept, lost] = [await keep({ name: 'Kept' }), await keep({ name: 'Lost' })];
  await call('createSubcollection', { col: 'bids', ref: lost.id, sub: 'notes', text: 'Call them' }, admin);
  await ask('update', { id: lost.id, pages: 5 });
  await merge(kept.id, [lost.id], { note: 'Both' });
  const notes = await call<{ text: string }[]>('getSubCollection', { col: 'bids', id: kept.id, sub: 'notes' }, admin);
  expect(notes.body.data.map(({ text }) => text)).toEqual(['Call them']);
  expect(await log(kept.id)).toEqual([
    ['note', 'Both'],
    ['+', { id: lost.id, name: 'Lost' }],
  ]);
  expect(await log(lost.id)).toEqual([
    ['pages', 5],
    ['status', 'Inactive'],
    ['+', { id: kept.id, name: 'Kept' }],
  ]);
});

test('it is audited, and all services are told which record took its place', async () => {
  const [kept, lost] = [await keep({ name: 'Kept' }), await keep({ name: 'Lost' })];
  await merge(kept.id, [lost.id]);
  expect((await published()).at(-1)).toMatchObject({
    kind: 'merged',
    recordId: lost.id,
    record: { name: 'Lost', status: 'Inactive' },
    into: { id: kept.id, name: 'Kept' },
  });
  const { rows } = await sql`select action, recordId from audit order by seq desc limit 1`.execute(running.db);
  expect(rows).toEqual([{ action: 'merged', recordId: lost.id }]);
  expect(await verifyAudit(running.db)).not.toHaveProperty('broken');
});

describe('references', () => {
  const [lost, kept] = [refer('Ministry of Harbors'), refer('Ministry of Ports')];
  const become = (col: string) =>
    running.deliver(event({ service: 'admin', col, kind: 'merged', record: lost, into: kept }));

  test('point at the record that stays, in fields, lists and subcollections', async () => {
    const bid = await keep({ client: lost, partners: [refer('Others'), lost], helper: lost });
    const note = { col: 'bids', ref: bid.id, sub: 'notes', text: 'x', by: lost };
    await call('createSubcollection', note, admin);
    expect((await become('companies')).failed).toEqual([]);
    expect(await read(bid.id)).toMatchObject({ client: kept, partners: [{ name: 'Others' }, kept], helper: lost });
    await become('users');
    expect(await read(bid.id)).toMatchObject({ helper: kept, version: 1 });
    const notes = await call('getSubCollection', { col: 'bids', id: bid.id, sub: 'notes' }, admin);
    expect(notes.body.data).toMatchObject([{ by: kept }]);
  });

  test('a list that held both holds one', async () => {
    const bid = await keep({ partners: [kept, lost] });
    await become('companies');
    expect(await read(bid.id)).toMatchObject({ partners: [kept] });
  });

  test('point at the record again that comes back, where they were not moved on', async () => {
    const both = await keep({ client: lost, partners: [kept, refer('Others'), lost] });
    const moved = await keep({ client: lost, partners: [lost] });
    const other = await keep({ client: kept });
    const note = { col: 'bids', ref: both.id, sub: 'notes', text: 'x', by: lost };
    await call('createSubcollection', note, admin);
    const [single, double] = [
      { id: 's', client: lost },
      { id: 'd', client: lost, partner: kept },
    ];
    for (const record of [single, double])
      await sql`insert into copies (col, id, version, record)
        values ('bids', ${record.id}, 1, ${JSON.stringify(record)})`.execute(running.db);
    await become('companies');
    await become('users');
    await ask('update', { id: moved.id, client: refer('Elsewhere') });
    const back = (col: string) =>
      running.deliver(event({ service: 'admin', col, kind: 'unmerged', record: lost, into: kept }));
    expect((await back('companies')).failed).toEqual([]);
    expect(await read(both.id)).toMatchObject({ client: lost, partners: [kept, { name: 'Others' }, lost] });
    expect(await read(moved.id)).toMatchObject({ client: { name: 'Elsewhere' }, partners: [lost] });
    expect(await read(other.id)).toMatchObject({ client: kept });
    const { rows } = await sql<{ record: string }>`select record from copies order by id desc`.execute(running.db);
    expect(rows.map(({ record }) => JSON.parse(record))).toEqual([single, double]);
    // It was told once: what is told again finds nothing to move.
    expect((await back('companies')).failed).toEqual([]);
  });

  test('copies of whole records follow', async () => {
    const record = JSON.stringify({ id: 'b', client: lost, other: 'x' });
    await sql`insert into copies (col, id, version, record) values ('bids', 'b', 1, ${record})`.execute(running.db);
    await become('companies');
    const { rows } = await sql<{ record: string }>`select record from copies`.execute(running.db);
    expect(JSON.parse(rows[0]?.record ?? '')).toMatchObject({ client: { id: kept.id }, other: 'x' });
  });
});

test('all or nothing: one that is not there leaves the others as they were', async () => {
  const [kept, lost] = [await keep(), await keep()];
  const answers = [
    await merge(kept.id, [lost.id, 'nobody'], { pages: 9 }),
    await merge('nobody', [lost.id]),
    await merge(kept.id, [lost.id], { pages: -1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 422]);
  for (const { id } of [kept, lost]) expect(await read(id)).toMatchObject({ status: 'Active', version: 1 });
  expect(await published()).toEqual([]);
});

test('what cannot be merged is refused', async () => {
  const bid = await keep();
  expect((await merge(bid.id, [bid.id])).status).toBe(422);
  for (const from of [undefined, [], 'x', Array.from({ length: 21 }, (_, n) => `b${n}`)])
    expect((await merge(bid.id, from)).body.errorInfo.message).toBe('from must be a list of 1 to 20 ids');
  const job = (await call<string>('create', { col: 'jobs', name: 'Paint' }, admin)).body.data;
  expect((await call('merge', { col: 'jobs', id: job, from: [bid.id] }, admin)).status).toBe(403);
  expect((await merge(bid.id, [], {}, person('Team Lead'))).status).toBe(403);
});

test('a record that is out of use takes nobody’s place, unless it comes back', async () => {
  const [kept, lost] = [await keep({ status: 'Inactive' }), await keep()];
  expect((await merge(kept.id, [lost.id])).status).toBe(409);
  expect(await read(lost.id)).toMatchObject({ status: 'Active' });
  expect((await merge(kept.id, [lost.id], { status: 'Active' })).status).toBe(200);
});

test('a version that is old is a conflict', async () => {
  const [kept, lost] = [await keep({ name: 'Kept' }), await keep()];
  await ask('update', { id: kept.id, name: 'Changed' });
  const { status, body } = await merge(kept.id, [lost.id], { name: 'Mine', version: 1 });
  expect([status, body.errorInfo.current]).toEqual([409, expect.objectContaining({ name: 'Changed' })]);
  expect(await read(lost.id)).toMatchObject({ status: 'Active' });
});

test('merges that cross each other end well, once', async () => {
  const [a, b] = [await keep(), await keep()];
  const answers = await Promise.all([merge(a.id, [b.id]), merge(b.id, [a.id]), merge(a.id, [b.id])]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const states = [(await read(a.id)).status, (await read(b.id)).status];
  expect(states.sort()).toEqual(['Active', 'Inactive']);
  expect(await verifyAudit(running.db)).not.toHaveProperty('broken');
});
