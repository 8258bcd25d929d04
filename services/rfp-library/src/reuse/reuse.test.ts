import { opportunityStatus } from '@bidwright/contract-admin';
import type { ReuseAnswer } from '@bidwright/contract-rfp-library';
import { event } from '@bidwright/service-kit/testing';
import { library } from '../search/testing.ts';

const { running, admin, write, search } = library();
const { call, post, tell } = running;

const statuses = { open: 'Writing', sent: 'Submitted', won: 'Won', lost: 'Lost' } as const;
type Outcome = keyof typeof statuses;

const tellStatuses = async () => {
  for (const [id, category] of Object.entries(statuses)) {
    const record = {
      ...opportunityStatus.input.getDefault(),
      id,
      name: category,
      category: id === 'open' ? 'Open' : category,
    };
    await tell(event({ service: 'admin', col: 'opportunityStatus', record }));
  }
};

const tellBid = (id: string, outcome: Outcome, version = 1) => {
  const record = { id, solicitationName: `Bid ${id}`, opportunityStatus: { id: outcome, name: statuses[outcome] } };
  return tell(event({ service: 'opportunities', col: 'opportunities', version, record }));
};

const use = (entries: string[], bid: string, key?: string) =>
  post(
    '/api/rfp-library/use',
    { entries, opportunity: { id: bid, name: `Bid ${bid}` } },
    { ...running.as(admin), ...(key && { 'idempotency-key': key }) },
  );

const reuse = async (entries: string[], sectionTitles: string[] = []) => {
  const { body } = await post<ReuseAnswer>('/api/rfp-library/reuse', { entries, sectionTitles }, running.as(admin));
  return body.data;
};

const usesOf = async (id: string) =>
  (
    await call<{ opportunity: { id: string }; dateCreated: number }[]>(
      'getSubCollection',
      { col: 'rfpContent', id, sub: 'uses' },
      admin,
    )
  ).body.data;

beforeEach(tellStatuses);

test('a use counts, and its outcome follows the bid', async () => {
  const id = await write();
  await tellBid('a', 'open');
  expect((await reuse([id])).entries).toMatchObject([{ used: 0, lastUsed: null }]);
  expect((await use([id], 'a')).status).toBe(200);
  const [noted] = await usesOf(id);
  expect((await reuse([id])).entries).toEqual([
    { id, used: 1, submitted: 0, won: 0, lost: 0, lastUsed: noted?.dateCreated },
  ]);
  await tellBid('a', 'sent', 2);
  expect((await reuse([id])).entries).toMatchObject([{ submitted: 1, won: 0 }]);
  await tellBid('a', 'won', 3);
  expect((await reuse([id])).entries).toMatchObject([{ used: 1, submitted: 1, won: 1, lost: 0 }]);
  await tellBid('a', 'open', 2);
  expect((await reuse([id])).entries).toMatchObject([{ won: 1 }]);
});

test('a bid counts once, however often it used a text, and once for all texts of a section', async () => {
  const sectionTitle = { id: 'section-once', name: 'Once' };
  const [one, other] = [await write({ sectionTitle }), await write({ sectionTitle })];
  await tellBid('b', 'lost');
  for (const entries of [[one], [one, other]]) await use(entries, 'b');
  const answer = await reuse([one, other], [sectionTitle.id]);
  const once = { used: 1, submitted: 1, won: 0, lost: 1 };
  expect(answer).toEqual({
    entries: [
      { id: one, ...once, lastUsed: expect.any(Number) },
      { id: other, ...once, lastUsed: expect.any(Number) },
    ],
    sectionTitles: [{ id: sectionTitle.id, ...once }],
  });
});

test('uses are noted for all entries or for none, and once for a key', async () => {
  const id = await write();
  const gone = '00000000-0000-7000-8000-000000000000';
  expect((await use([id, gone], 'c')).status).toBe(404);
  expect(await usesOf(id)).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) expect((await use([id], 'c', 'the-same')).status).toBe(200);
  expect(await usesOf(id)).toMatchObject([{ opportunity: { id: 'c', name: 'Bid c' } }]);
});

test('results say what came of them, and are ordered by it', async () => {
  const opportunity = { id: 'of-order', name: 'Order' };
  const [never, often, winner] = [
    await write({ opportunity, proposalYear: 2030 }),
    await write({ opportunity, proposalYear: 2020 }),
    await write({ opportunity, proposalYear: 2021 }),
  ];
  for (const bid of ['d1', 'd2', 'd3']) {
    await tellBid(bid, 'lost');
    await use([often], bid);
  }
  await tellBid('d4', 'won');
  await use([winner], 'd4');
  const ordered = async (sort: string) => {
    const { body } = await search({ opportunity, sort });
    return body.data.response.map(({ id, reuse: { used, won } }) => [id, used, won]);
  };
  expect(await ordered('newest')).toEqual([
    [never, 0, 0],
    [winner, 1, 1],
    [often, 3, 0],
  ]);
  expect((await ordered('used')).map(([id]) => id)).toEqual([often, winner, never]);
  expect((await ordered('won')).map(([id]) => id)).toEqual([winner, never, often]);
  expect((await search({ opportunity, sort: 'luck' })).status).toBe(400);
});

test('a bid that has a new status is found by it, without its copy in the text', async () => {
  const id = await write({ opportunity: { id: 'live', name: 'Live' }, oppStatus: { id: 'open', name: 'Writing' } });
  await tellBid('live', 'won');
  const { body } = await search({ oppStatus: 'won', opportunity: 'live' });
  expect(body.data.response.map((entry) => entry.id)).toEqual([id]);
});
