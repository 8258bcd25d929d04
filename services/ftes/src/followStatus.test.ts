import type { RecordEvent } from '@bidwright/contract-kit';
import { person, testService } from '@bidwright/service-kit/testing';
import { service } from './service.ts';

const { call, tell } = testService(service);
const admin = person('Admin');
const bid = { id: 'bid-1', name: 'Waterway permits' };
const [writing, won] = [
  { id: 'status-1', name: 'Writing' },
  { id: 'status-2', name: 'Won' },
];

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
  record: { solicitationName: bid.name },
});

const project = async (opportunity: object) =>
  (
    await call<string>(
      'create',
      { col: 'projections', fte: { id: 'ann', name: 'Ann' }, opportunity, oppStatus: writing, entries: [] },
      admin,
    )
  ).body.data;

const read = async (id: string) => (await call('getRecordById', { col: 'projections', id }, admin)).body.data;

test('a bid’s new status reaches its projections, whatever becomes of the library', async () => {
  const [own, other] = [await project(bid), await project({ id: 'bid-2', name: 'Harbor' })];
  await tell(changed({ opportunityStatus: { from: writing, to: won } }, { updateRFP: false }));
  expect(await read(own)).toMatchObject({ oppStatus: won, version: 1 });
  expect(await read(other)).toMatchObject({ oppStatus: writing });
});

test('a bid’s new name reaches them too', async () => {
  const own = await project(bid);
  await tell(changed({ solicitationName: { from: bid.name, to: 'Waterway permits II' } }));
  expect(await read(own)).toMatchObject({
    opportunity: { id: bid.id, name: 'Waterway permits II' },
    oppStatus: writing,
  });
});
