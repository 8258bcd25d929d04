import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hold } from '../../bin/lock.mjs';
import { stagingIn } from '../backup/move.ts';
import { cutOff, run, timed } from '../backup/testCommand.ts';
import { checksumsOf, type TestPlatform, testPlatform, withRestored } from '../backup/testPlatform.ts';
import { databaseOf } from '../database/access.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import { turns } from '../deep.ts';
import { serviceNames } from '../rooms.ts';
import { hasEnded, isDemoIn } from './ended.ts';

let demo: TestPlatform;
let dataDir: string;
/** How long it takes where nothing disturbs it, in milliseconds. */
let takesMs: number;
let before: Awaited<ReturnType<typeof checksumsOf>>;

const phrase = ['--confirm', 'throw the demo away'];
const endDemo = (...given: string[]) => run('end-demo', dataDir, ...given);

type Rows = Awaited<ReturnType<typeof rowsOf>>;
type Ask = (sql: string) => Promise<Rows>;

/** Asks the databases of the folder, whose server runs for as long. */
const inDatabases = <T>(work: (ask: Ask) => Promise<T>): Promise<T> =>
  withRestored(dataDir, (login) => withConnection(login, (connection) => work((sql) => rowsOf(connection, sql))));

/** How many records are left, of how many services. */
const recordsLeft = async (ask: Ask) => {
  const tables = await ask(
    `select table_schema as place, table_name as name from information_schema.columns
     where column_name = 'fieldVersions' and table_schema like 'bidwright%'`,
  );
  let left = 0;
  for (const { place, name } of tables) {
    const [row] = await ask(`select count(*) as count from ${place}.${name}`);
    left += Number(row?.count);
  }
  return { services: new Set(tables.map(({ place }) => place)).size, left };
};

const accounts = `select email from ${databaseOf('shell')}.accounts`;
const versions = `select name, version, files, file from ${databaseOf('shell')}.module_versions order by name, version`;

beforeAll(async () => {
  demo = await testPlatform();
  before = await checksumsOf(demo.login);
  await demo.end();
});

beforeEach(() => {
  dataDir = `${demo.dataDir}-ended`;
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(demo.dataDir, dataDir, { recursive: true });
});

afterAll(() => {
  for (const folder of [demo.dataDir, dataDir]) rmSync(folder, { recursive: true, force: true });
});

test('it says what goes, with counts, and changes nothing unless the words are typed', async () => {
  const { code, said } = await endDemo('--confirm', 'yes');
  expect([code, said]).toEqual([1, expect.stringContaining('Nothing has been changed.')]);
  expect(said).toMatch(/people {9}3 of the demo\n/);
  expect(said).toMatch(/opportunities {2}(.*, )?3 opportunities/);
  expect(said).toMatch(/files {10}1\n/);
  expect(await withRestored(dataDir, checksumsOf)).toEqual(before);
  expect([existsSync(stagingIn(dataDir)), hasEnded(dataDir)]).toEqual([false, false]);
});

test('all records, accounts and files go, keys and published modules stay, the audit says who did it, and no demo begins there again', async () => {
  const keys = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
  const was = await inDatabases(async (ask) => ({ records: await recordsLeft(ask), published: await ask(versions) }));
  expect(was.records.left).toBeGreaterThan(0);
  expect(was.published.length).toBeGreaterThan(0);

  expect([isDemoIn(dataDir, {}), isDemoIn(dataDir, { DEMO: '0' })]).toEqual([true, false]);

  takesMs = await timed(async () =>
    expect(await endDemo(...phrase)).toEqual({ code: 0, said: expect.stringContaining('The demo is gone.') }),
  );
  const is = await inDatabases(async (ask) => ({
    records: await recordsLeft(ask),
    accounts: await ask(accounts),
    published: await ask(versions),
    switchedBy: await ask(`select distinct activatedById as id from ${databaseOf('shell')}.module_activations`),
    audit: await ask(`select action, byName, changes from ${databaseOf('shell')}.audit`),
  }));
  expect(is.records).toEqual({ services: serviceNames().length, left: 0 });
  expect(is.accounts).toEqual([]);
  expect(is.published).toEqual(was.published);
  expect(is.switchedBy).toEqual([{ id: null }]);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe(keys);
  expect(readFileSync(join(dataDir, 'services/shell/remotes/ftes/1.0.0/entry.js'), 'utf8')).toBe('export {}');
  expect(readdirSync(join(dataDir, 'services'))).toEqual(['shell']);

  const [entry, ...more] = is.audit;
  expect([entry, more]).toMatchObject([{ action: 'demoEnded' }, []]);
  expect(entry?.changes).toMatchObject({
    people: { from: 3, to: null },
    files: { from: 1, to: null },
    opportunities: { from: { opportunities: 3 }, to: null },
  });
  expect((await run('audit', dataDir)).code).toBe(0);

  expect(await endDemo(...phrase)).toEqual({ code: 0, said: expect.stringContaining('already') });
  expect(isDemoIn(dataDir, {})).toBe(false);
  expect(() => isDemoIn(dataDir, { DEMO: '1' })).toThrow('the demo was thrown away there');
});

test('who made an account in the demo is named before it goes', async () => {
  await inDatabases((ask) =>
    ask(
      `insert into ${databaseOf('shell')}.accounts (id, email, name, permissions, teams, dateCreated)
       values ('01900000-0000-7000-8000-00000000000a', 'rosa@firm.org', 'Rosa Real', '[]', '[]', 1)`,
    ),
  );
  const { code, said } = await endDemo();
  expect([code, said]).toEqual([1, expect.stringContaining('Nothing has been changed.')]);
  expect(said).toContain('Rosa Real <rosa@firm.org>, who made an account here');
});

test('the folder of a firm is not touched, nor that of a platform that runs', async () => {
  const running = await hold(join(dataDir, 'platform.sock'), 'the platform of this test');
  expect(await endDemo(...phrase)).toEqual({ code: 1, said: expect.stringContaining('Stop that one first.') });
  if (running.holder === undefined) await running.release();
  await inDatabases((ask) => ask(`update ${databaseOf('shell')}.accounts set email = concat(id, '@firm.org')`));
  const firm = await withRestored(dataDir, checksumsOf);
  expect(await endDemo(...phrase)).toEqual({ code: 1, said: expect.stringContaining('There is no demo in') });
  expect(await withRestored(dataDir, checksumsOf)).toEqual(firm);
});

test('one that is killed has done all or nothing, and is done when it is asked for again', async () => {
  for (let kill = 0; kill < turns(1, 15); kill++) {
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(demo.dataDir, dataDir, { recursive: true });
    await cutOff(takesMs, 'end-demo', dataDir, ...phrase);
    const isWhole = existsSync(join(stagingIn(dataDir), 'whole')) || hasEnded(dataDir);
    expect(isWhole || isDeepStrictEqual(await withRestored(dataDir, checksumsOf), before)).toBe(true);
    expect((await endDemo(...phrase)).code).toBe(0);
    expect((await inDatabases(recordsLeft)).left).toBe(0);
    expect(existsSync(stagingIn(dataDir))).toBe(false);
  }
}, 900_000);
