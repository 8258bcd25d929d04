import type { Projection } from '@bidwright/contract-ftes';
import { event, person, testService } from '@bidwright/service-kit/testing';
import { service } from './service.ts';

const { call, tell } = testService(service);
const col = 'projections';
const admin = person('Admin');
const health = { id: 'team-health', name: 'Health' };
const roads = { id: 'team-roads', name: 'Roads' };
const lead = person('Team Lead', { teams: [health.id], showProjections: true });
const ann = { id: 'ann', name: 'Ann' };
const bid = { id: 'bid-1', name: 'Waterway permits' };
const writing = { id: 'status-1', name: 'Writing' };

const tellOf = async (service: string, of: string, record: { id: string; [field: string]: unknown }, version = 1) => {
  const receipt = await tell(event({ service, col: of, record, version }));
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
