import { listener, receivedVersions } from '@bidwright/service-testing/fixture/listener';
import { admin } from '@bidwright/service-testing/fixture/running';
import { testService } from '@bidwright/service-testing/testService';

const service = testService(listener);
const { as, post, deliver } = service;
const path = '/internal/events';

const event = {
  id: '01900000-0000-7000-8000-0000000000e1',
  service: 'fixture',
  col: 'bids',
  kind: 'created' as const,
  recordId: '01900000-0000-7000-8000-0000000000b1',
  version: 1,
  at: 1,
  by: { id: admin.id, name: admin.name },
  changes: {},
  title: 'name',
  record: {},
};

test('only services may tell, and only of their own records', async () => {
  expect((await post(path, { events: [event] })).status).toBe(401);
  expect((await post(path, { events: [event] }, as(admin))).status).toBe(403);
  const foreign = await post(path, { events: [event] }, as({ service: 'other' }));
  expect([foreign.status, foreign.body.errorInfo.message]).toEqual([403, 'other cannot tell of records of fixture']);
});

test.each([[{}], [{ events: {} }], [{ events: [null] }], [{ events: [{ ...event, id: 7 }] }]])(
  '%j is refused',
  async (body) => {
    expect((await post(path, body, as({ service: 'fixture' }))).status).toBe(400);
  },
);

test('an event that comes again takes effect once', async () => {
  const twice = await Promise.all([deliver(event), deliver(event), deliver(event)]);
  expect(twice).toEqual(twice.map(() => ({ done: [event.id], failed: [] })));
  expect(await receivedVersions(service.db)).toEqual(new Map([[event.recordId, [1]]]));
});
