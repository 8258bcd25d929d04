import type { Counts, Job, RecordResult } from '@bidwright/contract-kit';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { jobsOf } from '@bidwright/service-testing/jobs';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { insertRecords } from '../../table/insert.ts';
import { tableOf } from '../../table/table.ts';
import { newRecord } from '../../writes/newRecord.ts';

const running = runningBids();
const { keep, ask: askBids } = running;
const { ask, ending } = jobsOf(running, admin);

beforeAll(() => running.jobs.begin());

interface Direct {
  results: RecordResult[];
  counts: Counts;
}

const bulk = (body: object, who = admin) => ask<Direct>('bulkUpdate', { col: 'bids', ...body }, who);

interface Bid {
  id: string;
  pages: number | null;
  stage: string;
  note: string | null;
  version: number;
}

const bid = async (id: string) => (await askBids<Bid>('getRecordById', { id })).body.data;

const water = refer('Water', 'team-water');
const lead = person('Team Lead', { teams: [water.id] });

/** Puts many bids into the database at once. */
const keepMany = async (count: number, name = 'One of many') => {
  const records = Array.from({ length: count }, () => newRecord(sampleBid({ name }), admin));
  await insertRecords(running.db, tableOf(bids), records);
  return records.map(({ id }) => id);
};

test('each record answers for itself: changed, unchanged, refused, in conflict or missing', async () => {
  const [changed, same, foreign, clash, gone] = [
    await keep({ teams: [water] }),
    await keep({ teams: [water], pages: 7 }),
    await keep(),
    await keep({ teams: [water] }),
    newId(),
  ];
  await askBids('update', { id: clash.id, pages: 99 });
  const ids = [changed.id, same.id, foreign.id, { id: clash.id, version: 1 }, gone];
  const { status, data } = await bulk({ ids, set: { pages: 7 } }, lead);
  expect(status).toBe(200);
  expect(data.results).toEqual([
    { id: changed.id, outcome: 'changed', version: 2 },
    { id: same.id, outcome: 'unchanged', version: 1 },
    { id: foreign.id, outcome: 'refused', reason: expect.stringContaining('no right') },
    { id: clash.id, outcome: 'conflict', reason: expect.stringContaining('pages'), fields: expect.any(Object) },
    { id: gone, outcome: 'missing', reason: 'bids has no record with this id' },
  ]);
  expect(data.counts).toEqual({ changed: 1, unchanged: 1, refused: 1, conflict: 1, missing: 1 });
  expect([(await bid(changed.id)).pages, (await bid(clash.id)).pages]).toEqual([7, 99]);
});

test('fields are set and cleared, with change log, audit and events as by a call', async () => {
  const { id } = await keep({ note: 'Old', stage: 'Won' });
  const { data } = await bulk({ ids: [id], set: { pages: 1 }, clear: ['note', 'stage', 'tags'] });
  expect(data.counts).toEqual({ changed: 1 });
  const { body } = await askBids<Bid & { tags: string[]; changeLog: { field: string }[] }>('getRecordById', { id });
  expect(body.data).toMatchObject({ pages: 1, note: null, stage: 'Draft', tags: [], version: 2 });
  expect(body.data.changeLog.map(({ field }) => field).sort()).toEqual(['note', 'pages', 'stage', 'tags']);
  expect(await running.published()).toMatchObject([{ kind: 'changed', recordId: id, by: { name: 'Ada' } }]);
  const { rows } = await sql`select action, byName from audit where recordId = ${id}`.execute(running.db);
  expect(rows).toEqual([{ action: 'changed', byName: 'Ada' }]);
});

test('changes of one update are told as of one job; a single change is told as by a call', async () => {
  const ids = [(await keep()).id, (await keep()).id];
  await bulk({ ids, set: { pages: 1 } });
  await bulk({ ids: ids.slice(1), set: { pages: 2 } });
  const jobs = (await running.published()).filter(({ kind }) => kind === 'changed').map(({ job }) => job);
  expect(jobs).toEqual([expect.any(String), jobs[0], undefined]);
});

test('what no record can take is refused for each, and changes none', async () => {
  const { id } = await keep();
  const { data } = await bulk({ ids: [id], set: { pages: -1, note: 'new' }, clear: ['name'] });
  expect(data.results).toMatchObject([
    { outcome: 'refused', fields: { pages: { key: 'validation.min' }, name: { key: 'validation.required' } } },
  ]);
  expect(await bid(id)).toMatchObject({ version: 1, note: 'Two\nlines' });
});

