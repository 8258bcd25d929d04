import { setTimeout } from 'node:timers/promises';
import type { Job, JobCall, Person } from '@bidwright/contract-kit';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { refer, sampleBid } from '@bidwright/service-testing/fixture/samples';
import { jobsOf } from '@bidwright/service-testing/jobs';
import { person } from '@bidwright/service-testing/person';
import { sql } from 'kysely';
import { insertRecords } from '../table/insert.ts';
import { tableOf } from '../table/table.ts';
import { newRecord } from '../writes/newRecord.ts';
import { verifyAudit } from '../writes/verify.ts';

const running = runningBids();
const { ask, ending } = jobsOf(running, admin);
const water = refer('Water', 'team-water');
const lead = person('Team Lead', { teams: [water.id] });

/** Who people are now; whoever is not named is as in the token. */
const now = new Map<string, Person | undefined>();

beforeAll(() => {
  const { context } = running.jobs;
  context.whoIs = async (who) => (now.has(who.id) ? now.get(who.id) : who);
  running.jobs.begin();
});

beforeEach(() => now.clear());

const keepMany = (count: number) => {
  const records = Array.from({ length: count }, () => newRecord(sampleBid({ teams: [water], pages: 0 }), admin));
  return insertRecords(running.db, tableOf(bids), records);
};

const started = async (who: Person = lead, set: object = { pages: 1 }): Promise<Job> => {
  const { data } = await ask<{ job: Job }>('bulkUpdate', { col: 'bids', where: [], set }, who);
  return data.job;
};

