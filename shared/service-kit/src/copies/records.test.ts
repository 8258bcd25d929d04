import { bids } from '@bidwright/service-testing/fixture/bids';
import { runningBids } from '@bidwright/service-testing/fixture/running';
import { service } from '@bidwright/service-testing/fixture/service';
import { testService } from '@bidwright/service-testing/testService';
import type { RecordsPage } from './records.ts';

const { post, as, keep } = runningBids();
const path = '/internal/records';
const ask = (body: object, by = 'elsewhere') =>
  post<RecordsPage>(path, { fields: ['name'], ...body }, as({ service: by }));

test('a listener is answered in the order of ids, with what it asked for and no more', async () => {
  const made = [await keep(), await keep()].map(({ id }) => id).toSorted();
  const { status, body } = await ask({ col: 'bids', fields: ['name', 'addedBy'] });
  expect(status).toBe(200);
  expect(body.data.next).toBeNull();
  expect(body.data.records.map(({ recordId }) => recordId)).toEqual(made);
  for (const { record } of body.data.records) expect(Object.keys(record)).toEqual(['name', 'addedBy']);
  const rest = await ask({ col: 'bids', after: made[0] });
  expect(rest.body.data.records.map(({ recordId }) => recordId)).toEqual([made[1]]);
});

test('who is not told of writes is refused, and so are people and nobody', async () => {
  expect(await ask({ col: 'bids' }, 'stranger')).toMatchObject({
    status: 409,
    body: { errorInfo: { code: 'no-peer' } },
  });
  expect((await post(path, { col: 'bids', fields: [] })).status).toBe(401);
});

test.each([
  [400, { col: 'nothing' }],
  [400, { col: 'bids/nothing' }],
  [400, { col: 7 }],
  [400, { col: 'bids', fields: 'name' }],
  [400, { col: 'bids', fields: [7] }],
  [422, { col: 'bids', fields: ['name', 'nothing'] }],
])('%i answers %j', async (status, body) => {
  expect((await ask(body)).status).toBe(status);
});

const readByNobody = { ...bids, fields: { price: { read: () => 'none' as const } } };
const veiled = testService({ ...service, collections: [readByNobody] });
const secret = testService({ ...service, name: 'secret', collections: [{ ...bids, secret: true }] });

test('what events do not tell is not told here: neither a field that few may read, nor a secret collection', async () => {
  const asking = { col: 'bids', fields: ['name', 'price'] };
  const refused = await veiled.post(path, asking, veiled.as({ service: 'elsewhere' }));
  expect([refused.status, refused.body.errorInfo.message]).toEqual([422, 'bids tells nobody of price']);
  const closed = await secret.post(path, { ...asking, fields: ['name'] }, secret.as({ service: 'elsewhere' }));
  expect(closed.status).toBe(403);
});
