import { type OpportunityInput, sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call } = testService(service);
const admin = person('Admin');
const col = 'opportunities';

const recorded = async (fields: Partial<OpportunityInput>) =>
  (await call<string>('create', { col, ...sampleOpportunity({ solicitationNumber: null, ...fields }) }, admin)).body
    .data;

const ids = async (descending: boolean) => {
  const asked = { col, sort: { field: 'nextOptionDate', descending } };
  return (await call<{ id: string }[]>('query', asked, admin)).body.data.map(({ id }) => id);
};

test('bids are ordered by the day of their next option, and those without one stand before all', async () => {
  const later = await recorded({ nextOptionDate: '2027-09-30' });
  const none = await recorded({});
  const sooner = await recorded({ nextOptionDate: '2027-03-31' });
  expect(await ids(false)).toEqual([none, sooner, later]);
  expect(await ids(true)).toEqual([later, sooner, none]);
});

test('what the day was is in the change log', async () => {
  const id = await recorded({ nextOptionDate: '2027-03-31' });
  await call('update', { col, id, nextOptionDate: null }, admin);
  const { body } = await call<object[]>('getSubCollection', { col, id, sub: 'changeLog' }, admin);
  expect(body.data.at(-1)).toMatchObject({ field: 'nextOptionDate', oldValue: '2027-03-31', newValue: null });
});

test('a day that no calendar has is refused', async () => {
  const { status, body } = await call('create', { col, ...sampleOpportunity(), nextOptionDate: '2027-02-30' }, admin);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['nextOptionDate']]);
});
