import { connect, type Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { migratedDatabase } from './database.ts';
import { service } from './fixture/service.ts';

const opened = async () => connect(await migratedDatabase('taken again', service.migrations));

/** When the last migration ran. */
const madeAt = async (db: Database) => {
  const { rows } = await sql<{ at: string }>`select max(timestamp) as at from kysely_migration`.execute(db);
  return rows[0]?.at;
};

const columnsOf = async (db: Database) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from information_schema.columns
    where table_schema = database() and table_name = 'colors'`.execute(db);
  return rows[0]?.count;
};

test('what migrations made serves again, without rows, until its tables are changed', async () => {
  const first = await opened();
  await sql`insert into colors values (uuid(), 1, 1, 1, null, null, '{}', 'Red', 1, 'Active')`.execute(first);
  const [made, columns] = [await madeAt(first), await columnsOf(first)];
  await first.destroy();

  const second = await opened();
  expect(await madeAt(second)).toBe(made);
  expect((await sql`select * from colors`.execute(second)).rows).toEqual([]);
  await sql`alter table colors add column extra int`.execute(second);
  await second.destroy();

  const third = await opened();
  expect(await madeAt(third)).not.toBe(made);
  expect(await columnsOf(third)).toBe(columns);
  await third.destroy();
});
