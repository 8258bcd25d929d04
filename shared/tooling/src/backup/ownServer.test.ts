import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hold } from '../../bin/lock.mjs';
import { databaseOf, grantDatabases, requireAnswer } from '../database/access.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, type Server, startServer } from '../database/server.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import { type Login, toUrl } from '../database/url.ts';
import { secretsOf } from '../platform/secrets.ts';
import { publishedNames, serviceNames } from '../rooms.ts';
import { backUp } from './backUp.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { checksumsOf, type TestPlatform, testPlatform } from './testPlatform.ts';

const { signal } = new AbortController();
let platform: TestPlatform;
let running: Awaited<ReturnType<typeof hold>>;
let server: Server;
/** The server of somebody else's. */
let own: Login;
let folder: string;
let whole: string;

const target = (name: string) => join(folder, name);
const restoreTo = (name: string, from = whole, login = own) =>
  restore({ from, dataDir: target(name), databaseUrl: toUrl(login), signal });

const ask = (sql: string) => withConnection(own, (connection) => rowsOf(connection, sql));
const databases = async () =>
  (await ask("show databases like 'bidwright%'")).map((row) => String(Object.values(row)[0]));
const entriesOf = (name: string) => (existsSync(target(name)) ? readdirSync(target(name)) : []);
const empty = async () => {
  for (const name of await databases()) await ask(`drop database ${name}`);
};

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  platform = await testPlatform();
  running = await hold(join(platform.dataDir, 'platform.sock'), 'the platform of this test');
  folder = mkdtempSync(join(tmpdir(), 'bidwright-own-'));
  server = await startServer(await findProgram(), join(folder, 'server'), 'their password', 'trying');
  await server.ready;
  own = rootLogin(join(folder, 'server'), 'their password');
  whole = await backUp({ dataDir: platform.dataDir, into: target('backups'), signal });
});

afterEach(empty);

afterAll(async () => {
  if (running.holder === undefined) await running.release();
  await platform.end();
  await server.end();
  for (const one of [platform.dataDir, folder]) rmSync(one, { recursive: true, force: true });
});

test('databases that are empty or not there are filled, and the services get in with their passwords', async () => {
  await ask(`create database ${databaseOf('ftes')}`);
  await restoreTo('filled');
  expect(await checksumsOf(own)).toEqual(await checksumsOf(platform.login));
  expect(await databases()).toEqual(serviceNames().map(databaseOf).toSorted());
  const secrets = await secretsOf(target('filled'), serviceNames(), publishedNames());
  // What a start asks for: the databases are this installation's.
  await grantDatabases(own, secrets.databases, true);
  for (const [service, password] of Object.entries(secrets.databases))
    await requireAnswer({ ...own, user: databaseOf(service), password });
  expect(existsSync(target('filled/database'))).toBe(false);
  expect(JSON.parse(readFileSync(target('filled/published.json'), 'utf8'))).toEqual({
    ftes: `1.0.0 in ${own.socketPath}`,
  });
});

test('a server that holds tables is refused, and nothing of it is touched', async () => {
  await ask(`create database ${databaseOf('shell')}`);
  await ask(`create table ${databaseOf('shell')}.theirs (id int primary key)`);
  await expect(restoreTo('full')).rejects.toThrow(/bidwright_shell at \S+ holds tables already \(theirs\)/);
  expect(await databases()).toEqual([databaseOf('shell')]);
  expect(await ask(`select * from ${databaseOf('shell')}.theirs`)).toEqual([]);
  expect(entriesOf('full')).toEqual([]);
});

test('a user that belongs to another installation keeps the password', async () => {
  await ask(`alter user '${databaseOf('admin')}'@'localhost' identified by 'of others'`);
  await expect(restoreTo('others')).rejects.toThrow(/the user bidwright_admin at \S+ belongs to another installation/);
  await requireAnswer({ ...own, user: databaseOf('admin'), password: 'of others' });
  await ask(`drop user '${databaseOf('admin')}'@'localhost'`);
  expect(await databases()).toEqual([]);
});

test('what fails leaves no database, and what was killed is removed by the next restore', async () => {
  const manifest = await readManifest(whole);
  const wrong = { ...manifest, tables: { ...manifest.tables, bidwright_ftes: { pasted: { count: 1, hash: 'x' } } } };
  await writeManifest(whole, wrong);
  await expect(restoreTo('wrong')).rejects.toThrow(/Rows of bidwright_ftes\.pasted are not what they were/);
  await writeManifest(whole, manifest);
  expect([await databases(), entriesOf('wrong')]).toEqual([[], []]);
  // As a restore leaves it that was killed: half filled, and marked.
  await ask(`create database ${databaseOf('ftes')}`);
  await ask(`create table ${databaseOf('ftes')}.projections (id int primary key)`);
  await ask('create database bidwright_restoring');
  await ask('create table bidwright_restoring.made (name varchar(64) primary key)');
  await ask(`insert into bidwright_restoring.made values ('${databaseOf('ftes')}')`);
  await restoreTo('again');
  expect(await checksumsOf(own)).toEqual(await checksumsOf(platform.login));
});

test('one restore at a time fills a server, and one that does not answer is named', async () => {
  await withConnection(own, async (connection) => {
    await connection.query("select get_lock('bidwright_restoring', 0)");
    await expect(restoreTo('second')).rejects.toThrow(/another restore is filling databases/);
  });
  const nowhere = { ...own, socketPath: join(folder, `no-${basename(folder)}`) };
  await expect(restoreTo('nowhere', whole, nowhere)).rejects.toThrow(/no database answers/);
  expect([entriesOf('second'), entriesOf('nowhere')]).toEqual([[], []]);
});
