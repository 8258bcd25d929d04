import { emptyDatabase } from '@bidwright/service-testing/database';
import { sql } from 'kysely';
import { connect, type KitDatabase } from './connect.ts';
import { alone } from './lock.ts';

let db: KitDatabase;
let other: KitDatabase;
let url: string;

beforeAll(async () => {
  url = await emptyDatabase('lock');
  db = connect(url);
  other = connect(url);
});

afterAll(() => Promise.all([db.destroy(), other.destroy()]));

test('two never do the same thing at once', async () => {
  const seen: string[] = [];
  const act = (who: string) => async () => {
    seen.push(`${who} begins`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    seen.push(`${who} ends`);
  };
  await Promise.all([alone(db, 'work', act('one')), alone(other, 'work', act('two'))]);
  expect(seen).toHaveLength(4);
  expect(seen[1]?.replace('ends', 'begins')).toBe(seen[0]);
});

test('who does not get the lock does not act', async () => {
  const act = jest.fn(async () => undefined);
  await alone(db, 'work', () =>
    expect(alone(other, 'work', act, 0)).rejects.toThrow('Another instance has held the lock'),
  );
  expect(act).not.toHaveBeenCalled();
});

/** In seconds. MariaDB and MySQL have a variable of their own each. */
const limitOf = async (one: KitDatabase) => {
  const { rows } = await sql<{ Variable_name: string; Value: string }>`show session variables
    where variable_name in ('max_statement_time', 'max_execution_time')`.execute(one);
  return rows.map(({ Variable_name: name, Value }) => Number(Value) / (name === 'max_execution_time' ? 1000 : 1))[0];
};

test('every limit of a statement is lifted meanwhile, on MariaDB and on MySQL, and set again', async () => {
  const statements: string[] = [];
  const watched = connect(url, (statement) => statements.push(statement));
  await alone(watched, 'work', async (one) => expect(await limitOf(one)).toBe(0));
  expect(await limitOf(watched)).toBe(4);
  await watched.destroy();
  // The MySQL half of a statement is a comment to MariaDB.
  expect(statements[0]).toMatch(/M!100100 , max_statement_time = 0 .*!80000 , max_execution_time = 0 /);
  expect(statements).toContainEqual(expect.stringMatching(/max_statement_time = 4 .*max_execution_time = 4000 /));
});

test('a failure gives the lock back', async () => {
  const failing = alone(db, 'work', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await expect(alone(other, 'work', async () => undefined, 0)).resolves.toBeUndefined();
});
