import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { emptyDatabase } from './testing/database.ts';

const folder = join(import.meta.dirname, 'fixture/migrations');

test('a service that comes back asks only whether all has run, and what is new runs all the same', async () => {
  const statements: string[] = [];
  const db = connect(await emptyDatabase('migrate'), (statement) => statements.push(statement));
  await migrate(db, folder);
  statements.length = 0;
  await migrate(db, folder);
  expect(statements).toHaveLength(2);
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  await sql`delete from kysely_migration where name = ${rows[0]?.name}`.execute(db);
  await migrate(db, folder);
  const after = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  expect(after.rows).toEqual(rows);
  await db.destroy();
});
