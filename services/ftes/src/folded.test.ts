import type { Projection } from '@bidwright/contract-ftes';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call, deliver } = testService(service);
const col = 'projections';
const admin = person('Admin');
const [ann, twin] = [
  { id: 'ann', name: 'Ann' },
  { id: 'twin', name: 'Ann B.' },
];
const [river, other] = [
  { id: 'bid-1', name: 'River' },
  { id: 'bid-2', name: 'River again' },
];
const writing = { id: 'status-1', name: 'Writing' };

const month = (month: number, percentAllocated: number) => ({ year: 2026, month, percentAllocated });
const plan = async (fte: object, opportunity: object, ...entries: object[]) =>
  (await call<string>('create', { col, fte, opportunity, entries }, admin)).body.data;
const read = async (id: string) => (await call<Projection>('getRecordById', { col, id }, admin)).body.data;
const percents = async (id: string) =>
  (await read(id)).entries.map((entry) => [entry.month, entry.percentAllocated] as const);

test('people who become one have one plan for a bid: the months add up, the other plan goes out of use', async () => {
  const [kept, left] = [await plan(ann, river, month(3, 0.5)), await plan(twin, river, month(2, 0.25), month(3, 0.5))];
  const alone = await plan(twin, other, month(4, 1));
  const receipt = await deliver(
    event({
      service: 'admin',
      col: 'users',
      kind: 'merged',
      record: twin,
      into: { ...ann, teams: [{ id: 't', name: 'T' }] },
    }),
  );
  expect(receipt.failed).toEqual([]);
  expect(await percents(kept)).toEqual([
    [2, 0.25],
    [3, 1],
  ]);
  expect(await read(left)).toMatchObject({ fte: twin, status: 'Inactive' });
  expect(await read(alone)).toMatchObject({ fte: ann, status: 'Active', fteTeams: [{ id: 't', name: 'T' }] });
});

test('bids that become one: plans go with the one that stays, with its teams, people and status', async () => {
  const [kept, left] = [await plan(ann, river, month(3, 1.5)), await plan(ann, other, month(3, 1.5))];
  const alone = await plan(twin, other, month(4, 1));
  const into = {
    ...river,
    teamsInvolved: [{ id: 't', name: 'T' }],
    rfpManager: ann,
    ownerUser: null,
    opportunityStatus: writing,
  };
  const receipt = await deliver(
    event({ service: 'opportunities', col: 'opportunities', kind: 'merged', record: other, title: 'name', into }),
  );
  expect(receipt.failed).toEqual([]);
  expect(await percents(kept)).toEqual([[3, 2]]);
  expect((await read(left)).status).toBe('Inactive');
  expect(await read(alone)).toMatchObject({
    opportunity: river,
    oppStatus: writing,
    oppTeams: [{ id: 't', name: 'T' }],
    oppManager: ann,
  });
});
