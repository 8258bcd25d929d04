import type { Team } from '@bidwright/contract-admin';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const running = testService(service);
const { call, deliver, deliverOwn } = running;
const admin = person('Admin');
const col = 'teams';

const made = async (of: string, fields: object) =>
  (await call<string>('create', { col: of, ...fields }, admin)).body.data;
const read = async (id: string) => (await call<Team>('getRecordById', { col, id }, admin)).body.data;
const change = (id: string, fields: object) => call('update', { col, id, ...fields }, admin);
const retire = (id: string, successor?: string) =>
  change(id, { status: 'Inactive', ...(successor !== undefined && { successor: { id: successor, name: 'Water' } }) });

let writing: string;
let [health, water, lost] = ['', '', ''];
beforeEach(async () => {
  [health, water] = [await made(col, { name: 'Health' }), await made(col, { name: 'Water' })];
  writing = await made('opportunityStatus', { name: 'Writing', category: 'Open' });
  lost = await made('opportunityStatus', { name: 'Lost', category: 'Lost' });
});

/** Lets the service of bids tell of one. */
const bid = async (
  id: string,
  primaryTeam: string,
  more: { version?: number; statusId?: string; status?: string } = {},
) => {
  const { version = 1, statusId = writing, status = 'Active' } = more;
  const record = { id, primaryTeam: { id: primaryTeam }, opportunityStatus: { id: statusId }, status };
  const receipt = await deliver(event({ service: 'opportunities', col: 'opportunities', record, version }));
  expect(receipt.failed).toEqual([]);
};

const refused = (message: string) => ({ successor: expect.objectContaining({ message }) });
const needed = (count: number) =>
  refused(`This is the primary team of open bids (${count}): please choose a team to take them over`);

test('a team that leads open bids goes out of use only with a successor, who is told to whoever keeps bids', async () => {
  await bid('one', health);
  await bid('two', health);
  await bid('over', health, { statusId: lost });
  await bid('archived', health, { status: 'Inactive' });
  const { status, body } = await retire(health);
  expect([status, body.errorInfo.fields]).toEqual([422, needed(2)]);
  expect(await read(health)).toMatchObject({ status: 'Active', successor: null, version: 1 });

  const sent = { id: water, name: 'Whatever somebody calls it' };
  expect((await change(health, { status: 'Inactive', successor: sent })).status).toBe(200);
  const published = (await running.published()).find(({ recordId, kind }) => recordId === health && kind === 'changed');
  expect(published).toMatchObject({
    changes: { status: { from: 'Active', to: 'Inactive' } },
    record: { status: 'Inactive', successor: { id: water, name: 'Water' } },
  });
});

test('without open bids it goes as it is, and comes back without a successor', async () => {
  await bid('one', health);
  await bid('one', water, { version: 2 });
  // What is told late is older.
  await bid('one', health, { version: 1 });
  expect((await retire(health)).status).toBe(200);
  await change(health, { successor: { id: water, name: 'Water' } });
  expect((await change(health, { status: 'Active' })).status).toBe(200);
  expect(await read(health)).toMatchObject({ status: 'Active', successor: null });
});

test('the successor is another team that is in use', async () => {
  const old = await made(col, { name: 'Old', status: 'Inactive' });
  for (const successor of [health, old, 'nobody']) {
    const { status, body } = await retire(health, successor);
    expect([status, body.errorInfo.fields]).toEqual([422, refused('Please choose another active team')]);
  }
});

test('who is about to take over bids that are not told yet needs a successor as well', async () => {
  await bid('one', health);
  await retire(health, water);
  const { status, body } = await retire(water);
  expect([status, body.errorInfo.fields]).toEqual([422, needed(1)]);
});

test('of two teams that take each other for a successor at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([retire(health, water), retire(water, health)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    for (const one of [health, water]) await change(one, { status: 'Active' });
  }
});

test('neither a bulk update nor an insisting one goes around it; a merge hands over by itself', async () => {
  await bid('one', health);
  const { body } = await call<{ counts: object }>(
    'bulkUpdate',
    { col, ids: [health], set: { status: 'Inactive' } },
    admin,
  );
  expect(body.data.counts).toEqual({ refused: 1 });
  expect((await change(health, { status: 'Inactive', override: true })).status).toBe(422);
  expect((await call('merge', { col, id: water, from: [health] }, admin)).status).toBe(200);
  await deliverOwn();
  expect((await retire(water)).body.errorInfo.fields).toEqual(needed(1));
});

test('a team that is merged has no successor beside the one that it became', async () => {
  await change(health, { successor: { id: water, name: 'Water' } });
  const other = await made(col, { name: 'Care' });
  await call('merge', { col, id: other, from: [health] }, admin);
  expect(await read(health)).toMatchObject({ status: 'Inactive', successor: null });
});

test('bids of a status that was merged are what the other one says', async () => {
  await bid('one', health);
  await call('merge', { col: 'opportunityStatus', id: lost, from: [writing] }, admin);
  await deliverOwn();
  expect((await retire(health)).status).toBe(200);
});
