import type { Change, Person } from '@bidwright/contract-kit';
import { type Opportunity, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call, deliver } = testService(service);
const admin = person('Admin');
const col = 'opportunities';
const health = { id: 'team-health', name: 'Health' };

const made = async (change: object = {}, by = admin) =>
  (await call<string>('create', { col, ...sampleOpportunity({ solicitationNumber: null }), ...change }, by)).body.data;
const read = async (id: string) =>
  (await call<Opportunity & { changeLog: Change[] }>('getRecordById', { col, id }, admin)).body.data;

/** Lets admin tell of an entry of a list. */
const known = async (list: string, record: { id: string; [field: string]: unknown }, version = 1) => {
  const receipt = await deliver(event({ service: 'admin', col: list, record, version }));
  expect(receipt.failed).toEqual([]);
};

const won = { id: 'status-won', name: 'Signed' };
const refer = ({ id, name }: Person) => ({ id, name });

test.each([
  ['Admin', [200, 200, 200]],
  ['Team Lead', [403, 200, 403]],
  ['Project Manager', [403, 403, 200]],
] as const)('%s says that a bid is won: foreign, of my team, mine', async (role, wanted) => {
  await known('opportunityStatus', { ...won, category: 'Won' });
  const who = person(role, { teams: [health.id] });
  const bids = [await made(), await made({ teamsInvolved: [health] }), await made({ rfpManager: refer(who) })];
  const answers: number[] = [];
  for (const id of bids) answers.push((await call('update', { col, id, opportunityStatus: won }, who)).status);
  expect(answers).toEqual(wanted);
});

test('a status that nobody has told of is taken by its name', async () => {
  const lost = { id: 'status-x', name: 'Lost' };
  const manager = person('Project Manager', { teams: [health.id] });
  const id = await made({ teamsInvolved: [health] });
  const { status, body } = await call('update', { col, id, opportunityStatus: lost }, manager);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([403, ['opportunityStatus']]);
  const open = { ...lost, name: 'In review' };
  expect((await call('update', { col, id, opportunityStatus: open }, manager)).status).toBe(200);
});

test('what admin said last counts, in whatever order it arrives', async () => {
  await known('opportunityStatus', { ...won, category: 'Open' }, 3);
  await known('opportunityStatus', { ...won, category: 'Won' }, 2);
  const manager = person('Project Manager', { teams: [health.id] });
  const id = await made({ teamsInvolved: [health] });
  expect((await call('update', { col, id, opportunityStatus: won }, manager)).status).toBe(200);
});

test('an amount that was submitted is no estimate any more, and the log keeps the estimate', async () => {
  const submitted = { id: 'status-sent', name: 'Sent' };
  await known('opportunityStatus', { ...submitted, category: 'Submitted' });
  const id = await made({ amountKind: 'Estimated' });
  await call('update', { col, id, opportunityStatus: submitted }, admin);
  const { amountKind, changeLog } = await read(id);
  expect(amountKind).toBe('Submitted');
  expect(changeLog.find(({ field }) => field === 'amountKind')).toMatchObject({ oldValue: 'Estimated' });
});

test('the usual chance of a status fills only an empty chance', async () => {
  const review = { id: 'status-review', name: 'Review' };
  await known('opportunityStatus', { ...review, category: 'Open', defaultChance: 0.5 });
  const half = { id: 'chance-50', name: '50 %' };
  await known('chances', { ...half, value: 0.5, status: 'Active' });
  await known('chances', { id: 'chance-old', name: 'half', value: 0.5, status: 'Inactive' });
  const [empty, filled] = [await made(), await made({ chance: { id: 'chance-90', name: '90 %' } })];
  for (const id of [empty, filled]) await call('update', { col, id, opportunityStatus: review }, admin);
  expect((await read(empty)).chance).toEqual(half);
  expect((await read(filled)).chance?.name).toBe('90 %');
});

test('the person behind an owner may edit and follows the owner', async () => {
  const lead = person('Team Lead', { name: 'Lea' });
  const owner = { id: 'owner-1', name: 'Bids desk' };
  await known('opportunityOwner', { ...owner, user: refer(lead) });
  const id = await made({ opportunityOwner: owner, ownerUser: refer(admin) });
  expect((await read(id)).ownerUser).toEqual(refer(lead));
  expect((await call('update', { col, id, description: 'x' }, lead)).status).toBe(200);
  expect((await call('update', { col, id, status: 'Inactive' }, lead)).status).toBe(200);

  await known('opportunityOwner', { ...owner, user: null }, 2);
  expect((await read(id)).ownerUser).toBeNull();
  expect((await call('update', { col, id, description: 'y' }, lead)).status).toBe(403);
});

test.each([
  ['Admin', [200, 200]],
  ['Team Lead', [403, 200]],
  ['Project Manager', [403, 403]],
] as const)('%s takes bids out of use: of my team, mine', async (role, wanted) => {
  const who = person(role, { teams: [health.id] });
  const bids = [await made({ teamsInvolved: [health] }), await made({ rfpManager: refer(who) })];
  const answers: number[] = [];
  for (const id of bids) answers.push((await call('update', { col, id, status: 'Inactive' }, who)).status);
  expect(answers).toEqual(wanted);
});

test('status and owner are called what the lists call them, whatever is sent with their ids', async () => {
  const review = { id: 'status-review', name: 'Review' };
  const desk = { id: 'owner-1', name: 'Bids desk' };
  await known('opportunityStatus', { ...review, category: 'Open' });
  await known('opportunityOwner', { ...desk, user: null });
  const manager = person('Project Manager');
  const forged = { opportunityStatus: { ...review, name: 'Won' }, opportunityOwner: { ...desk, name: 'The board' } };
  const right = { opportunityStatus: review, opportunityOwner: desk };
  expect(await read(await made(forged, manager))).toMatchObject(right);

  const unknown = { id: 'status-x', name: 'In talks' };
  const id = await made({ opportunityStatus: unknown }, manager);
  await call('update', { col, id, opportunityStatus: { ...unknown, name: 'Won' } }, manager);
  expect(await read(id)).toMatchObject({ opportunityStatus: unknown, version: 1 });
  await call('update', { col, id, ...forged }, manager);
  expect(await read(id)).toMatchObject({ ...right, version: 2 });
  await call('update', { col, id, ...forged }, manager);
  expect(await read(id)).toMatchObject({ ...right, version: 2 });
});
