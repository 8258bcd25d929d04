import { listener, receivedVersions, refusals } from '@bidwright/service-testing/fixture/listener';
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

let time = 0;
/** What each look at the clock finds to have passed, in milliseconds. */
let stepMs = 0;

beforeEach(() => {
  stepMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += stepMs));
});

afterEach(() => jest.restoreAllMocks());

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

/** The nth of a record's versions. */
const version = (n: number, of = event.recordId) => ({
  ...event,
  id: `${event.id.slice(0, -3)}${n}${of.at(-1)}`,
  version: n,
  recordId: of,
});

/** How often it was noted that events are handled. */
const notes = () => service.asked.filter((statement) => statement.includes('into inbox')).length;

test('events of one message are noted together, those of forty in two parts', async () => {
  const versions = Array.from({ length: 40 }, (_, n) => n + 10);
  const [first, ...others] = versions.map((n) => version(n));
  const receipt = await deliver(first ?? event, ...others);
  expect(receipt).toEqual({ done: [first, ...others].map((one) => one?.id), failed: [] });
  expect(await receivedVersions(service.db)).toEqual(new Map([[event.recordId, versions]]));
  expect(notes()).toBe(2);
});

test('events that take long do not share a transaction: who waits for what they write waits for one', async () => {
  stepMs = 60;
  const some = [version(10), version(11), version(12)] as const;
  expect((await deliver(...some)).done).toHaveLength(3);
  expect(notes()).toBe(3);
});

test('where one of a message is refused each stands alone: the rest is kept, and later ones of its record wait', async () => {
  const other = `${event.recordId.slice(0, -1)}2`;
  refusals.set(other, 2);
  const [good, bad, after, later] = [version(10), version(10, other), version(11), version(11, other)];
  expect(await deliver(good, bad, after, later)).toEqual({
    done: [good.id, after.id],
    failed: [{ id: bad.id, reason: 'not now' }],
  });
  expect(await receivedVersions(service.db)).toEqual(new Map([[event.recordId, [10, 11]]]));
  // What was kept comes again with what was not: it takes effect once.
  expect(await deliver(good, bad, later)).toEqual({ done: [good.id, bad.id, later.id], failed: [] });
  expect(await receivedVersions(service.db)).toEqual(
    new Map([
      [event.recordId, [10, 11]],
      [other, [10, 11]],
    ]),
  );
});
