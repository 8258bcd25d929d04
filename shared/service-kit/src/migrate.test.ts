import { join } from 'node:path';
import { crashAfter, Died } from '@bidwright/service-testing/crash';
import { emptyDatabase } from '@bidwright/service-testing/database';
import { migrationsIn, misnamed } from '@bidwright/service-testing/numbering';
import { sql } from 'kysely';
import { connect, type KitDatabase } from './connect.ts';
import { migrate } from './migrate.ts';

const folder = join(require.resolve('@bidwright/service-testing/fixture/service'), '../migrations');
const numbered = migrationsIn(folder);
const ledgers = ['kysely_migration', 'kysely_migration_kit'];

let url: string;
let db: KitDatabase;
const statements: string[] = [];

beforeEach(async () => {
  url = await emptyDatabase('migrate');
  db = connect(url, (statement) => statements.push(statement));
  await migrate(db, folder);
});

afterEach(() => db.destroy());

const ran = async (ledger = 'kysely_migration') => {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(ledger)} order by name`.execute(db);
  return rows.map(({ name }) => name);
};

test('a service that comes back asks only whether all has run, and what is new runs all the same', async () => {
  statements.length = 0;
  await migrate(db, folder);
  expect(statements).toHaveLength(2);
  await sql`delete from kysely_migration where name = ${numbered.at(-1)}`.execute(db);
  await migrate(db, folder);
  expect(await ran()).toEqual(numbered);
});

/** Leaves the ledger as versions did that named migrations by days, some of them to come. */
const nameByDays = async () => {
  const days = ['2026-11-21', '2026-11-28', '2026-12-01'];
  for (const [place, name] of numbered.entries())
    await sql`update kysely_migration set name = ${`${days[place]}-${name.slice(5)}`} where name = ${name}`.execute(db);
  await sql`insert into colors (id, version, dateCreated, dateUpdated, fieldVersions, status, name)
    values (uuid(), 1, 0, 0, '{}', 'Active', 'Red')`.execute(db);
};

const colorNames = async () => (await sql<{ name: string }>`select name from colors`.execute(db)).rows;

test('a ledger of days becomes one of numbers: nothing runs again, however many start at once', async () => {
  await nameByDays();
  const others = [connect(url), connect(url)];
  statements.length = 0;
  await Promise.all([db, ...others].map((one) => migrate(one, folder)));
  await Promise.all(others.map((one) => one.destroy()));
  expect(await ran()).toEqual(numbered);
  expect(statements.filter((statement) => statement.startsWith('create table'))).toEqual([]);
  expect(await colorNames()).toEqual([{ name: 'Red' }]);
});

test('a move to numbers that dies after any of its statements goes on at the next start', async () => {
  const dies = async (after: number) => {
    await sql`truncate table colors`.execute(db);
    await nameByDays();
    const one = connect(url);
    const outcome = await migrate(one.withPlugin(crashAfter(after)), folder).catch((error: unknown) => error);
    await one.destroy();
    if (outcome !== undefined && !(outcome instanceof Died)) throw outcome;
    await migrate(db, folder);
    expect(await ran()).toEqual(numbered);
    expect(await colorNames()).toEqual([{ name: 'Red' }]);
    return outcome instanceof Died;
  };
  let after = 0;
  while (await dies(after)) after += 1;
  expect(after).toBeGreaterThan(numbered.length);
});

test('an older version starts where a newer one has run more, and its own mend still runs', async () => {
  for (const ledger of ledgers)
    await sql`insert into ${sql.table(ledger)} values ('9000-of-a-newer-version', '2026-11-20T00:00:00.000Z')`.execute(
      db,
    );
  statements.length = 0;
  await migrate(db, folder);
  expect(statements).toHaveLength(2);
  await sql`delete from kysely_migration where name = ${numbered[1]}`.execute(db);
  await migrate(db, folder);
  expect(await ran()).toEqual([...numbered, '9000-of-a-newer-version']);
});

test('the migrations of the kit are numbered, but for two of the same day', () => {
  expect(misnamed(migrationsIn(join(import.meta.dirname, 'migrations')))).toEqual(['0002 numbers two']);
});

test.each([
  [['2026-11-24-more'], ['2026-11-24-more is not named like 0001-subject']],
  [['0001-one', '0001-two'], ['0001 numbers two']],
  [['0001-one', '0002-one'], ['one names two']],
  [['0001-one', '0002-two'], []],
])('%j: %j', (names, wrong) => {
  expect(misnamed(names)).toEqual(wrong);
});
