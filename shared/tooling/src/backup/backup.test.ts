import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hold } from '../../bin/lock.mjs';
import { rowsOf, withConnection } from '../database/sql.ts';
import { backUp } from './backUp.ts';
import { keptFiles } from './files.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { stagingIn } from './move.ts';
import { restore } from './restore.ts';
import { checksumsOf, pairsIn, type TestPlatform, testPlatform, withRestored } from './testPlatform.ts';

const { signal } = new AbortController();
let platform: TestPlatform;
let into: string;
/** The platform runs: whoever wants its databases uses the server that is there. */
let running: Awaited<ReturnType<typeof hold>>;
let whole: string;

const take = (keep?: number) => backUp({ dataDir: platform.dataDir, into, keep, signal });
const target = (name: string) => join(into, '..', `${basename(platform.dataDir)}-${name.replaceAll(' ', '-')}`);
const toBeRemoved: string[] = [];

const restoreTo = (name: string, from: string) => {
  toBeRemoved.push(target(name));
  return restore({ from, dataDir: target(name), signal });
};

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  platform = await testPlatform();
  into = `${platform.dataDir}-backups`;
  running = await hold(join(platform.dataDir, 'platform.sock'), 'the platform of this test');
  whole = await take();
});

afterAll(async () => {
  if (running.holder === undefined) await running.release();
  await platform.end();
  for (const folder of [platform.dataDir, into, ...toBeRemoved]) rmSync(folder, { recursive: true, force: true });
});

test('what is restored is what was there: each row, each file, the audits and the secrets', async () => {
  await restoreTo('same', whole);
  const there = target('same');
  expect(await withRestored(there, checksumsOf)).toEqual(await checksumsOf(platform.login));
  expect([await pairsIn(platform.login), await withRestored(there, pairsIn)]).toEqual([1, 0]);
  for (const file of [
    'services/opportunities/files/documents/one',
    'services/shell/remotes/ftes/1.0.0/entry.js',
    'deployed/ftes/now.json',
    'deployed/ftes/2.0.0/service/migrations/9998-deployed.js',
    'secrets.json',
  ])
    expect(readFileSync(join(there, file), 'utf8')).toBe(readFileSync(join(platform.dataDir, file), 'utf8'));
  // What is made anew is not carried along, and the restored registry knows what was published to it.
  expect(existsSync(join(there, 'services/shell/packed'))).toBe(false);
  expect(existsSync(join(there, 'deployed/ftes/.unfinished'))).toBe(false);
  expect(existsSync(join(there, 'services/rfp-library/search'))).toBe(false);
  expect(JSON.parse(readFileSync(join(there, 'published.json'), 'utf8'))).toEqual({
    ftes: `1.0.0 in ${join(there, 'database/db.sock')}`,
  });
  expect(existsSync(stagingIn(there))).toBe(false);
});

test('while people write, a backup holds one moment of all databases, and the files that its rows name', async () => {
  const files = join(platform.dataDir, 'services/admin/files');
  mkdirSync(files, { recursive: true });
  await withConnection(platform.login, async (connection) => {
    await connection.query('create table bidwright_admin.sent (id int primary key)');
    await connection.query('create table bidwright_ftes.received (id int primary key)');
  });
  const over = new AbortController();
  const writing = withConnection(platform.login, async (connection) => {
    let id = 0;
    while (!over.signal.aborted) {
      id += 1;
      writeFileSync(join(files, String(id)), String(id));
      await connection.query('insert into bidwright_admin.sent values (?)', [id]);
      await connection.query('insert into bidwright_ftes.received values (?)', [id]);
      await setTimeout(5);
    }
    return id;
  });
  const folder = await take();
  over.abort();
  expect(await writing).toBeGreaterThan(10);
  await restoreTo('moment', folder);
  await withRestored(target('moment'), (login) =>
    withConnection(login, async (connection) => {
      const sent = (await rowsOf(connection, 'select id from bidwright_admin.sent order by id')).map(({ id }) => id);
      const received = await rowsOf(connection, 'select id from bidwright_ftes.received');
      expect(sent.length - received.length).toBeGreaterThanOrEqual(0);
      expect(sent.length - received.length).toBeLessThanOrEqual(1);
      for (const id of sent) expect(existsSync(join(target('moment'), 'services/admin/files', String(id)))).toBe(true);
    }),
  );
});

const entriesOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const hurt = async (name: string, change: (folder: string) => Promise<void> | void): Promise<string> => {
  const folder = join(into, name);
  cpSync(whole, folder, { recursive: true });
  await change(folder);
  return folder;
};

const flipped = (file: string) => (folder: string) => {
  const bytes = readFileSync(join(folder, file));
  const at = bytes.length >> 1;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(join(folder, file), bytes);
};

const restated = (change: (manifest: Awaited<ReturnType<typeof readManifest>>) => void) => async (folder: string) => {
  const manifest = await readManifest(folder);
  change(manifest);
  await writeManifest(folder, manifest);
};

test('what was deployed is newer than the sources and comes along: its migrations are known', async () => {
  const folder = await hurt(
    'deployed later',
    restated((manifest) => manifest.migrations.ftes?.push('9998-deployed')),
  );
  await restoreTo('deployed later', folder);
  expect(existsSync(join(target('deployed later'), 'deployed/ftes/now.json'))).toBe(true);
});

