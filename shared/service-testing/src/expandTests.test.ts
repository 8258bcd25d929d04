import { connect, type KitDatabase } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { emptyDatabase } from './database.ts';
import { columnsIn, narrowings } from './expandTests.ts';

let db: KitDatabase;

beforeEach(async () => {
  db = connect(await emptyDatabase('expand'));
  await sql`create table lots (id int primary key, name varchar(60), note text, places int default 1)`.execute(db);
});

afterEach(() => db.destroy());

const after = async (statement: string): Promise<string[]> => {
  const before = await columnsIn(db);
  await sql.raw(statement).execute(db);
  return narrowings(before, await columnsIn(db));
};

test.each([
  ['a column that is gone', 'alter table lots drop column note', ['lots.note is gone']],
  ['one that is called otherwise', 'alter table lots change name title varchar(60)', ['lots.name is gone']],
  [
    'a table that is gone',
    'drop table lots',
    ['lots.id is gone', 'lots.name is gone', 'lots.note is gone', 'lots.places is gone'],
  ],
  ['less room', 'alter table lots modify name varchar(30)', ['lots.name is shorter']],
  ['another kind', 'alter table lots modify places date', ['lots.places holds date, not int']],
  [
    'what may not stay empty any more',
    'alter table lots modify name varchar(60) not null',
    ['lots.name must be filled'],
  ],
  [
    'a new column nobody fills',
    'alter table lots add street varchar(60) not null',
    ['lots.street is new and must be filled'],
  ],
])('%s is taken from the version before', async (_what, statement, faults) => {
  expect(await after(statement)).toEqual(faults);
});

test.each([
  ['a new table', 'create table cars (plate varchar(20) not null)'],
  ['a column that may be empty', 'alter table lots add street varchar(60)'],
  ['one with a usual value', "alter table lots add street varchar(60) not null default 'Main'"],
  ['more room', 'alter table lots modify name varchar(200)'],
  ['what may be empty now', 'alter table lots modify places int'],
  ['an index', 'alter table lots add index lots_name (name)'],
])('%s leaves the version before as it was', async (_what, statement) => {
  expect(await after(statement)).toEqual([]);
});
