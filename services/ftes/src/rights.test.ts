import { randomUUID } from 'node:crypto';
import { projections } from '@bidwright/contract-ftes';
import { emptyInput, type Person, type Role } from '@bidwright/contract-kit';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call } = running;
const col = 'projections';
const admin = person('Admin');
const health = { id: 'team-health', name: 'Health' };
const bob = { id: 'bob', name: 'Bob' };

/** Somebody's months, kept past the calls. */
const planned = async (change: object = {}) => {
  const opportunity = { id: randomUUID(), name: 'Waterway permits' };
  const input = { ...emptyInput(projections), fte: bob, opportunity, kind: 'planned', status: 'Active', ...change };
  const record = newRecord(input, admin);
  await insertRecords(running.db, tableOf(projections), [record]);
  return record.id;
};

const refer = ({ id, name }: Person) => ({ id, name });

/** Whose months they may be, seen by somebody of the Health team. */
const kinds: Record<string, (who: Person) => object> = {
  foreign: () => ({}),
  'of a bid of my team': () => ({ oppTeams: [health] }),
  'of a bid that I manage': (who) => ({ oppManager: refer(who) }),
  'of a bid that I own': (who) => ({ oppOwner: refer(who) }),
  'of somebody of my team': () => ({ fteTeams: [health] }),
  mine: (who) => ({ fte: refer(who) }),
};

type Cells = [foreign: number, team: number, managed: number, owned: number, colleague: number, own: number];

/** Status of reading and of changing, by kind in the order above. */
const expected: [Role, flag: boolean, reads: Cells, updates: Cells][] = [
  ['Admin', false, [200, 200, 200, 200, 200, 200], [200, 200, 200, 200, 200, 200]],
  ['Team Lead', true, [200, 200, 200, 200, 200, 200], [403, 200, 200, 200, 403, 403]],
  ['Team Lead', false, [403, 403, 403, 403, 200, 200], [403, 403, 403, 403, 403, 403]],
  ['Project Manager', true, [200, 200, 200, 200, 200, 200], [403, 200, 200, 200, 403, 403]],
  ['Project Manager', false, [403, 200, 200, 200, 403, 200], [403, 403, 403, 403, 403, 403]],
  ['Operations', false, [200, 200, 200, 200, 200, 200], [403, 403, 403, 403, 403, 403]],
  ['User', true, [403, 403, 403, 403, 403, 200], [403, 403, 403, 403, 403, 403]],
];

test.each(expected)('%s with showProjections %s', async (role, showProjections, reads, updates) => {
  const who = person(role, { teams: [health.id], showProjections });
  const read: number[] = [];
  const update: number[] = [];
  const seen: string[] = [];
  for (const kind of Object.values(kinds)) {
    const id = await planned(kind(who));
    read.push((await call('getRecordById', { col, id }, who)).status);
    update.push((await call('update', { col, id, note: 'x' }, who)).status);
    if (read.at(-1) === 200) seen.push(id);
  }
  expect([read, update]).toEqual([reads, updates]);
  const { body } = await call<{ id: string }[]>('query', { col }, who);
  expect(body.data.map(({ id }) => id).sort()).toEqual(seen.sort());
});

test('one plan for a person and a bid', async () => {
  const opportunity = { id: 'bid-1', name: 'Waterway permits' };
  const plan = { col, fte: bob, opportunity, entries: [{ month: 3, year: 2026, percentAllocated: 0.123456 }] };
  expect((await call('create', plan, admin)).status).toBe(200);
  const again = await call('create', plan, admin);
  expect([again.status, again.body.errorInfo.code, Object.keys(again.body.errorInfo.fields ?? {})]).toEqual([
    409,
    'duplicate',
    ['fte'],
  ]);
  expect((await call('create', { ...plan, kind: 'actual' }, admin)).status).toBe(200);
  const { body } = await call<{ entries: object[] }[]>('list', { col }, admin);
  expect(body.data[0]?.entries).toEqual([{ month: 3, monthLabel: 'Mar', year: 2026, percentAllocated: 0.1235 }]);
});

test('a role that is still open needs no person, any number of them', async () => {
  const opportunity = { id: 'bid-1', name: 'Waterway permits' };
  const open = { col, openRole: { title: 'Analyst II', count: 2 }, opportunity };
  const made = [await call<string>('create', open, admin), await call<string>('create', open, admin)];
  expect(made.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await call('getRecordById', { col, id: made[0]?.body.data }, admin);
  expect(body.data).toMatchObject({ fte: null, openRole: { title: 'Analyst II', count: 2 }, frequency: 'Monthly' });
  const names = async (change: object) => {
    const answer = await call('create', { col, opportunity, ...change }, admin);
    return [answer.status, answer.body.errorInfo.fields?.fte?.message];
  };
  const refusal = [422, 'Please name either a person or an open role'];
  expect(await names({})).toEqual(refusal);
  expect(await names({ ...open, fte: bob })).toEqual(refusal);
});

test('no month stands twice', async () => {
  const entry = { month: 3, year: 2026, percentAllocated: 0.5 };
  const plan = { col, fte: bob, opportunity: { id: 'bid-1', name: 'x' }, entries: [entry, entry] };
  const { status, body } = await call('create', plan, admin);
  expect([status, body.errorInfo.fields?.entries?.message]).toEqual([422, 'A month appears twice']);
});
