import { opportunityStatus } from '@bidwright/contract-admin';
import type { RecordEvent } from '@bidwright/contract-kit';
import { type ReuseAnswer, rfpContent, sampleContent } from '@bidwright/contract-rfp-library';
import { insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { event } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { library } from '../search/testing.ts';

const { running, admin, write, search } = library();
const { call, post, deliver } = running;

const statuses = { open: 'Writing', sent: 'Submitted', won: 'Won', lost: 'Lost' } as const;
type Outcome = keyof typeof statuses;

const tellStatus = (id: string, category: string, version = 1) => {
  const record = { ...opportunityStatus.input.getDefault(), id, name: category, category };
  return deliver(event({ service: 'admin', col: 'opportunityStatus', version, record }));
};

const tellStatuses = async () => {
  for (const [id, category] of Object.entries(statuses)) await tellStatus(id, id === 'open' ? 'Open' : category);
};

const tellBid = (id: string, outcome: Outcome, version = 1) => {
  const record = { id, solicitationName: `Bid ${id}`, opportunityStatus: { id: outcome, name: statuses[outcome] } };
  return deliver(event({ service: 'opportunities', col: 'opportunities', version, record }));
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

/** Nothing that there is was written just now. */
const longAgo = async () => {
  for (const table of ['rfpContent', 'liveOpportunities'])
    await sql`update ${sql.table(table)} set dateUpdated = 1`.execute(running.db);
};

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

test('of more than a thousand matches those that come first in an order are listed, however old they are', async () => {
  const opportunity = { id: 'of-many', name: 'Many' };
  const records = Array.from({ length: 1203 }, (_, n) => ({
    ...newRecord({ ...sampleContent(), opportunity, proposalYear: 2030, rfpContent: `An otter ${n}` }, admin),
    dateCreated: 1_700_000_000 + n,
  }));
  await insertRecords(running.db, tableOf(rfpContent), records);
  const [oldest = '', second = '', third = ''] = records.map(({ id }) => id);
  const newest = records.at(-1)?.id;
  const first = async (sort: string, more: object = {}) => {
    const { body } = await search({ opportunity, sort, limit: 3, ...more });
    expect([body.data.order, body.data.numberOfResults]).toEqual([sort, 1203]);
    return body.data.response.map(({ id }) => id);
  };
  expect((await first('used'))[0]).toBe(newest);
  for (const bid of ['m1', 'm2']) {
    await tellBid(bid, bid === 'm1' ? 'won' : 'open');
    await use([oldest, second], bid);
  }
  await tellBid('m3', 'won');
  await use([oldest], 'm3');
  await call('update', { col: 'rfpContent', id: third, reviewDue: '2020-01-01' }, admin);
  for (const more of [{}, { searchWords: 'otter' }]) {
    expect((await first('used', more)).slice(0, 2)).toEqual([oldest, second]);
    expect((await first('won', more)).slice(0, 2)).toEqual([oldest, second]);
    expect((await first('due', more))[0]).toBe(third);
  }
  const { body } = await search({ opportunity, sort: 'won' });
  expect(body.data.response).toHaveLength(1000);
  const { body: chosen } = await post<{ id: string }[]>(
    '/api/rfp-library/found',
    { opportunity, sort: 'used' },
    running.as(admin),
  );
  expect(chosen.data.map(({ id }) => id).slice(0, 2)).toEqual([oldest, second]);
  expect(chosen.data).toHaveLength(1203);
});

test('the order follows what came of bids, uses that are taken back and what a status means, at the very next search', async () => {
  const opportunity = { id: 'of-change', name: 'Change' };
  const [one, other] = [
    await write({ opportunity, proposalYear: 2020 }),
    await write({ opportunity, proposalYear: 2021 }),
  ];
  const order = async (sort: string) => (await search({ opportunity, sort })).body.data.response.map(({ id }) => id);
  await tellBid('n1', 'open');
  expect(await order('used')).toEqual([other, one]);
  await longAgo();
  const { body: noted } = await use([one], 'n1');
  expect(await order('used')).toEqual([one, other]);
  expect(await order('won')).toEqual([other, one]);
  await tellBid('n1', 'won', 2);
  expect(await order('won')).toEqual([one, other]);
  await longAgo();
  await tellStatus('won', 'Lost', 2);
  expect(await order('won')).toEqual([other, one]);
  expect(await order('used')).toEqual([one, other]);
  await longAgo();
  const [recordId] = noted.data as string[];
  const { status } = await call('deleteSubcollection', { col: 'rfpContent', id: one, sub: 'uses', recordId }, admin);
  expect([status, await order('used')]).toEqual([200, [other, one]]);
});

test('texts used in two bids that became one were used once', async () => {
  const opportunity = { id: 'of-merge', name: 'Merge' };
  const [twice, once] = [
    await write({ opportunity, proposalYear: 2020 }),
    await write({ opportunity, proposalYear: 2021 }),
  ];
  for (const bid of ['o1', 'o2']) {
    await tellBid(bid, 'open');
    await use([twice], bid);
  }
  await use([once], 'o1');
  const order = async () => (await search({ opportunity, sort: 'used' })).body.data.response.map(({ id }) => id);
  expect(await order()).toEqual([twice, once]);
  await longAgo();
  const into = { id: 'o1', solicitationName: 'Bid o1', opportunityStatus: { id: 'open', name: 'Writing' } };
  await deliver(
    event({
      service: 'opportunities',
      col: 'opportunities',
      kind: 'merged',
      title: 'solicitationName',
      version: 2,
      record: { ...into, id: 'o2' },
      into,
    }),
  );
  expect(await order()).toEqual([once, twice]);
});

test('a bid that has a new status is found by it, without its copy in the text', async () => {
  const id = await write({ opportunity: { id: 'live', name: 'Live' }, oppStatus: { id: 'open', name: 'Writing' } });
  await tellBid('live', 'won');
  const { body } = await search({ oppStatus: 'won', opportunity: 'live' });
  expect(body.data.response.map((entry) => entry.id)).toEqual([id]);
});

const known = async () => {
  const { rows } = await sql`select version, dateUpdated, cast(dueDate as char) as due, teams, statusId
    from liveOpportunities where id = 'told'`.execute(running.db);
  return rows[0];
};

const tellDays = (version: number, dueDate: string, team: string, outcome: Outcome = 'open') => {
  const opportunityStatus = { id: outcome, name: statuses[outcome] };
  const record = {
    id: 'told',
    solicitationName: 'Bid told',
    opportunityStatus,
    dueDate,
    teamsInvolved: [{ id: team }],
  };
  return deliver(event({ service: 'opportunities', col: 'opportunities', version, record }));
};

test('what only reports ask of a bid is kept, and its texts need no new look', async () => {
  await tellBid('told', 'open', 3);
  await longAgo();
  const before = { version: 3, dateUpdated: 1, statusId: 'open' };
  await tellDays(3, '2026-01-31', 'x');
  expect(await known()).toEqual({ ...before, due: '2026-01-31', teams: 'x' });
  await tellDays(5, '2026-05-31', 'y');
  expect(await known()).toEqual({ ...before, due: '2026-05-31', teams: 'y' });
  await tellDays(4, '2026-04-30', 'z', 'won');
  expect(await known()).toEqual({ ...before, due: '2026-05-31', teams: 'y' });
  await tellDays(6, '2026-05-31', 'y', 'won');
  expect(await known()).toMatchObject({ version: 6, statusId: 'won', dateUpdated: expect.any(Number) });
});

test('an answer that went out is a use of each of its texts in the bid, noted once', async () => {
  await tellBid('bid-asked', 'open');
  const [one, other] = [await write(), await write()];
  const sources = [one, one, other, 'gone'].map((entry) => ({ entry, title: 'Staff', sentence: 'We do.' }));
  const record = { id: 'question-1', opportunityId: 'bid-asked', state: 'Accepted', sources };
  const tell = (version: number, changes: RecordEvent['changes']) =>
    deliver(event({ service: 'opportunities', col: 'questions', version, changes, record }));
  const exported = { exportedAt: { from: null, to: 1 } };
  await tell(2, { state: { from: 'Open', to: 'Accepted' } });
  expect(await usesOf(one)).toEqual([]);
  await tell(3, exported);
  await tell(4, exported);
  for (const id of [one, other])
    expect(await usesOf(id)).toMatchObject([{ opportunity: { id: 'bid-asked', name: 'Bid bid-asked' } }]);
  expect((await reuse([one])).entries[0]).toMatchObject({ used: 1 });
});
