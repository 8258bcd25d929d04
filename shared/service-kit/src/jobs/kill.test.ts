import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Job } from '@bidwright/contract-kit';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { bids } from '@bidwright/service-testing/fixture/bids';
import { endLaunched, launchReady } from '@bidwright/service-testing/fixture/launched';
import { admin } from '@bidwright/service-testing/fixture/running';
import { sampleBid } from '@bidwright/service-testing/fixture/samples';
import { tokenOf } from '@bidwright/service-testing/signing';
import { turns } from '@bidwright/tooling/deep';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { connect, type Database } from '../connect.ts';
import { insertRecords } from '../table/insert.ts';
import { tableOf } from '../table/table.ts';
import { newRecord } from '../writes/newRecord.ts';
import { verifyAudit } from '../writes/verify.ts';

let DATABASE_URL: string;
let db: Database;
let folder: string;

beforeEach(async () => {
  DATABASE_URL = await emptyDatabase('killed jobs');
  db = connect(DATABASE_URL);
  folder = mkdtempSync(join(tmpdir(), 'jobs-'));
});

afterEach(async () => {
  endLaunched();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const launch = () => launchReady({ DATABASE_URL, DATA_DIR: folder, PEERS: '{"elsewhere":"http://127.0.0.1:1"}' });

type Running = Awaited<ReturnType<typeof launch>>;

const send = async (url: string, path: string, init: RequestInit) => {
  const authorization = `Bearer ${tokenOf(admin, 'fixture')}`;
  return fetch(`${url}/api/fixture/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization },
  });
};

const call = async <T = Job>({ url }: Running, name: string, body: object) => {
  const answer = await send(url, name, { method: 'POST', body: JSON.stringify(body) });
  return ((await answer.json()) as { data: T }).data;
};

const until = async (running: Running, id: string, isReached: (job: Job) => boolean): Promise<Job> => {
  for (;;) {
    const job = await call(running, 'getJob', { id });
    if (isReached(job)) return job;
    await setTimeout(20);
  }
};

const keepMany = async (count: number) => {
  const records = Array.from({ length: count }, (_, n) => newRecord(sampleBid({ name: `Bid ${n}`, pages: n }), admin));
  await insertRecords(db, tableOf(bids), records);
};

const count = async (statement: ReturnType<typeof sql<{ n: number }>>) => (await statement.execute(db)).rows[0]?.n;

/** As if the process that was at a job had ended long ago: the lease of a dead one is over. */
const age = () => sql`update background_jobs set leaseUntil = 0 where state = 'running'`.execute(db);

/**
 * Kills the service that is at a job several times while the job goes on, the next service being up already or not. What else has to
 * happen before the next one takes the job up comes after each kill.
 */
const killDuring = async (id: string, kills: number, first: Running, afterKill?: () => Promise<unknown>) => {
  let running = first;
  for (let n = 0; n < kills; n += 1) {
    const { done } = await call(running, 'getJob', { id });
    await until(running, id, (job) => job.done > done + 5 || job.state === 'done');
    const next = n % 2 === 0 ? undefined : await launch();
    running.child.kill('SIGKILL');
    await running.ended;
    await afterKill?.();
    running = next ?? (await launch());
  }
  return until(running, id, ({ state }) => state !== 'running' && state !== 'queued');
};

/** Of an import: those of several transactions. */
const rows = 1200;

test('a bulk update and an import that are killed go on where they were: each record once, the audit whole', async () => {
  const running = await launch();
  await keepMany(240);
  const { job } = await call<{ job: Job }>(running, 'bulkUpdate', { col: 'bids', where: [], set: { note: 'new' } });
  const bulk = await killDuring(job.id, turns(1, 3), running, age);
  expect(bulk).toMatchObject({ state: 'done', done: 240, counts: { changed: 240 } });
  expect(await count(sql`select count(*) as n from bids_changeLog where field = 'note'`)).toBe(240);
  expect(await count(sql`select count(*) as n from bids where note = 'new' and version = 2`)).toBe(240);
  expect(await count(sql`select count(*) as n from background_job_results where jobId = ${job.id}`)).toBe(240);

  endLaunched();
  const again = await launch();
  const names = Array.from({ length: rows }, (_, n) => `Imported ${n},Ministry of Ports`);
  const csv = ['name,client', ...names].join('\n');
  const sent = await send(again.url, 'files/imports?name=bids.csv', { method: 'POST', body: csv });
  await sql`update bids set clientId = 'one-client'`.execute(db);
  const { data: file } = (await sent.json()) as { data: { id: string } };
  const trial = await call(again, 'tryImport', { col: 'bids', file: file.id });
  const tried = await until(again, trial.id, ({ state }) => state === 'done');
  expect(tried.counts).toEqual({ created: rows });
  const { id } = await call(again, 'runImport', { id: trial.id });
  const imported = await killDuring(id, turns(2, 3), again, age);
  expect(imported).toMatchObject({ state: 'done', counts: { created: rows } });
  expect(await count(sql`select count(*) as n from bids where name like 'Imported%'`)).toBe(rows);
  expect(await count(sql`select count(distinct name) as n from bids where name like 'Imported%'`)).toBe(rows);
  const ended = sql<{
    n: number;
  }>`select count(*) as n from outbox where receiver = 'elsewhere' and payload like '%"ended"%'`;
  expect(await count(ended)).toBe(2);
  expect(await verifyAudit(db)).toEqual({ rows: 240 + rows, hash: expect.any(String) });
});

test('an export that is killed begins again once its lease is over, and its file is whole', async () => {
  const running = await launch();
  await keepMany(6000);
  const { id } = await call(running, 'exportRecords', { col: 'bids', format: 'csv', fields: ['pages'] });
  const job = await killDuring(id, turns(1, 2), running);
  expect(job).toMatchObject({ state: 'done', done: 6000 });
  const last = await launch();
  const answer = await send(last.url, job.file?.url.replace('/api/fixture/', '') ?? '', {});
  const rows = parse(await answer.text(), { bom: true, columns: true }) as { pages: string }[];
  expect(rows.map(({ pages }) => Number(pages)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 6000 }, (_, n) => n),
  );
  const kept = readdirSync(folder, { recursive: true }).filter((name) => String(name).includes(id));
  expect(kept).toHaveLength(1);
});

test('two services share the jobs, and none is done twice', async () => {
  const [one, two] = [await launch(), await launch()];
  await keepMany(210);
  const { job } = await call<{ job: Job }>(one, 'bulkUpdate', { col: 'bids', where: [], set: { note: 'new' } });
  const done = await until(two, job.id, ({ state }) => state === 'done');
  expect(done.counts).toEqual({ changed: 210 });
  expect(await count(sql`select count(*) as n from bids_changeLog where field = 'note'`)).toBe(210);
});
