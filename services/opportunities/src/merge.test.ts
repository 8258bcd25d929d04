import { type Opportunity, sampleDocument, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call, deliverOwn, deliver } = testService(service);
const admin = person('Admin');
const col = 'opportunities';

const made = async (fields: object = {}) =>
  (await call<string>('create', { col, ...sampleOpportunity({ solicitationNumber: null }), ...fields }, admin)).body
    .data;
const read = async (id: string) => (await call<Opportunity>('getRecordById', { col, id }, admin)).body.data;

test('a bid that is merged leaves what belongs to it to the other', async () => {
  const [kept, lost] = [await made(), await made({ solicitationName: 'Twin' })];
  const follower = await made({ originalOpportunity: { id: lost, name: 'Twin' } });
  const parts = {
    comments: { text: 'Call them' },
    decisions: { kind: 'Go', decidedOn: '2026-03-02' },
    amounts: { year: 2026, month: 3, kind: 'Time & Materials', amount: 5000 },
  };
  for (const [sub, fields] of Object.entries(parts))
    await call('createSubcollection', { col, ref: lost, sub, ...fields }, admin);
  const document = await call<string>(
    'create',
    { col: 'documents', ...sampleDocument({ opportunityId: lost }) },
    admin,
  );
  expect((await call('merge', { col, id: kept, from: [lost] }, admin)).status).toBe(200);
  await deliverOwn();
  for (const sub of Object.keys(parts)) {
    const { body } = await call<object[]>('getSubCollection', { col, id: kept, sub }, admin);
    expect([sub, body.data.length]).toEqual([sub, 1]);
  }
  const { body } = await call('getRecordById', { col: 'documents', id: document.body.data }, admin);
  expect(body.data).toMatchObject({ opportunityId: kept });
  expect((await read(follower)).originalOpportunity).toMatchObject({ id: kept });
  expect(await read(lost)).toMatchObject({ status: 'Inactive', solicitationName: 'Twin' });
});

const owner = (record: { id: string }, more: object = {}) =>
  deliver(event({ service: 'admin', col: 'opportunityOwner', record, ...more }));

test('lists that admin merges are followed; the person behind a merged owner too', async () => {
  const [desk, lost] = [
    { id: 'owner-1', name: 'Bids desk' },
    { id: 'owner-2', name: 'Desk' },
  ];
  const [ann, bo] = [
    { id: 'ann', name: 'Ann' },
    { id: 'bo', name: 'Bo' },
  ];
  await owner(Object.assign({}, desk, { user: ann }));
  await owner(Object.assign({}, lost, { user: bo }));
  const id = await made({ opportunityOwner: lost });
  expect((await read(id)).ownerUser).toEqual(bo);
  const receipt = await owner(lost, { kind: 'merged', into: { ...desk, user: ann } });
  expect(receipt.failed).toEqual([]);
  expect(await read(id)).toMatchObject({ opportunityOwner: desk, ownerUser: ann });
});
