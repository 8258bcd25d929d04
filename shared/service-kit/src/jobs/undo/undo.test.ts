import { importUndoneWithinS, type Job, type Person, type RecordResult } from '@bidwright/contract-kit';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { jobsOf } from '@bidwright/service-testing/jobs';
import { person } from '@bidwright/service-testing/person';
import { turns } from '@bidwright/tooling/deep';
import { sql } from 'kysely';
import { insertRecords } from '../../table/insert.ts';
import { tableOf } from '../../table/table.ts';
import { newRecord } from '../../writes/newRecord.ts';
import { verifyAudit } from '../../writes/verify.ts';

const running = runningBids();
const { keep, ask: askBids } = running;
const { ask, ending, upload } = jobsOf(running, admin);

/** Rows that change, and as many that make. */
const half = turns(40, 250);

/** Who people are now; whoever is not named is as in the token. */
const now = new Map<string, Person | undefined>();

beforeAll(() => {
  running.jobs.context.whoIs = async (who) => (now.has(who.id) ? now.get(who.id) : who);
  running.jobs.begin();
});
beforeEach(() => now.clear());

const brought = async (csv: string, body: object = {}, who = admin): Promise<Job> => {
  const { data: file } = await upload(csv, 'bids.csv', who);
  const trial = await ending((await ask('tryImport', { col: 'bids', file: file.id, ...body }, who)).data.id, who);
  return ending((await ask('runImport', { id: trial.id }, who)).data.id, who);
};

const undone = async ({ id }: Job, preview = false, who = admin): Promise<Job> =>
  ending((await ask('undoImport', { id, preview }, who)).data.id, who);

const resultsOf = async ({ id }: Job) => (await ask<RecordResult[]>('getJobResults', { id })).data;

const own = new Set(['version', 'dateUpdated', 'fieldVersions']);
const kept = (row: object) => Object.fromEntries(Object.entries(row).filter(([column]) => !own.has(column)));

const rowsOf = async (table: string) =>
  (await sql<object>`select * from ${sql.table(table)} order by 1, 2`.execute(running.db)).rows.map(kept);

/** All that stands in the tables of bids, but which version of it that is and when that was. */
const standing = async () => {
  return { bids: await rowsOf('bids'), notes: await rowsOf('bids_notes'), teams: await rowsOf('bids_teams') };
};

test('rows that make and change are taken back: the tables are as before, and the audit tells of both', async () => {
  const client = refer('Ministry of Ports');
  const old = Array.from({ length: half }, (_, n) => sampleBid({ name: `Old ${n}`, code: `C-${n}`, pages: n, client }));
  await insertRecords(
    running.db,
    tableOf(bids),
    old.map((bid) => newRecord(bid, admin)),
  );
  const before = await standing();
  const lines = Array.from(
    { length: 2 * half },
    (_, n) => `${n < half ? `Renamed ${n}` : `New ${n}`},C-${n},${n + 1},Ministry of Ports`,
  );
  const job = await brought(['name,code,pages,client', ...lines].join('\n'));
  expect(job.counts).toEqual({ created: half, changed: half });
  expect(job.undo).toEqual({ until: job.dateUpdated + importUndoneWithinS, job: null });
  const after = await standing();

  const trial = await undone(job, true);
  expect(trial).toMatchObject({ kind: 'tryUndo', counts: { removed: half, changed: half } });
  expect(await standing()).toEqual(after);

  const undo = await undone(job);
  expect(undo).toMatchObject({
    kind: 'undo',
    state: 'done',
    total: 2 * half,
    counts: { removed: half, changed: half },
  });
  expect(await standing()).toEqual(before);
  const { rows } = await sql<{ action: string; n: number }>`select action, count(*) as n from audit
    group by action order by action`.execute(running.db);
  expect(rows).toEqual([
    { action: 'changed', n: 2 * half },
    { action: 'created', n: half },
    { action: 'removed', n: half },
  ]);
  await verifyAudit(running.db);
  const { rows: logged } = await sql<{ n: number }>`select count(*) as n from bids_changeLog where parentId not in
    (select id from bids)`.execute(running.db);
  expect(logged).toEqual([{ n: 0 }]);
  expect((await ask('undoImport', { id: job.id })).data.id).toBe(undo.id);
  expect((await ask('getJob', { id: job.id })).data.undo).toMatchObject({ job: undo.id });
});

