import { isDeepStrictEqual } from 'node:util';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { play } from '@bidwright/service-testing/fixture/history/play';
import { type Moment, script } from '@bidwright/service-testing/fixture/history/script';
import { expectedOf, storedAfter } from '@bidwright/service-testing/fixture/history/stored';
import { endLaunched, launchReady } from '@bidwright/service-testing/fixture/launched';
import { seed, turns } from '@bidwright/tooling/deep';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { connect, type Database } from '../connect.ts';
import { verifyAudit } from './verify.ts';

/** Nobody is there: what there is to tell stays in the outbox. */
const PEERS = JSON.stringify({ elsewhere: 'http://127.0.0.1:9' });

/** Pairs of editors who work at the same time, each pair with records of its own. */
const pairs = fc.tuple(script, script, script, script);
const runs = turns(25, 250);

let db: Database;
let urls: [string, string];
let faults: () => string[];

const launchOn = async (instances: number) => {
  const DATABASE_URL = await emptyDatabase('history');
  db = connect(DATABASE_URL);
  const first = await launchReady({ DATABASE_URL, PEERS });
  const second = instances === 1 ? first : await launchReady({ DATABASE_URL, PEERS });
  urls = [first.url, second.url];
  faults = () => [...new Set([...first.faults, ...second.faults])];
};

afterEach(async () => {
  endLaunched();
  await db.destroy();
});

const endOfAudit = async () => (await sql<{ seq: number }>`select seq from audit_head`.execute(db)).rows[0]?.seq ?? 0;

/** Nothing is there that the audit does not know of: no record twice, no event, no log without its write. */
const totals = async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from bids) as bids, (select count(*) from audit where action = 'created' and sub is null) as created,
    (select count(*) from bids_changeLog where field = '*') as logs,
    (select count(*) from outbox) as events, (select count(*) from audit) as writes`.execute(db);
  return rows[0] ?? {};
};

/** Plays a script, and compares what is stored then with what the model says. */
const holds = async (moments: Moment[]) => {
  const seq = await endOfAudit();
  const { states, steps, editors, ids } = await play(moments, urls);
  const [expected] = states.map(expectedOf);
  if (!expected)
    throw new Error(`No order of the requests explains the last answers:\n${[...steps, ...faults()].join('\n')}`);
  const { stored, published } = await storedAfter(db, seq, editors, ids);
  for (const [replayed, record] of published) expect(replayed).toEqual(record);
  if (!states.some((state) => isDeepStrictEqual(expectedOf(state), stored)))
    expect({ ...stored, steps }).toEqual({ ...expected, steps });
};

test.each([
  ['one instance', 1],
  ['two instances', 2],
])('two editors at %s lose nothing, double nothing and leave a whole history', async (_, instances) => {
  await launchOn(instances);
  let played = 0;
  const begin = performance.now();
  const property = fc.asyncProperty(pairs, async (scripts) => {
    played += scripts.length;
    await Promise.all(scripts.map(holds));
  });
  await fc.assert(property, { numRuns: runs, seed });
  const seconds = (performance.now() - begin) / 1000;
  const { broken } = await verifyAudit(db);
  const { bids, created, logs, events, writes } = await totals();
  process.stdout.write(
    `${played} histories of two editors at ${instances}: ${writes} writes, ${seconds.toFixed(1)} s\n`,
  );
  expect([played, broken, faults()]).toEqual([4 * runs, undefined, []]);
  expect([bids, logs, events]).toEqual([created, created, writes]);
});
