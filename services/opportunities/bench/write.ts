import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import { connect, createRecord, insertRecords, newRecord, signToken, tableOf } from '@bidwright/service-kit';
import { launch, logCreation, milliseconds, person, quantile, resourcesOf } from '@bidwright/service-kit/testing';
import startDatabase from '@bidwright/tooling/jest/startDatabase';
import stopDatabase from '@bidwright/tooling/jest/stopDatabase';
import { sql } from 'kysely';
import { service } from '../src/service.ts';
import { filledDatabase } from './fill.ts';

/** Creates of one turn, and turns of each way; they alternate, so that both meet the same noise. */
const creates = Number(process.env.BENCH_CREATES ?? 200);
const turns = Number(process.env.BENCH_TURNS ?? 4);
const writers = 8;
const peers = ['admin', 'ftes', 'rfp-library', 'shell', 'template-demo'];

const table = tableOf(opportunities);
const admin = person('Admin');
const key = 'k'.repeat(32);

/** Milliseconds that each of many took, some at a time. */
const timesOf = async (act: () => Promise<unknown>, atOnce: number) => {
  const times: number[] = [];
  const started = performance.now();
  const one = async () => {
    while (times.length + atOnce <= creates) {
      const start = performance.now();
      await act();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { times, aSecond: Math.round((times.length / (performance.now() - started)) * 1000) };
};

const DATABASE_URL = await filledDatabase();
const db = connect(DATABASE_URL);
// As in a real installation: what is acknowledged is on disk.
await sql`set global innodb_flush_log_at_trx_commit = 1`.execute(db);

const outlet = { peers, receiversOf: () => peers, poke: () => undefined };
const resource = resourcesOf(service, outlet).get('opportunities');
if (!resource) throw new Error('There are no opportunities');

const input = () => ({ ...sampleOpportunity() });

const ways = {
  rowsAndLog: () =>
    db.transaction().execute(async (trx) => {
      const record = newRecord(input(), admin);
      await insertRecords(trx, table, [record]);
      await logCreation(trx, table, record, admin);
    }),
  withAuditAndOutbox: () => createRecord(db, resource, input(), admin),
};

const measured = async (atOnce: number) => {
  const found = { rowsAndLog: [] as number[][], withAuditAndOutbox: [] as number[][] };
  const ratios: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const bare = await timesOf(ways.rowsAndLog, atOnce);
    const whole = await timesOf(ways.withAuditAndOutbox, atOnce);
    found.rowsAndLog.push(bare.times);
    found.withAuditAndOutbox.push(whole.times);
    ratios.push(whole.aSecond / bare.aSecond);
  }
  const p = (times: number[][]) => ({ p50: quantile(times.flat(), 0.5), p95: quantile(times.flat(), 0.95) });
  return {
    ratioOfThroughput: quantile(ratios, 0.5),
    rowsAndLog: p(found.rowsAndLog),
    withAuditAndOutbox: p(found.withAuditAndOutbox),
  };
};

/** A service that takes every event. */
const sink = createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  const { events } = JSON.parse(text) as { events: { id: string }[] };
  const receipt = { done: events.map(({ id }) => id), failed: [] };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: receipt }));
});
await new Promise<void>((resolve) => {
  sink.listen(0, '127.0.0.1', resolve);
});
const sinkUrl = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;

const overHttp = async () => {
  const PEERS = JSON.stringify(Object.fromEntries(peers.map((name) => [name, sinkUrl])));
  const ours = await startServer('../src/main.ts', '/readyz', { DATABASE_URL, INTERNAL_KEY: key, PEERS, DEMO: '' });
  const create = async () => {
    const answer = await fetch(`${ours.url}/api/opportunities/create`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${signToken(admin, 'opportunities', key)}`,
      },
      body: JSON.stringify({ col: 'opportunities', ...input() }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  await timesOf(create, 4);
  const { times, aSecond } = await timesOf(create, 4);
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from outbox where receiver = 'admin'
    and recordId in (select id from opportunities)`.execute(db);
  await ours.stop();
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), aSecond, waiting: rows[0]?.waiting };
};

// Or the start would begin with telling of every record.
await sql`insert into announced (col, receiver) values ('opportunities', 'ftes')`.execute(db);
await timesOf(ways.withAuditAndOutbox, 1);
const oneByOne = await measured(1);
const together = await measured(writers);
await sql`delete from outbox`.execute(db);
const createsWhileRelaying = await overHttp();
await sql`set global innodb_flush_log_at_trx_commit = 0`.execute(db);
await db.destroy();
sink.close();
sink.closeAllConnections();
process.stdout.write(`${JSON.stringify({ oneByOne, together, createsWhileRelaying })}\n`);
