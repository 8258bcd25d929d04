import { emptyDatabase } from '@bidwright/service-testing/database';
import { sql } from 'kysely';
import { connect, type Database } from './connect.ts';
import { createLog } from './log.ts';

const canary = 'canary@firm.example';
const lines: string[] = [];
const log = createLog('fixture', { write: (line) => lines.push(line) });

let db: Database;

beforeAll(async () => {
  db = connect(await emptyDatabase('log'));
  await sql`create table kept (word varchar(30) primary key, number int, short varchar(3))`.execute(db);
  await sql`insert into kept values (${canary}, 1, 'abc')`.execute(db);
});

beforeEach(() => {
  lines.length = 0;
});

afterAll(() => db.destroy());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => error,
  );

test.each([
  ['ER_DUP_ENTRY', () => sql`insert into kept (word) values (${canary})`],
  ['ER_DATA_TOO_LONG', () => sql`insert into kept (word, short) values ('b', ${canary})`],
  ['ER_TRUNCATED_WRONG_VALUE_FOR_FIELD', () => sql`insert into kept (word, number) values ('c', ${canary})`],
  ['ER_PARSE_ERROR', () => sql`insert into kept ${canary}`],
])('%s is told without the statement and its values', async (code, statement) => {
  const failure = await failureOf(statement().execute(db));
  expect(JSON.stringify(failure) + String(failure)).toContain(canary);
  log.error({ err: failure }, 'failed');
  log.error({ err: new Error('A batch failed', { cause: failure }) }, 'failed');
  log.error(failure);
  const [first, second] = lines.map((line) => JSON.parse(line).err);
  expect(first).toMatchObject({ code, errno: expect.any(Number), sqlState: expect.any(String) });
  expect(first.at.join()).toContain('at ');
  expect(second).toMatchObject({ message: 'A batch failed', cause: { code } });
  expect(lines.join()).not.toContain(canary);
});

test('of other errors the message and the place are told, and nothing they carry along', () => {
  log.error({ err: Object.assign(new TypeError('is no date'), { body: canary }) });
  const { err } = JSON.parse(lines[0] ?? '');
  expect(err).toMatchObject({ type: 'TypeError', message: 'is no date' });
  expect(err.at[0]).toContain('log.test.ts');
  expect(lines.join()).not.toContain(canary);
});

test('something thrown that is no error is not told', () => {
  log.error({ err: canary }, 'failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'failed', err: { type: 'string' } });
  expect(lines[0]).not.toContain(canary);
});
