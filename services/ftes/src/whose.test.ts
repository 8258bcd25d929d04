import { setTimeout } from 'node:timers/promises';
import { type Projection, projections } from '@bidwright/contract-ftes';
import { createRecord } from '@bidwright/service-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call, deliver } = running;
const col = 'projections';
const admin = person('Admin');
const health = { id: 'team-health', name: 'Health' };
const roads = { id: 'team-roads', name: 'Roads' };
const lead = person('Team Lead', { teams: [health.id], showProjections: true });
const ann = { id: 'ann', name: 'Ann' };
const bid = { id: 'bid-1', name: 'Waterway permits' };
const writing = { id: 'status-1', name: 'Writing' };

const tellOf = async (service: string, of: string, record: { id: string; [field: string]: unknown }, version = 1) => {
  const receipt = await deliver(event({ service, col: of, record, version }));
  expect(receipt.failed).toEqual([]);
};
const bidOf = (teams: object[]) => ({
  ...bid,
  teamsInvolved: teams,
  rfpManager: ann,
  ownerUser: null,
  opportunityStatus: writing,
});

const plan = (by = admin, change: object = {}) =>
  call<string>('create', { col, fte: ann, opportunity: bid, ...change }, by);
const read = async (id: string) => (await call<Projection>('getRecordById', { col, id }, admin)).body.data;

test('a new plan belongs to the teams of its bid and its person', async () => {
  await tellOf('opportunities', 'opportunities', bidOf([health]));
  await tellOf('admin', 'users', { ...ann, teams: [roads] });
  const { body } = await plan();
  expect(await read(body.data)).toMatchObject({
    oppTeams: [health],
    oppManager: ann,
    oppOwner: null,
    fteTeams: [roads],
    oppStatus: writing,
  });
});

test('leads plan the bids of their teams and no others, whatever they send', async () => {
  expect((await plan(lead, { oppTeams: [health] })).status).toBe(403);
  await tellOf('opportunities', 'opportunities', bidOf([roads]));
  expect((await plan(lead)).status).toBe(403);
  await tellOf('opportunities', 'opportunities', bidOf([health]), 2);
  expect((await plan(lead)).status).toBe(200);
  expect((await plan({ ...lead, showProjections: false }, { kind: 'actual' })).status).toBe(403);
});

test('plans follow their bid and their person to other teams', async () => {
  await tellOf('opportunities', 'opportunities', bidOf([health]));
  await tellOf('admin', 'users', { ...ann, teams: [] });
  const { data: id } = (await plan(lead)).body;
  await tellOf('opportunities', 'opportunities', bidOf([roads]), 2);
  await tellOf('admin', 'users', { ...ann, teams: [health] }, 2);
  expect(await read(id)).toMatchObject({ oppTeams: [roads], fteTeams: [health], version: 3 });
  expect((await call('update', { col, id, note: 'x' }, lead)).status).toBe(403);
});

test('a plan that is given to another bid belongs to that bid’s teams', async () => {
  await tellOf('opportunities', 'opportunities', bidOf([health]));
  await tellOf('opportunities', 'opportunities', { ...bidOf([roads]), id: 'bid-2' });
  const { data: id } = (await plan(lead)).body;
  await call('update', { col, id, opportunity: { id: 'bid-2', name: 'Road works' } }, admin);
  expect((await read(id)).oppTeams).toEqual([roads]);
});

test('a lead gives a plan to no bid that he may not plan, and to one that he may', async () => {
  const plans = { 'bid-2': [roads], 'bid-3': [health] };
  await tellOf('opportunities', 'opportunities', bidOf([health]));
  for (const [id, teams] of Object.entries(plans))
    await tellOf('opportunities', 'opportunities', { ...bidOf(teams), id });
  const { data: id } = (await plan(lead)).body;
  const give = (to: string, who = lead) =>
    call('update', { col, id, opportunity: { id: to, name: 'Road works' } }, who);
  for (const foreign of ['bid-2', 'bid-that-nobody-knows']) {
    const { status, body } = await give(foreign);
    expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([403, ['opportunity']]);
  }
  expect(await read(id)).toMatchObject({ opportunity: bid, oppTeams: [health], version: 1 });
  expect((await give('bid-3')).status).toBe(200);
  expect((await give('bid-that-nobody-knows', admin)).status).toBe(200);
  expect(await read(id)).toMatchObject({ oppTeams: [], oppManager: null, oppStatus: null });
});

test('nobody says of a plan that its bid is won, but the bid', async () => {
  await tellOf('opportunities', 'opportunities', bidOf([health]));
  const won = { id: 'status-2', name: 'Won' };
  const { data: id } = (await plan(lead, { oppStatus: won })).body;
  expect((await read(id)).oppStatus).toEqual(writing);
  for (const who of [lead, admin]) await call('update', { col, id, oppStatus: won, note: 'x' }, who);
  expect((await read(id)).oppStatus).toEqual(writing);
  await tellOf('opportunities', 'opportunities', { ...bidOf([health]), opportunityStatus: won }, 2);
  expect((await read(id)).oppStatus).toEqual(won);
});

test('a plan that was there before anybody told of its bid has its status as well', async () => {
  const { data: id } = (await plan()).body;
  expect((await read(id)).oppStatus).toBeNull();
  await tellOf('opportunities', 'opportunities', bidOf([health]));
  expect(await read(id)).toMatchObject({ oppStatus: writing, oppTeams: [health] });
});

test.each([
  [
    'a bid',
    () => tellOf('opportunities', 'opportunities', bidOf([health])),
    { oppStatus: writing, oppTeams: [health] },
  ],
  ['a person', () => tellOf('admin', 'users', { ...ann, teams: [roads] }), { fteTeams: [roads] }],
])('what is told of %s while a plan is written reaches that plan', async (_what, tell, told) => {
  const { db, service: ftes } = running;
  let telling: Promise<void> | undefined;
  const { id } = await db.transaction().execute(async (trx) => {
    const written = await createRecord(
      trx,
      ftes.resource(projections),
      { fte: ann, opportunity: bid },
      { ...admin, person: admin },
    );
    telling = tell();
    // It is told before the plan is there, or waits for it.
    await Promise.race([telling, setTimeout(1000)]);
    return written;
  });
  await telling;
  expect(await read(id)).toMatchObject(told);
});
