import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withConnection } from '../database/sql.ts';
import { fromUrl } from '../database/url.ts';
import { verifyAudits } from './verifyAudits.ts';

const login = fromUrl(process.env.TEST_DATABASE_URL ?? '');
const services = ['whole', 'broken', 'without-any'];
const folder = mkdtempSync(join(tmpdir(), 'audit-'));
const file = join(folder, 'audit.json');
const said: string[] = [];

const run = (...statements: string[]) =>
  withConnection(login, async (connection) => {
    for (const statement of statements) await connection.query(statement);
  });

const audited = (database: string) => [
  `drop database if exists ${database}`,
  `create database ${database}`,
  `create table ${database}.audit (seq bigint primary key, at int, byId char(36), byName varchar(255), requestId varchar(64),
    action varchar(60), col varchar(60), recordId char(36), sub varchar(60), parentId char(36), changes json,
    prevHash char(64), hash char(64))`,
  `create table ${database}.audit_head (id tinyint primary key, seq bigint, prevHash char(64), hash char(64))`,
];

beforeAll(() =>
  run(
    ...audited('bidwright_whole'),
    ...audited('bidwright_broken'),
    `insert into bidwright_broken.audit values (1, 1, 'ann', 'Ann', null, 'created', 'bids', 'b', null, null, '{}', '', 'made up')`,
    `insert into bidwright_broken.audit_head values (1, 1, '', 'made up')`,
  ),
);

afterAll(() => run('drop database bidwright_whole', 'drop database bidwright_broken'));

beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
  said.length = 0;
  rmSync(folder, { recursive: true, force: true });
});

test('each service is told of in one line, and those that are not sound are counted', async () => {
  expect(await verifyAudits(login, services, file)).toBe(2);
  expect(said.slice(0, 2)).toEqual([
    'whole        no entries, OK\n',
    'broken       0 entries are sound; entry 1 was altered\n',
  ]);
  expect(said[2]).toMatch(/^without-any {2}cannot be read: .*bidwright_without_any/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ whole: { rows: 0, hash: '' } });
});

test('an audit that ends before what was noted of it is not sound, and its note stays', async () => {
  const noted = { whole: { rows: 3, hash: 'the third' } };
  writeFileSync(file, JSON.stringify(noted));
  expect(await verifyAudits(login, ['whole'], file)).toBe(1);
  expect(said).toEqual([
    'whole  0 entries are sound; entry 1 is missing: it was there when the audit was last verified\n',
  ]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(noted);
});
