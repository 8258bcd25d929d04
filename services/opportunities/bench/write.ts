import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { opportunities, sampleOpportunity } from '@bidwright/contract-opportunities';
import { connect, type Database, insertRecords, newRecord, tableOf } from '@bidwright/service-kit';
import { knownKeys, launch, logCreation, milliseconds, person, quantile, tokenOf } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { openSink } from './sink.ts';

/** Creates of one turn, and turns of each way; they alternate, so that both meet the same noise. */
const creates = Number(process.env.BENCH_CREATES ?? 100);
const turns = Number(process.env.BENCH_TURNS ?? 8);
const peers = ['admin', 'ftes', 'rfp-library', 'shell', 'template-demo'];

const table = tableOf(opportunities);
const admin = person('Admin');

/** A bid that no other bid is like. */
const input = () => ({ ...sampleOpportunity(), solicitationNumber: randomUUID() });

/** The least: the rows of a bid and its first log entry, in one transaction, past all services. */
const bare = (db: Database) =>
  db.transaction().execute(async (trx) => {
    const record = newRecord(input(), admin);
    await insertRecords(trx, table, [record]);
    await logCreation(trx, table, record, admin);
  });

const shown = (times: number[]) =>
  `p50 ${quantile(0.5, times).toFixed(1)} ms, p95 ${quantile(0.95, times).toFixed(1)} ms`;

const timesOf = async (act: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let n = 0; n < creates; n += 1) times.push(await milliseconds(act));
  return times;
};

/** The call as a person's browser makes it: with checks, history, audit, events for five services, answered once. */
const createAt = (url: string) => async () => {
  const answer = await fetch(`${url}/api/opportunities/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${tokenOf(admin, 'opportunities')}`,
    },
    body: JSON.stringify({ col: 'opportunities', ...input() }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
};

/** The time below which ninety-five of a hundred creates stay, in milliseconds, on a disk that keeps what is acknowledged. */
export const writing = async (DATABASE_URL: string): Promise<number> => {
  const db = connect(DATABASE_URL);
  const sink = await openSink();
  await sql`set global innodb_flush_log_at_trx_commit = 1`.execute(db);
  const PEERS = JSON.stringify(Object.fromEntries(peers.map((name) => [name, sink.url])));
  const ours = await launch(join(import.meta.dirname, '../src/main.ts'), {
    DATABASE_URL,
    ...knownKeys(),
    PEERS,
    DEMO: '',
  });
  try {
    const create = createAt(ours.url);
    await timesOf(create);
    const [whole, min]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn % 2 === 0) whole.push(...(await timesOf(create)));
      min.push(...(await timesOf(() => bare(db))));
      if (turn % 2 === 1) whole.push(...(await timesOf(create)));
    }
    process.stdout.write(
      `A create with log, audit and outbox: ${shown(whole)}, ${sink.taken()} events delivered meanwhile; rows and log alone: ${shown(min)}\n`,
    );
    return quantile(0.95, whole);
  } finally {
    await sql`set global innodb_flush_log_at_trx_commit = 0`.execute(db);
    await Promise.all([ours.stop(), db.destroy()]);
    sink.close();
  }
};