test('a filter chooses the records, and a preview only counts them', async () => {
  await keep({ stage: 'Sent', teams: [water] });
  await keep({ stage: 'Sent' });
  await keep({ stage: 'Draft' });
  const where = [{ field: 'stage', is: 'eq', value: 'Sent' }];
  const preview = await bulk({ where, set: { pages: 5 }, clear: ['note'], preview: true });
  expect(preview.data).toEqual({ records: 2, permitted: 2, fields: 2 });
  const operations = person(['Operations', 'Team Lead'], { teams: [water.id] });
  expect((await bulk({ where, set: { pages: 5 }, preview: true }, operations)).data).toMatchObject({
    records: 2,
    permitted: 1,
  });
  expect((await bulk({ where, set: { pages: 5 } })).data.counts).toEqual({ changed: 2 });
  expect((await bulk({ where, set: { pages: 5 } })).data.counts).toEqual({ unchanged: 2 });
});

test('more than 200 records become a job that can be followed, with a result for each', async () => {
  await keepMany(230);
  const refused = await keep({ name: 'Bad', due: null });
  // The database is stricter with this one than the contract.
  await sql`create trigger oneRefused before update on bids for each row if new.id = ${sql.lit(refused.id)} then
    signal sqlstate '22003' set mysql_errno = 1264, message_text = 'Out of range value for column ''pages'' at row 1';
    end if`.execute(running.db);
  const where = [{ field: 'stage', is: 'eq', value: 'Draft' }];
  const { data } = await ask<{ job: Job }>('bulkUpdate', { col: 'bids', where, set: { pages: 3, stage: 'Sent' } });
  expect(data.job).toMatchObject({ kind: 'bulkUpdate', total: 231, owner: { name: 'Ada' } });
  const job = await ending(data.job.id);
  expect(job).toMatchObject({ state: 'done', done: 231, counts: { changed: 230, refused: 1 }, problem: null });
  const seen: RecordResult[] = [];
  let after: string | null = null;
  do {
    const asked = { id: job.id, limit: 100, after };
    const page: { data: RecordResult[]; next: string | null } = await ask<RecordResult[]>('getJobResults', asked);
    seen.push(...page.data);
    after = page.next;
  } while (after !== null);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(231);
  const only = await ask<RecordResult[]>('getJobResults', { id: job.id, outcomes: ['refused'] });
  expect(only.data).toMatchObject([{ id: refused.id, outcome: 'refused', fields: { pages: {} } }]);
  await sql`drop trigger oneRefused`.execute(running.db);
  const { rows } = await sql<{ n: number }>`select count(*) as n from bids where pages = 3 and version = 2`.execute(
    running.db,
  );
  expect(rows[0]?.n).toBe(230);
});

test('ids above 200 become a job as well', async () => {
  const ids = await keepMany(201);
  const { data } = await ask<{ job: Job }>('bulkUpdate', { col: 'bids', ids: [...ids, newId()], set: { pages: 3 } });
  expect(await ending(data.job.id)).toMatchObject({ total: 202, counts: { changed: 201, missing: 1 } });
});

test.each([
  [{ ids: [], set: { pages: 1 } }, 'ids must be a list of 1 to 10000 ids'],
  [{ ids: ['é'], set: { pages: 1 } }, 'ids must be a list of ids, or of {id, version}'],
  [{ ids: 'all', set: { pages: 1 } }, 'ids must be a list of 1 to 10000 ids'],
  [{ set: { pages: 1 } }, 'ids, where or search must say which records'],
  [{ ids: ['a'], where: [], set: { pages: 1 } }, 'Name records by ids or by a filter, not by both'],
  [{ ids: ['a'] }, 'set or clear must name a field'],
  [{ ids: ['a'], set: { wrong: 1 } }, 'bids has no field wrong'],
  [{ ids: ['a'], clear: ['id'] }, 'id of bids is written by the service alone'],
  [{ ids: ['a'], set: [] }, 'set must be an object of fields'],
  [{ where: [{ field: 'wrong', is: 'eq', value: 1 }], set: { pages: 1 } }, 'bids cannot be filtered by wrong'],
  [{ where: 'x', set: { pages: 1 } }, 'where must be a list of at most 30 filters'],
])('%j is refused with a reason', async (body, reason) => {
  const { status, errorInfo } = await bulk(body);
  expect([status, errorInfo.message]).toEqual([400, reason]);
});

test('nobody without the right gets as far as the records', async () => {
  const body = { ids: [newId()], set: { pages: 1 } };
  expect((await bulk(body, person('User'))).status).toBe(403);
  expect((await bulk(body, person('Operations'))).status).toBe(403);
  expect((await ask('bulkUpdate', { ...body, col: 'colors' }, lead)).status).toBe(403);
});
