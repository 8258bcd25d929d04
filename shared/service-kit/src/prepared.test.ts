import { emptyDatabase } from '@bidwright/service-testing/database';
import { sql } from 'kysely';
import { connect, type KitDatabase } from './connect.ts';
import { maxPrepared } from './prepared.ts';
import { sendPrepared } from './sendPrepared.ts';

let db: KitDatabase;

beforeAll(async () => {
  db = connect(await emptyDatabase('prepared'));
  await sql`create table kept (id int primary key, name varchar(50), amount decimal(15, 2), due date, at bigint, flag tinyint(1), said json)`.execute(
    db,
  );
});

afterAll(() => db.destroy());

const row = { id: 7, name: "O'Hara 🦉", amount: 1_234_567_890.12, due: '2026-02-28', at: 1_796_053_155_137, flag: 1 };

const selecting = (id: number) => sql<{ said: string }>`select * from kept where id = ${id}`;

/** How often the session's server was asked for something. */
const counted = async (trx: KitDatabase, name: string) => {
  const { rows } = await sql<{ Value: string }>`show session status like ${sql.lit(name)}`.execute(trx);
  return Number(rows[0]?.Value);
};

test('the server reads such a statement once, and any other each time', async () => {
  await db.transaction().execute(async (trx) => {
    for (let id = 1; id <= 3; id += 1) await sendPrepared(trx, sql`select ${id} + 1 as next`);
    for (let id = 1; id <= 3; id += 1) await sql`select ${id} + 2 as next`.execute(trx);
    expect([await counted(trx, 'Com_stmt_prepare'), await counted(trx, 'Com_stmt_execute')]).toEqual([1, 3]);
  });
});

test('what is written and read that way is what it is otherwise', async () => {
  const { id, name, amount, due, at, flag } = row;
  const said = JSON.stringify({ said: [name, null, 1.5] });
  await sendPrepared(db, sql`insert into kept values (${id}, ${name}, ${amount}, ${due}, ${at}, ${flag}, ${said})`);
  await sendPrepared(db, sql`insert into kept values (${8}, ${null}, ${null}, ${null}, ${null}, ${null}, ${null})`);
  for (const one of [id, 8]) {
    const [otherwise] = (await sql`select * from kept as k where id = ${one}`.execute(db)).rows;
    expect((await sendPrepared(db, selecting(one))).rows).toEqual([otherwise]);
  }
  const { rows } = await sendPrepared(db, selecting(id));
  expect(rows).toEqual([{ ...row, said: expect.any(String) }]);
  expect(JSON.parse(rows[0]?.said ?? '')).toEqual(JSON.parse(said));
});

/**
 * The limit is the server's, which other suites use meanwhile: they go on as this says, and count no prepared statements. Those that are
 * prepared already stay.
 */
test('where the server keeps no more of them it is sent as any other', async () => {
  const [before] = (await sql<{ max: number }>`select @@max_prepared_stmt_count as max`.execute(db)).rows;
  await sql`set global max_prepared_stmt_count = 0`.execute(db);
  try {
    expect((await sendPrepared(db, sql`select ${5} + 5 as ten`)).rows).toEqual([{ ten: 10 }]);
  } finally {
    await sql`set global max_prepared_stmt_count = ${before?.max ?? 16_382}`.execute(db);
  }
});

test('a table that changes meanwhile is read as it is', async () => {
  await sendPrepared(db, selecting(1));
  await sql`alter table kept add column more int not null default 3`.execute(db);
  await sql`insert into kept (id) values (1)`.execute(db);
  for (let n = 0; n < 12; n += 1)
    expect((await sendPrepared(db, selecting(1))).rows).toMatchObject([{ id: 1, more: 3 }]);
});

test('a connection keeps no more of them than it may, and sends others all the same', async () => {
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < 200; n += 1)
      expect((await sendPrepared(trx, sql`select ${n} as ${sql.ref(`number${n}`)}`)).rows).toEqual([
        { [`number${n}`]: n },
      ]);
    expect(await counted(trx, 'Com_stmt_close')).toBeGreaterThanOrEqual(200 - maxPrepared);
  });
});
