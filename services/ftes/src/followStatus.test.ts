import type { RecordEvent } from '@bidwright/contract-kit';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call, deliver } = testService(service);
const admin = person('Admin');
const bid = { id: 'bid-1', name: 'Waterway permits' };
const [writing, won] = [
  { id: 'status-1', name: 'Writing' },
  { id: 'status-2', name: 'Won' },
];

const whole = { solicitationName: bid.name, teamsInvolved: [], rfpManager: null, ownerUser: null };

const changed = (changes: RecordEvent['changes'], also = { updateRFP: true }): RecordEvent => ({
  id: crypto.randomUUID(),
  service: 'opportunities',
  col: 'opportunities',
  kind: 'changed',
  recordId: bid.id,
  version: 2,
  at: 1,
  by: { id: admin.id, name: admin.name },
  changes,
  title: 'solicitationName',
  also,
  record: { ...whole, opportunityStatus: changes.opportunityStatus?.to ?? writing },
});

const project = async (opportunity: { id: string; name: string }) => {
  const record = { ...whole, ...opportunity, opportunityStatus: writing };
  await deliver(event({ service: 'opportunities', col: 'opportunities', record }));
  const plan = { col: 'projections', fte: { id: 'ann', name: 'Ann' }, opportunity, entries: [] };
  return (await call<string>('create', plan, admin)).body.data;
};

const read = async (id: string) => (await call('getRecordById', { col: 'projections', id }, admin)).body.data;

test('a bid’s new status reaches its projections, whatever becomes of the library', async () => {
  const [own, other] = [await project(bid), await project({ id: 'bid-2', name: 'Harbor' })];
  await deliver(changed({ opportunityStatus: { from: writing, to: won } }, { updateRFP: false }));
  expect(await read(own)).toMatchObject({ oppStatus: won, version: 1 });
  expect(await read(other)).toMatchObject({ oppStatus: writing });
});

test('a bid’s new name reaches them too', async () => {
  const own = await project(bid);
  await deliver(changed({ solicitationName: { from: bid.name, to: 'Waterway permits II' } }));
  expect(await read(own)).toMatchObject({
    opportunity: { id: bid.id, name: 'Waterway permits II' },
    oppStatus: writing,
  });
});

test('a bid’s new status and new teams reach them at once', async () => {
  const own = await project(bid);
  const teams = [{ id: 'team-1', name: 'Water' }];
  const changes = { opportunityStatus: { from: writing, to: won }, teamsInvolved: { from: [], to: teams } };
  const receipt = await deliver({
    ...changed(changes),
    record: { ...whole, opportunityStatus: won, teamsInvolved: teams },
  });
  expect(receipt.failed).toEqual([]);
  expect(await read(own)).toMatchObject({ oppStatus: won, oppTeams: teams });
});
