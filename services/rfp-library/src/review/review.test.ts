import { type RfpContent, reviewStates } from '@bidwright/contract-rfp-library';
import { person } from '@bidwright/service-testing';
import { library } from '../search/testing.ts';

const { running, admin, write, search, found } = library();

const today = '2026-11-22';
const owner = { id: 'u-owner', name: 'Olga Owner' };

const review = (entries: string[], act: string, more: object = {}, who = admin) =>
  running.post<string[]>('/api/rfp-library/review', { entries, act, today, ...more }, running.as(who));

const read = async (id: string) =>
  (await running.call<RfpContent>('getRecordById', { col: 'rfpContent', id }, admin)).body.data;

const reviewsOf = async (id: string) =>
  (await running.call<object[]>('getSubCollection', { col: 'rfpContent', id, sub: 'reviews' }, admin)).body.data;

test('a review is taken up, left, and done: the next one is due after the cycle', async () => {
  const id = await write({ owner, reviewEveryMonths: 6, reviewDue: '2026-11-01' });
  await review([id], 'start');
  expect(await read(id)).toMatchObject({ inReview: { by: { id: admin.id } }, reviewDue: '2026-11-01' });
  await review([id], 'stop');
  expect(await read(id)).toMatchObject({ inReview: null, lastReviewed: null });
  await review([id], 'start');
  expect((await review([id], 'done', { result: 'edited', note: 'New figures' })).status).toBe(200);
  expect(await read(id)).toMatchObject({
    inReview: null,
    lastReviewed: { by: { id: admin.id }, result: 'edited' },
    reviewDue: '2027-05-22',
    freshness: 100,
  });
  expect(await reviewsOf(id)).toMatchObject([{ result: 'edited', note: 'New figures', addedBy: { id: admin.id } }]);
});

test('several entries are reviewed at once: all of them, or none', async () => {
  const ids = [await write({ reviewEveryMonths: 3 }), await write({ reviewEveryMonths: null, reviewDue: today })];
  const gone = '00000000-0000-7000-8000-000000000000';
  expect((await review([...ids, gone], 'done', { result: 'unchanged' })).status).toBe(404);
  expect(await read(ids[0] ?? '')).toMatchObject({ lastReviewed: null });
  expect(await reviewsOf(ids[0] ?? '')).toEqual([]);
  const { body } = await review(ids, 'done', { result: 'unchanged' });
  expect(body.data).toEqual(ids);
  const due = await Promise.all(ids.map(async (id) => (await read(id)).reviewDue));
  expect(due).toEqual(['2027-02-22', null]);
});

const use = (entries: string[]) =>
  running.post<string[]>(
    '/api/rfp-library/use',
    { entries, opportunity: { id: 'bid', name: 'Bid' } },
    running.as(admin),
  );

test('who reviews and uses the same entries at once, in whatever order, is never sent away', async () => {
  const ids = [await write(), await write(), await write(), await write()];
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all([
      review(ids, round % 2 ? 'start' : 'stop'),
      review(ids.toReversed(), 'done', { result: 'unchanged' }),
      use(ids),
      use(ids.toReversed()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});

test('once the library is opened a Team Lead reviews the texts that are in their care, and no others', async () => {
  const lead = person('Team Lead', { opened: ['rfp-library'] });
  const [own, other] = [await write({ owner: { id: lead.id, name: lead.name } }), await write({ owner })];
  expect((await review([own], 'done', { result: 'unchanged' }, lead)).status).toBe(200);
  expect(await read(own)).toMatchObject({ lastReviewed: { by: { id: lead.id } } });
  const { status, body } = await review([other], 'start', {}, lead);
  expect([status, body.errorInfo.code]).toEqual([403, 'forbidden']);
  expect(await read(other)).toMatchObject({ inReview: null });
});

test('done without a result, and an unknown act, are refused by their fields', async () => {
  const id = await write();
  const refused = [await review([id], 'done'), await review([id], 'burn'), await review([], 'start')];
  expect(refused.map(({ status, body }) => [status, Object.keys(body.errorInfo.fields ?? {})])).toEqual([
    [422, ['result']],
    [422, ['act']],
    [422, ['entries']],
  ]);
});

test('who is at a review, and that one was done, cannot be written beside the call', async () => {
  const id = await write();
  const inReview = { by: owner, at: 1 };
  await running.call('update', { col: 'rfpContent', id, inReview, proposalYear: 2027 }, admin);
  expect(await read(id)).toMatchObject({ inReview: null, proposalYear: 2027 });
  const place = { col: 'rfpContent', ref: id, sub: 'reviews' };
  const answer = await running.call('createSubcollection', { ...place, result: 'unchanged' }, admin);
  expect(answer.status).toBe(403);
});

describe('entries are found by how their review stands', () => {
  const due = {
    fresh: ['2026-12-07', '2027-01-01', '2030-12-31', '2999-12-31'],
    dueSoon: ['2026-11-22', '2026-12-01', '2026-12-06'],
    overdue: ['2026-11-21', '2026-10-31', '2025-12-31', '1999-12-31', '1900-01-01'],
    unplanned: [null],
  };
  const opportunity = { id: 'of-review', name: 'Of review' };

  test('each state finds its own, together they find all, and a review under way is no other state', async () => {
    const ids: Record<string, string[]> = {};
    for (const [state, dates] of Object.entries(due)) {
      ids[state] = [];
      for (const reviewDue of dates) ids[state].push(await write({ opportunity, reviewDue, owner }));
    }
    const taken = await write({ opportunity, reviewDue: '2020-01-01' });
    await review([taken], 'start');
    ids.inReview = [taken];
    for (const state of reviewStates)
      expect([state, (await found({ opportunity, review: state, today })).toSorted()]).toEqual([
        state,
        ids[state]?.toSorted(),
      ]);
    const every = await found({ opportunity, review: [...reviewStates], today });
    expect(every.toSorted()).toEqual(Object.values(ids).flat().toSorted());
    expect(await found({ opportunity, review: 'overdue', today: '2026-11-21' })).toHaveLength(due.overdue.length - 1);
    const own = await found({ opportunity, owner });
    expect(own).toHaveLength(Object.values(due).flat().length);
    expect(await found({ opportunity, owner: 'u-other' })).toEqual([]);
  });

  test('what is due first comes first, and what was never planned last', async () => {
    const of = { id: 'of-order', name: 'Of order' };
    const dates = ['2027-01-01', null, '2026-01-01', '2026-12-31'];
    const ids: string[] = [];
    for (const reviewDue of dates) ids.push(await write({ opportunity: of, reviewDue }));
    const { body } = await search({ opportunity: of, sort: 'due' });
    expect(body.data.response.map(({ id }) => id)).toEqual([2, 3, 0, 1].map((at) => ids[at]));
  });

  test.each([
    [{ review: 'rotten' }, 'review'],
    [{ review: 'overdue', today: 'soon' }, 'today'],
    [{ owner: 7 }, 'owner'],
  ])('%j is refused by its field', async (filters, field) => {
    const { status, body } = await search(filters);
    expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([400, [field]]);
  });
});
