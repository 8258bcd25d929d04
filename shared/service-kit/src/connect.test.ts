import { sql } from 'kysely';
import { connect, type Database } from './connect.ts';
import { emptyDatabase } from './testing/database.ts';

let db: Database;

beforeAll(async () => {
  db = connect(await emptyDatabase('connect'));
});

afterAll(() => db.destroy());

test('every session has the same rules on every server', async () => {
  const { rows } = await sql<object>`select @@session.sql_mode as mode, @@session.time_zone as zone,
    @@session.lock_wait_timeout as locks, @@session.innodb_lock_wait_timeout as rowLocks,
    @@session.collation_connection as collation`.execute(db);
  expect(rows).toEqual([
    {
      mode: expect.stringContaining('ONLY_FULL_GROUP_BY'),
      zone: '+00:00',
      locks: 5,
      rowLocks: 3,
      collation: 'utf8mb4_unicode_520_ci',
    },
  ]);
});

test('values come as JSON can carry them', async () => {
  const { rows } = await sql<object>`select date('2026-01-31') as day, cast(12.50 as decimal(15, 2)) as amount,
    json_object('a', 1) as json, 'ș漢😀' as text`.execute(db);
  expect(rows).toEqual([
    { day: '2026-01-31', amount: 12.5, json: expect.stringMatching(/^\{"a": ?1\}$/), text: 'ș漢😀' },
  ]);
});

test('many who ask at once wait their turn', async () => {
  const asked = Array.from({ length: 300 }, () => sql`select 1 as one`.execute(db));
  expect((await Promise.all(asked)).map(({ rows }) => rows)).toEqual(asked.map(() => [{ one: 1 }]));
});

test('no one waits longer than three seconds for a connection', async () => {
  const sleepers = (count: number, seconds: number) =>
    Promise.all(Array.from({ length: count }, () => sql`select sleep(${seconds})`.execute(db)));
  for (let count = 1; count <= 10; count += 1) await sleepers(count, 0.02);
  const busy = sleepers(10, 4.5);
  const refusal = sql`select 1`.execute(db).catch((error: unknown) => error);
  expect(await Promise.race([busy, refusal])).toMatchObject({ status: 503, code: 'busy' });
  await busy;
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
}, 20_000);