const changedCount = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from bids where pages = 1`.execute(running.db);
  return rows[0]?.n ?? 0;
};

const untilDone = async (id: string, min: number, who = lead): Promise<Job> => {
  for (;;) {
    const { data } = await ask('getJob', { id }, who);
    if (data.done >= min) return data;
    await setTimeout(10);
  }
};

test('its owner cancels a job within a moment: what was changed stays, nothing more is', async () => {
  await keepMany(400);
  const { id } = await started();
  await untilDone(id, 5);
  const { data } = await ask('cancelJob', { id }, lead);
  expect(data.state).toBe('cancelled');
  const changed = await changedCount();
  await setTimeout(700);
  expect(await changedCount()).toBe(changed);
  const job = await ending(id, lead);
  expect(job).toMatchObject({ state: 'cancelled', done: changed, counts: { changed } });
  expect(changed).toBeLessThan(400);
  expect((await ask('cancelJob', { id }, lead)).data.state).toBe('cancelled');
});

test('an Admin sees and cancels every job, others not even that there is one', async () => {
  await keepMany(300);
  const { id } = await started();
  // First, while it goes on; what strangers are told does not depend on it.
  expect((await ask('cancelJob', { id }, admin)).data).toMatchObject({ state: 'cancelled', owner: { id: lead.id } });
  const stranger = person('Team Lead', { teams: [water.id] });
  for (const call of ['getJob', 'getJobResults', 'cancelJob', 'runImport'] as const satisfies JobCall[]) {
    const { status, errorInfo } = await ask(call, { id }, stranger);
    expect([call, status, errorInfo.code]).toEqual([call, 404, 'no-job']);
  }
  expect((await ask<Job[]>('listJobs', {}, stranger)).data).toEqual([]);
});

test('a job goes on with the rights that its starter has by now, and stops with an account that is closed', async () => {
  await keepMany(350);
  const first = await started();
  await untilDone(first.id, 3);
  now.set(lead.id, { ...lead, teams: ['other'] });
  const moved = await ending(first.id, lead);
  expect(moved.state).toBe('done');
  expect(moved.counts.changed).toBe(await changedCount());
  expect(moved.done).toBeLessThan(350 + 1);
  expect(moved.counts.changed).toBeLessThan(350);

  now.clear();
  await sql`update bids set pages = 0`.execute(running.db);
  const second = await started();
  await untilDone(second.id, 3);
  now.set(lead.id, undefined);
  expect(await ending(second.id, lead)).toMatchObject({
    state: 'failed',
    problem: 'The account that started this may not go on with it',
  });
  expect(await changedCount()).toBeLessThan(350);
});

test('a job of a program goes on, though there is no record of it that would say who it is now', async () => {
  await keepMany(220);
  const program: Person = { ...lead, id: 'key-1', teams: [], permissions: ['Admin'], program: true };
  now.set(program.id, undefined);
  const { id } = await started(program);
  expect(await ending(id, program)).toMatchObject({ state: 'done', counts: { changed: 220 } });
});

test('a second worker takes nothing that the first is at, and takes up what a dead one has left', async () => {
  await keepMany(230);
  const { id } = await started();
  await untilDone(id, 3);
  const { claim } = await import('./claim.ts');
  expect(await claim(running.db, 'other', id)).toBeUndefined();
  // As if the first had been dead for long: what it still does must not count any more.
  await sql`update background_jobs set worker = 'somebody', leaseUntil = 0 where id = ${id}`.execute(running.db);
  const job = await ending(id, lead);
  expect(job).toMatchObject({ state: 'done', done: 230, counts: { changed: 230 } });
  const { rows } = await sql<{ n: number }>`select count(*) as n from bids_changeLog where field = 'pages'`.execute(
    running.db,
  );
  expect(rows[0]?.n).toBe(230);
  expect(await verifyAudit(running.db)).toEqual({ rows: 230, hash: expect.any(String) });
});

test('a long job holds up neither calls nor the jobs of other people', async () => {
  await keepMany(600);
  const long = await started(admin);
  await untilDone(long.id, 1, admin);
  const second = await started(admin, { note: 'later' });
  const other = await ask<{ job: Job }>(
    'bulkUpdate',
    { col: 'bids', ids: Array.from({ length: 201 }, () => crypto.randomUUID()), set: { pages: 2 } },
    lead,
  );
  const times: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    const begin = performance.now();
    await running.call('query', { col: 'bids', limit: 1 }, admin);
    times.push(performance.now() - begin);
  }
  await ending(other.data.job.id, lead);
  expect((await ask('getJob', { id: long.id })).data.state).toBe('running');
  expect((await ask('getJob', { id: second.id })).data.state).toBe('queued');
  times.sort((a, b) => a - b);
  process.stdout.write(`calls beside jobs: p50 ${times[20]?.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(1)} ms\n`);
  for (const { id } of [long, second]) await ask('cancelJob', { id });
});

test('a job that ends its worker again and again is given up', async () => {
  await keepMany(201);
  const { context } = running.jobs;
  const { addJob } = await import('./table.ts');
  const asked = { where: [], upTo: 'z', fields: { pages: 1 } };
  const id = await addJob(running.db, { kind: 'bulkUpdate', col: 'bids', person: lead, asked }, undefined);
  await sql`update background_jobs set claims = 5 where id = ${id}`.execute(running.db);
  context.wake();
  expect(await ending(id, lead)).toMatchObject({ state: 'failed', done: 0 });
});

test.each([
  ['getJob', {}, 'id must be a text'],
  ['getJobResults', { id: 'x', limit: 0 }, 'There is no such job'],
  ['listJobs', { limit: 0 }, 'limit must be a whole number from 1 to 200'],
  ['listJobs', { after: 'x' }, 'after is not the next of a page before'],
  ['cancelJob', { id: ['x'] }, 'id must be a text'],
] as const)('%s %j is refused with a reason', async (call, body, reason) => {
  const { status, errorInfo } = await ask(call, body);
  expect([status < 500, errorInfo.message]).toEqual([true, reason]);
});

test('nobody who is not signed in gets anything', async () => {
  for (const call of [
    'bulkUpdate',
    'exportRecords',
    'tryImport',
    'runImport',
    'listJobs',
    'getJob',
    'cancelJob',
  ] as const)
    expect((await running.call(call, { col: 'bids' })).status).toBe(401);
  const place = `${running.url}/api/fixture/files`;
  expect((await fetch(`${place}/imports`, { method: 'POST', body: 'a' })).status).toBe(401);
  expect((await fetch(`${place}/jobs/${crypto.randomUUID()}`)).status).toBe(401);
  expect((await fetch(`${place}/jobs/${crypto.randomUUID()}/errors`)).status).toBe(401);
});