test('what somebody has changed, or put something to, since is left and named, and that is said before', async () => {
  const old = await keep({ name: 'Old', code: 'A-0', pages: 1 });
  const job = await brought(
    [
      'name,code,pages,client',
      ...['Old', 'Touched', 'Noted', 'Free'].map((name, n) => `${name},A-${n},2,Ministry of Ports`),
    ].join('\n'),
  );
  const [, touched, noted] = await resultsOf(job);
  const ben = person('Admin', { name: 'Ben' });
  await running.call('update', { col: 'bids', id: touched?.id, pages: 9 }, ben);
  await askBids('createSubcollection', { ref: noted?.id, sub: 'notes', text: 'Call them' });
  const left = {
    counts: { changed: 1, removed: 1, conflict: 1, refused: 1 },
    results: [
      { row: 5, outcome: 'removed' },
      { row: 4, id: noted?.id, outcome: 'refused', fields: { Noted: { key: 'undo.used' } } },
      {
        row: 3,
        id: touched?.id,
        outcome: 'conflict',
        fields: { Touched: { key: 'undo.changed', values: { by: 'Ben' } } },
      },
      { row: 2, id: old.id, outcome: 'changed' },
    ],
  };
  for (const preview of [true, false]) {
    const undo = await undone(job, preview);
    expect({ counts: undo.counts, results: await resultsOf(undo) }).toMatchObject(left);
  }
  const { body } = await askBids<{ name: string; pages: number }[]>('query', { sort: { field: 'code' } });
  expect(body.data.map(({ name, pages }) => [name, pages])).toEqual([
    ['Old', 1],
    ['Touched', 9],
    ['Noted', 2],
  ]);
});

test('rows of a subcollection are taken back too', async () => {
  const { id } = await keep({ name: 'Harbor', code: 'H-1', helper: refer('Ann') });
  await askBids('createSubcollection', { ref: id, sub: 'notes', text: 'Dredging' });
  const before = await standing();
  const job = await brought('bid,text,by\nHarbor,Dredging,Ann\nH-1,Piling,', { sub: 'notes' });
  expect(job.counts).toEqual({ created: 1, changed: 1 });
  expect((await undone(job)).counts).toEqual({ removed: 1, changed: 1 });
  expect(await standing()).toEqual(before);
});

test('its person and Admins take it back, for a day; rights are asked again, and of others it is not there', async () => {
  const lead = person('Team Lead', { teams: ['t'] });
  const { data: bid } = (
    await running.call<string>('create', { col: 'jobs', name: 'Own', teams: [refer('T', 't')] }, admin)
  ).body;
  const { data: file } = await upload(`id,name,phase\n${bid},Mine,Planned`, 'jobs.csv', lead);
  const trial = await ending((await ask('tryImport', { col: 'jobs', file: file.id }, lead)).data.id, lead);
  const job = await ending((await ask('runImport', { id: trial.id }, lead)).data.id, lead);
  expect(job.counts).toEqual({ changed: 1 });
  expect((await ask('undoImport', { id: job.id }, person('Team Lead', { teams: ['t'] }))).status).toBe(404);
  expect((await ask('undoImport', { id: trial.id }, lead)).status).toBe(409);

  now.set(lead.id, { ...lead, teams: ['other'] });
  expect((await undone(job, true, lead)).counts).toEqual({ refused: 1 });
  now.set(lead.id, { ...lead, permissions: ['Member'] });
  expect((await undone(job, true, lead)).counts).toEqual({ refused: 1 });
  expect((await ask('undoImport', { id: job.id }, { ...lead, permissions: [] })).status).toBe(403);
  expect((await undone(job, true)).counts).toEqual({ changed: 1 });

  await sql`update background_jobs set dateUpdated = dateUpdated - ${importUndoneWithinS + 1} where id = ${job.id}`.execute(
    running.db,
  );
  const late = await ask('undoImport', { id: job.id });
  expect([late.status, late.errorInfo.code]).toEqual([409, 'too-late']);
  expect((await ask('getJob', { id: job.id })).data.undo).toBeNull();
});
