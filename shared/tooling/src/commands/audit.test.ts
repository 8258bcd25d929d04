import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf } from '../database/access.ts';
import { findProgram } from '../database/program.ts';
import { rootLogin, type Server, startServer } from '../database/server.ts';
import { withConnection } from '../database/sql.ts';
import { toUrl } from '../database/url.ts';
import { exec } from '../exec.ts';
import { serviceNames } from '../rooms.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'audit-'));
const login = rootLogin(DATA_DIR, 'word');
const databases = serviceNames().map(databaseOf);

const run = (statements: string[]) =>
  withConnection(login, async (connection) => {
    for (const statement of statements) await connection.query(statement);
  });

const empty = databases.flatMap((database) => [
  `create database ${database}`,
  `create table ${database}.audit (seq bigint primary key, at int, byId char(36), byName varchar(255), requestId varchar(64),
    action varchar(60), col varchar(60), recordId char(36), sub varchar(60), parentId char(36), changes json,
    prevHash char(64), hash char(64))`,
  `create table ${database}.audit_head (id tinyint primary key, seq bigint, prevHash char(64), hash char(64))`,
]);

const verify = () =>
  exec(process.execPath, [join(import.meta.dirname, 'audit.ts')], {
    env: { ...process.env, DATABASE_URL: toUrl(login), DATA_DIR },
  });

let server: Server;

beforeAll(async () => {
  server = await startServer(await findProgram(), DATA_DIR, login.password, 'trying');
  await server.ready;
  await run(empty);
});

afterAll(async () => {
  await server.end();
  rmSync(DATA_DIR, { recursive: true });
});

test('audit:verify looks at every service, and ends well when all are sound', async () => {
  const { code, output } = await verify();
  const lines = output.trim().split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual(serviceNames().map((name) => [name, 'no entries, OK']));
  expect(code).toBe(0);
});

test('it names what is wrong in each service, and ends with 1', async () => {
  await run(databases.map((database) => `insert into ${database}.audit (seq, hash) values (1, 'made up')`));
  const { code, output } = await verify();
  const lines = output.trim().split('\n');
  const wrong = '0 entries are sound; entry 1 stands without the end of the chain';
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual(serviceNames().map((name) => [name, wrong]));
  expect(code).toBe(1);
});