test.each<[string, (folder: string) => Promise<void> | void, RegExp]>([
  ['cut short', (folder) => rmSync(join(folder, 'manifest.json')), /is no whole backup: it has no manifest\.json/],
  ['a byte of the manifest', flipped('manifest.json'), /manifest\.json is not as it was written/],
  ['a byte of the databases', flipped('databases.sql.gz'), /damaged: .+databases\.sql\.gz is not as it was written/],
  ['a byte of a file', flipped('files/services/opportunities/files/documents/one'), /damaged: .+documents\/one /],
  ['a file lost', (folder) => rmSync(join(folder, 'files/secrets.json')), /not whole: .+secrets\.json is missing/],
  ['a later format', restated((manifest) => (manifest.format = 2)), /made by a newer version of Bidwright/],
  [
    'a later migration',
    restated((manifest) => manifest.migrations.ftes?.push('9999-later')),
    /newer version of ftes, which has run 9999-later/,
  ],
  [
    'a service of others',
    restated((manifest) => (manifest.migrations.parking = [])),
    /data of parking, a service that is not installed/,
  ],
  [
    'a row too many',
    restated(({ tables }) => (tables.bidwright_ftes = { projections: { count: 999, hash: '' } })),
    /projections has \d+ rows of 999/,
  ],
  [
    'another row',
    restated(({ tables }) => (tables.bidwright_ftes = { pasted: { count: 1, hash: 'of other words' } })),
    /Rows of bidwright_ftes\.pasted are not what they were/,
  ],
  [
    'a way out',
    restated(({ files }) => (files['files/../../elsewhere'] = 'x')),
    /names files\/\.\.\/\.\.\/elsewhere, which is no file/,
  ],
  [
    'another audit',
    restated(({ audits }) => (audits.admin = { rows: 99, hash: 'x' })),
    /audit of 1 services is not as it was/,
  ],
])('%s is refused with the reason, and nothing is touched', async (name, change, reason) => {
  const folder = await hurt(name, change);
  await expect(restoreTo(name, folder)).rejects.toThrow(reason);
  expect(entriesOf(target(name))).toEqual([]);
});

test('a folder with a platform is left as it is', async () => {
  const before = statSync(join(platform.dataDir, 'secrets.json')).mtimeMs;
  if (running.holder === undefined) await running.release();
  await expect(restore({ from: whole, dataDir: platform.dataDir, signal })).rejects.toThrow(
    /There is a platform in \S+ already/,
  );
  running = await hold(join(platform.dataDir, 'platform.sock'), 'the platform of this test');
  expect(statSync(join(platform.dataDir, 'secrets.json')).mtimeMs).toBe(before);
  expect(existsSync(stagingIn(platform.dataDir))).toBe(false);
});

test('files that did not change take no room again, and old backups go when there are enough', async () => {
  const file = 'files/services/opportunities/files/documents/one';
  const first = await take();
  const second = await take(1);
  expect(existsSync(first)).toBe(false);
  expect(existsSync(join(second, file))).toBe(true);
  const third = await take();
  expect(statSync(join(third, file)).ino).toBe(statSync(join(second, file)).ino);
  // One that changed is the new backup's alone.
  appendFileSync(join(platform.dataDir, 'services/opportunities/files/documents/one'), ', changed');
  const fourth = await take();
  expect(readFileSync(join(fourth, file), 'utf8')).toBe('a document, changed');
  expect(readFileSync(join(third, file), 'utf8')).toBe('a document');
});

test('a folder holds the backups of one platform, and stays as open as it was', async () => {
  const shared = mkdtempSync(join(tmpdir(), 'bidwright-shared-'));
  chmodSync(shared, 0o755);
  toBeRemoved.push(shared);
  const other = join(shared, 'other-platform');
  mkdirSync(other);
  cpSync(join(platform.dataDir, 'services'), join(other, 'services'), { recursive: true });
  writeFileSync(join(other, 'secrets.json'), JSON.stringify({ internalKey: 'another' }));
  const made = await backUp({ dataDir: platform.dataDir, into: shared, signal });
  expect(statSync(shared).mode & 0o777).toBe(0o755);
  expect(statSync(made).mode & 0o777).toBe(0o700);
  await expect(backUp({ dataDir: other, into: shared, keep: 1, signal })).rejects.toThrow(
    /backups of another platform/,
  );
  expect(existsSync(join(made, 'manifest.json'))).toBe(true);
});

test('folders that go while files are listed take no others out of the list', async () => {
  const services = join(platform.dataDir, 'services');
  const file = 'services/opportunities/files/documents/one';
  const over = new AbortController();
  const coming = (async () => {
    for (let at = 0; !over.signal.aborted; at++) {
      const folder = join(services, 'shell/remotes', `passing-${at}`, 'below');
      await mkdir(folder, { recursive: true });
      await rm(join(folder, '..'), { recursive: true });
    }
  })();
  for (let turn = 0; turn < 100; turn++) expect(await keptFiles(platform.dataDir)).toContain(file);
  over.abort();
  await coming;
});
