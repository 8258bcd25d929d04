import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const { call, published } = testService(service);
const admin = person('Admin');
const col = 'opportunities';
const won = { id: '00000000-0000-7000-8000-000000000033', name: 'Won' };

const updated = async (said: object) => {
  const { body } = await call<string>('create', { col, ...sampleOpportunity() }, admin);
  const answer = await call('update', { col, id: body.data, opportunityStatus: won, ...said }, admin);
  const event = (await published()).find(({ kind }) => kind === 'changed');
  return { id: body.data, answer, event };
};

test.each([
  [{}, true],
  [{ updateRFP: true }, true],
  [{ updateRFP: false }, false],
])('an update with %j says whether the library’s copies follow', async (said, updateRFP) => {
  const { id, answer, event } = await updated(said);
  expect(answer.body.data).toEqual({ id, version: 2, updateRFP });
  expect(event).toMatchObject({ also: { updateRFP }, changes: { opportunityStatus: { to: won } } });
});

test('the flag is true or false, and no field', async () => {
  const { answer } = await updated({ updateRFP: 'yes' });
  expect([answer.status, answer.body.errorInfo.message]).toEqual([400, 'updateRFP must be true or false']);
});
