import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { receivedVersions } from '@bidwright/service-testing/fixture/listener';
import { openWorld, type Part } from '@bidwright/service-testing/fixture/storm/world';
import { pages, startWriters } from '@bidwright/service-testing/fixture/storm/writers';
import { turns } from '@bidwright/tooling/deep';
import { sql } from 'kysely';
import { connect, type Database } from '../connect.ts';
import { verifyAudit } from '../writes/verify.ts';

/** Who is killed at the same moment, round by round. */
const rounds: Part[][] = [
  ['first'],
  ['receiver', 'second'],
  ['database'],
  ['first', 'second', 'receiver'],
  ['database', 'receiver'],
  ['first', 'second'],
  ['database', 'first', 'second', 'receiver'],
];
const times = turns(1, 4);

/** Acknowledged requests between two kills. */
const load = 10;

let world: Awaited<ReturnType<typeof openWorld>>;
let publisher: Database;
let listener: Database;

beforeAll(async () => {
  world = await openWorld();
  publisher = connect(world.databases.publisher);
  listener = connect(world.databases.listener);
});

afterAll(async () => {
  await Promise.all([publisher.destroy(), listener.destroy()]);
  await world.close();
});

const left = async () => (await sql`select 1 from outbox limit 1`.execute(publisher)).rows.length;

const untilTold = async () => {
  const late = Date.now() + 60_000;
  while ((await left()) > 0) {
    if (Date.now() > late) throw new Error('the outbox does not become empty');
    await setTimeout(50);
  }
};

/** How long a process of Node itself takes to listen, at the same time as those that come back. */
const bareStart = async (): Promise<number> => {
  const begin = performance.now();
  const bare = spawn(process.execPath, ['-e', 'require("node:http").createServer().listen(0, () => process.exit())']);
  await once(bare, 'exit');
  return performance.now() - begin;
};

const kill = async (writers: ReturnType<typeof startWriters>) => {
  const back: [Part | 'bare', number][] = [];
  for (let round = 0; round < times * rounds.length; round += 1) {
    const some = rounds[round % rounds.length] ?? [];
    await writers.more(load);
    // Not always just after an answer.
    await setTimeout((round * 7) % 30);
    await world.kill(some);
    const [raised, bare] = await Promise.all([world.raise(some), bareStart()]);
    back.push(...raised, ['bare', bare]);
  }
  return back;
};

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Prints how soon they were back. */
const tellSoonness = (what: string, times: number[]) => {
  process.stdout.write(
    `${times.length} ${what}: there in ${Math.round(middle(times))} ms, at worst ${Math.round(Math.max(...times))} ms\n`,
  );
};

interface Kept {
  id: string;
  name: string;
  version: number;
  teams: number;
  log: string;
  notes: number;
  audit: number;
}

/** Each bid with all that belongs to its writes. */
const keptBids = async () =>
  (
    await sql<Kept>`select b.id, b.name, b.version,
      (select count(*) from bids_teams as t where t.recordId = b.id) as teams,
      (select group_concat(l.version, ' ', l.field, ' ', l.newValue order by l.version separator ', ')
        from bids_changeLog as l where l.parentId = b.id and l.field <> '*') as log,
      (select count(*) from bids_notes as n where n.parentId = b.id) as notes,
      (select count(*) from audit as a where a.recordId = b.id) as audit
    from bids as b order by b.id`.execute(publisher)
  ).rows;

test('of a storm of kills under load nothing that was acknowledged is lost, half written or doubled, and all is told once', async () => {
  const begin = performance.now();
  const writers = startWriters(world.publishers, 4, 2);
  const back = await kill(writers);
  const { requests, patient, hasty } = await writers.stop();
  await untilTold();
  expect(back.filter(([part]) => part !== 'bare').length).toBe(times * rounds.flat().length);
  expect(requests).toBeGreaterThanOrEqual(load * times * rounds.length);

  const kept = await keptBids();
  const complete = { teams: 2, audit: 1 + pages.length, version: 1 + pages.length, notes: 1 };
  const log = pages.map((count, n) => `${n + 2} pages ${count}`).join(', ');
  expect(kept.filter(({ name }) => name !== 'hasty')).toEqual(
    [...patient].map(([name, id]) => ({ id, name, ...complete, log })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const whole = { name: 'hasty', version: 1, teams: 2, log: null, notes: 0, audit: 1 };
  const ofHasty = kept.filter(({ name }) => name === 'hasty');
  expect(ofHasty).toEqual(ofHasty.map(({ id }) => ({ id, ...whole })));
  expect(hasty.filter((id) => !ofHasty.some((bid) => bid.id === id))).toEqual([]);

  const { rows: notes } = await sql<{ id: string }>`select id from bids_notes`.execute(publisher);
  const versions = kept.map(({ id, version }): [string, number[]] => [
    id,
    Array.from({ length: version }, (_, n) => n + 1),
  ]);
  expect(await receivedVersions(listener)).toEqual(
    new Map([...versions, ...notes.map(({ id }): [string, number[]] => [id, [1]])]),
  );
  for (const db of [publisher, listener]) expect((await verifyAudit(db)).broken).toBeUndefined();

  const of = (isIt: (part: Part | 'bare') => boolean) => back.filter(([part]) => isIt(part)).map(([, took]) => took);
  tellSoonness(
    'kills of services',
    of((part) => part !== 'database' && part !== 'bare'),
  );
  tellSoonness(
    'kills of the database',
    of((part) => part === 'database'),
  );
  tellSoonness(
    'bare processes of Node beside them',
    of((part) => part === 'bare'),
  );
  process.stdout.write(`${requests} requests acknowledged in ${Math.round((performance.now() - begin) / 1000)} s\n`);
});
