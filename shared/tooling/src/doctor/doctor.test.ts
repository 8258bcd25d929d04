import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestPlatform, testPlatform } from '../backup/testPlatform.ts';
import { withConnection } from '../database/sql.ts';
import { withDatabase } from '../platform/withDatabase.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { lookAtSettings } from './settings.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform();
  await platform.end();
});

afterAll(() => rmSync(platform.dataDir, { recursive: true, force: true }));

const change = (dataDir: string, ...statements: string[]) =>
  withDatabase(dataDir, undefined, (login) =>
    withConnection(login, async (connection) => {
      for (const statement of statements) await connection.query(statement);
    }),
  );

const look = (dataDir = platform.dataDir) => examine({ dataDir, databaseUrl: undefined, settings: {} });
const told = (findings: Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).map(({ text }) => text);

test('a platform that is whole and does not run has no fault, and is told how to start', async () => {
  const findings = await look();
  expect(told(findings, 'fault')).toEqual([]);
  expect(told(findings, 'well')).toContainEqual(expect.stringMatching(/^The database answers \(\d+/));
  expect(findings).toContainEqual({ level: 'warning', text: 'It does not run', remedy: 'Start it: npm start' });
});

test('a folder without a platform is said, and nothing is made in it', async () => {
  const nowhere = join(mkdtempSync(join(tmpdir(), 'bidwright-doctor-')), 'nothing');
  expect(told(await look(nowhere), 'fault')).toEqual([`There is no platform in ${nowhere}`]);
});

test('secrets that others can read are a fault', async () => {
  const secrets = join(platform.dataDir, 'secrets.json');
  chmodSync(secrets, 0o644);
  try {
    expect(told(await look(), 'fault')).toEqual([`Others on this machine can read ${secrets}`]);
  } finally {
    chmodSync(secrets, 0o600);
  }
});

test('events that were refused too often and what a newer version has left are named, by service', async () => {
  await change(
    platform.dataDir,
    `insert into bidwright_admin.outbox (receiver, eventId, recordId, payload, parked, reason)
      values ('ftes', 'e1', 'r1', '{}', 1, 'No such table')`,
    `insert into bidwright_ftes.kysely_migration values ('9999-of-tomorrow', '2027-01-01')`,
  );
  expect(told(await look(), 'fault')).toEqual([
    '1 events of bidwright_admin for ftes were refused too often: No such table',
    'A newer version of ftes has run 9999-of-tomorrow',
  ]);
});

test.each([
  [{ PUBLIC_URL: 'bids.firm.example' }, 'fault', /^PUBLIC_URL is no address/],
  [{ PUBLIC_URL: 'http://bids.firm.example' }, 'warning', /unencrypted$/],
  [{ PUBLIC_URL: 'https://bids.firm.example' }, 'warning', /TRUST_PROXY is not set/],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'warning', /nobody can sign in with Google/],
  [{ BACKUP_DIR: '/b', BACKUP_HOUR: '25' }, 'fault', /^BACKUP_HOUR/],
])('settings %j are told as a %s', (settings, level, text) => {
  expect(lookAtSettings(settings)).toEqual([
    { level, text: expect.stringMatching(text), remedy: expect.stringMatching(/\w/) },
  ]);
});

test.each([
  {},
  { PUBLIC_URL: 'http://localhost:8080' },
  { PUBLIC_URL: 'https://bids.firm.example', TRUST_PROXY: '1', BACKUP_DIR: '/b' },
  { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' },
])('of settings %j nothing is said', (settings) => {
  expect(lookAtSettings(settings)).toEqual([]);
});
