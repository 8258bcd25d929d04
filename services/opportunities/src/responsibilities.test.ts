import type { AnswerOf, responsibilitiesIn } from '@bidwright/contract-kit';
import { type Opportunity, sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const { call, deliver } = running;
const admin = person('Admin');
const col = 'opportunities';
const [ann, ben, cy] = ['ann', 'ben', 'cy'].map((id) => ({ id, name: `Called ${id}` }));
const owner = { id: 'owner-ann', name: 'Ann' };
const [writing, sent, lost] = ['Open', 'Submitted', 'Lost'].map((category) => ({ id: category, name: category }));

type Found = AnswerOf<ReturnType<typeof responsibilitiesIn>>;
const ask = (to?: object, who = admin) =>
  running.post<Found>('/api/opportunities/findResponsibilities', { person: ann?.id, to }, running.as(who));
const made = async (change: object) => {
  const input = { solicitationNumber: null, ...change };
  return (await call<string>('create', { col, ...sampleOpportunity(input as object) }, admin)).body.data;
};

const named = (id: string) => ({ id, name: sampleOpportunity().solicitationName });

beforeEach(async () => {
  for (const status of [writing, sent, lost])
    await deliver(
      event({
        service: 'admin',
        col: 'opportunityStatus',
        record: { ...status, category: status?.name } as { id: string },
      }),
    );
  for (const [id, user] of [
    [owner.id, ann],
    ['owner-ben', ben],
  ] as const)
    await deliver(
      event({
        service: 'admin',
        col: 'opportunityOwner',
        record: { id, name: id, user, status: 'Active' } as { id: string },
      }),
    );
});

test('somebody answers for the open bids as proposal manager and as their owner; what is over stays history', async () => {
  const managed = [
    await made({ opportunityStatus: writing, rfpManager: ann }),
    await made({ opportunityStatus: sent, rfpManager: ann }),
  ];
  await made({ opportunityStatus: lost, rfpManager: ann });
  await made({ opportunityStatus: writing, rfpManager: ben });
  const archived = await made({ opportunityStatus: writing, rfpManager: ann });
  await call('update', { col, id: archived, status: 'Inactive' }, admin);
  const owned = await made({ opportunityStatus: writing, opportunityOwner: owner });

  expect((await ask()).body.data).toEqual([
    { col, field: 'rfpManager', records: managed.map(named), set: {} },
    { col, field: 'ownerUser', records: [named(owned)], set: {} },
  ]);
  const found = (await ask(ben)).body.data;
  expect(found.map(({ set }) => set)).toEqual([
    { rfpManager: ben },
    { opportunityOwner: { id: 'owner-ben', name: 'owner-ben' } },
  ]);

  // What it says is what a bulk update takes; afterwards nothing is left.
  for (const { records, set } of found) {
    const ids = records.map(({ id }) => id);
    const { body } = await call<{ counts: object }>('bulkUpdate', { col, ids, set }, admin);
    expect(body.data.counts).toEqual({ changed: ids.length });
  }
  expect((await ask(ben)).body.data).toEqual([]);
  const bid = (await call<Opportunity>('getRecordById', { col, id: owned }, admin)).body.data;
  expect(bid.ownerUser).toMatchObject({ id: ben?.id });
});

test('bids cannot go to a colleague behind whom no owner stands', async () => {
  await made({ opportunityStatus: writing, opportunityOwner: owner });
  expect((await ask(cy)).body.data).toMatchObject([{ field: 'ownerUser', set: {} }]);
});

test('only Admins may ask, and a person must be said', async () => {
  expect((await ask(ben, person('Team Lead'))).status).toBe(403);
  const { status, body } = await running.post('/api/opportunities/findResponsibilities', {}, running.as(admin));
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['person']]);
});
