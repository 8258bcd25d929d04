import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { hold } from '../../bin/lock.mjs';
import { type Manifest, readManifest, writeManifest } from '../backup/manifest.ts';
import { unpackingIn } from '../backup/move.ts';
import { restore } from '../backup/restore.ts';
import { checksumsOf, type TestPlatform, testPlatform, withRestored } from '../backup/testPlatform.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import { type Exported, exportFirm } from './exportFirm.ts';
import { pack } from './pack.ts';
import { withFrontDoor } from './testFrontDoor.ts';

const { signal } = new AbortController();
let platform: TestPlatform;
let running: Awaited<ReturnType<typeof hold>>;
let exported: Exported;
let archive: string;
/** The archive as another program reads it. */
let parts: Record<string, Uint8Array>;
const toBeRemoved: string[] = [];

const beside = (name: string) => {
  const path = `${platform.dataDir}-${name.replaceAll(' ', '-')}`;
  toBeRemoved.push(path);
  return path;
};

const take = (to: string, readable = false) => exportFirm({ dataDir: platform.dataDir, to, readable, signal });
/** With the mark of UTF-8 at the beginning, where there is one. */
const textOf = (path: string) => Buffer.from(parts[path] ?? []).toString();

/** The rows of a file by column; none of its cells here has a comma or a line of its own. */
const rowsIn = (path: string) => {
  const [names = [], ...rows] = textOf(path)
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])));
};

const ask = (sql: string) => withConnection(platform.login, (connection) => rowsOf(connection, sql));

const letsIn = 'https://bidwright.example/invitation/let-me-in';

/** A mail that lets somebody in, and one that does not. */
const mails = `insert into bidwright_shell.emails
  (id, version, dateCreated, dateUpdated, fieldVersions, \`to\`, cc, subject, text, template, state, tries, nextTry, secret) values
  ('mail-1', 1, 1795532944, 1795532944, '{}', '["rosa@firm.example"]', '[]', 'Welcome', '${letsIn}', 'account', 'Kept', 0, 0, 1),
  ('mail-2', 1, 1795532944, 1795532944, '{}', '["rosa@firm.example"]', '[]', 'A note', 'A text', 'own', 'Kept', 0, 0, 0)`;

/** Somebody who is no demo person: those are shut out where the demo is over. */
const ruth = `insert into bidwright_shell.accounts
  (id, email, passwordHash, name, permissions, teams, status, expirationDate, dateCreated)
  select '01a20e1a-72de-7524-b405-cfaaa8ae8a10', 'ruth@firm.example', passwordHash, 'Ruth Real', permissions, teams, status,
    expirationDate, dateCreated from bidwright_shell.accounts where email = 'lead@harborvale.example'`;

/** A document as it is uploaded, whose name no folder takes, and a text that a spreadsheet would run. */
const change = async () => {
  await ask("update bidwright_admin.sources set description = '=1+1', dateUpdated = 1795532944 limit 1");
  await ask("update bidwright_opportunities.documents set documentName = 'a/b: c?.pdf' limit 1");
  await ask(mails);
  await ask(ruth);
  const [stored] = await ask(
    `select s.storageKey from bidwright_opportunities.stored_files s
     join bidwright_opportunities.documents d on d.id = s.recordId where d.documentName = 'a/b: c?.pdf'`,
  );
  const file = join(platform.dataDir, 'services/opportunities/files', String(stored?.storageKey));
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'words of a document');
};

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  platform = await testPlatform();
  running = await hold(join(platform.dataDir, 'platform.sock'), 'the platform of this test');
  await change();
  archive = beside('firm.zip');
  exported = await take(archive);
  parts = unzipSync(readFileSync(archive));
});

afterAll(async () => {
  if (running.holder === undefined) await running.release();
  await platform.end();
  for (const path of [platform.dataDir, ...toBeRemoved]) rmSync(path, { recursive: true, force: true });
});

const tablesIn = () => Object.keys(parts).filter((path) => path.startsWith('tables/'));

test('a file of each collection has each record once, by names that people read', async () => {
  expect(textOf('tables/admin/Sources.csv')).toMatch(
    /^\ufeffID,Version,Date created,Date updated,Added by ID,Added by,Name,/,
  );
  const stored = await ask(
    'select id, name, dateCreated, addedById, addedByName from bidwright_admin.sources order by id',
  );
  expect(rowsIn('tables/admin/Sources.csv').toSorted((a, b) => (String(a.ID) < String(b.ID) ? -1 : 1))).toEqual(
    stored.map(({ id, name, dateCreated, addedById, addedByName }) =>
      expect.objectContaining({
        ID: id,
        Name: name,
        'Date created': new Date(dateCreated * 1000).toISOString(),
        'Added by ID': addedById,
        'Added by': addedByName,
      }),
    ),
  );
  // Columns are called as the pages call them.
  expect(textOf('tables/opportunities/Opportunities.csv')).toMatch(/,Client ID,Client,.*,Q&A due,Go\/no-go due,/);
  // A list of references stands with its record, and no cell is run.
  const [user] = await ask(
    `select u.id, group_concat(t.name order by t.position separator '; ') as teams
     from bidwright_admin.users u join bidwright_admin.users_teams t on t.recordId = u.id group by u.id limit 1`,
  );
  expect(textOf('tables/admin/Users.csv')).toContain(String(user?.teams));
  expect(rowsIn('tables/admin/Sources.csv').map(({ Description }) => Description)).toContain("'=1+1");
});

test('counts are those of the databases, and the first page says them', async () => {
  expect(tablesIn().length).toBeGreaterThan(30);
  expect(exported.tables.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(parts)
      .filter((path) => /^(tables|audit)\//.test(path))
      .toSorted(),
  );
  const counted = {
    'tables/opportunities/Opportunities.csv': 'bidwright_opportunities.opportunities',
    'tables/opportunities/Opportunities - Comments.csv': 'bidwright_opportunities.opportunities_comments',
    'tables/admin/Salary projections.csv': 'bidwright_admin.salaryProjections',
    'tables/rfp-library/RFP content - Change log.csv': 'bidwright_rfp_library.rfpContent_changeLog',
    'audit/admin.csv': 'bidwright_admin.audit',
  };
  for (const [path, table] of Object.entries(counted)) {
    const [row] = await ask(`select count(*) as count from ${table}`);
    expect(exported.tables).toContainEqual({ path, rows: Number(row?.count) });
    expect(textOf('README.txt')).toContain(`${String(row?.count).padStart(9)}  ${path}\r\n`);
  }
  const seals = await ask('select hash from bidwright_admin.audit order by seq');
  expect(rowsIn('tables/admin/Users.csv').length).toBeGreaterThan(0);
  for (const { hash } of seals) expect(textOf('audit/admin.csv')).toContain(`,${hash}\r\n`);
});

test('uploaded files stand once, by the bid and the name that people know', () => {
  const found = rowsIn('files/index.csv').find((row) => row['File name'] === 'a/b: c?.pdf');
  expect(found?.Path).toMatch(/^files\/opportunities\/Documents\/[^/]+\/a b c\.pdf$/);
  expect(textOf(found?.Path ?? '')).toBe('words of a document');
  expect(found?.['SHA-256']).toBe(createHash('sha256').update('words of a document').digest('hex'));
  expect(exported).toMatchObject({ files: 1, elsewhere: rowsIn('files/index.csv').length - 1 });
  expect(Object.values(parts).filter((part) => strFromU8(part) === 'words of a document')).toHaveLength(1);
});

test('one that is made to be read holds nothing that lets somebody in', async () => {
  const to = beside('readable.zip');
  await take(to, true);
  const read = unzipSync(readFileSync(to));
  const all = Object.values(read)
    .map((part) => strFromU8(part))
    .join('\n');
  expect(all).toContain('A note');
  expect(all).not.toContain(letsIn);
  const [account] = await ask(
    'select passwordHash from bidwright_shell.accounts where passwordHash is not null limit 1',
  );
  const [session] = await ask('select tokenHash from bidwright_shell.sessions limit 1');
  expect(account?.passwordHash.length).toBeGreaterThan(20);
  const secrets: Record<string, unknown> = JSON.parse(readFileSync(join(platform.dataDir, 'secrets.json'), 'utf8'));
  const kept = [secrets.internalKey, secrets.databaseRoot, account?.passwordHash, session?.tokenHash].map(String);
  for (const secret of kept) expect(all).not.toContain(secret);
  // Where they are kept, nobody reads them by opening the archive's tables.
  for (const path of tablesIn()) for (const secret of [...kept, letsIn]) expect(textOf(path)).not.toContain(secret);
  expect(Object.keys(read).filter((path) => path.startsWith('backup/'))).toEqual([]);
  await expect(restore({ from: to, dataDir: beside('from-readable'), signal })).rejects.toThrow(/made to be read/);
});

const signIn = (origin: string, password: string) =>
  fetch(`${origin}/api/shell/signIn`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ruth@firm.example', password }),
  });

test('what another installation makes of it is what was there, and people sign in as before', async () => {
  const there = beside('restored');
  await restore({ from: archive, dataDir: there, signal });
  expect(await withRestored(there, checksumsOf)).toEqual(await checksumsOf(platform.login));
  const [stored] = await ask(
    `select s.storageKey from bidwright_opportunities.stored_files s
     join bidwright_opportunities.documents d on d.id = s.recordId where d.documentName = 'a/b: c?.pdf'`,
  );
  const file = join('services/opportunities/files', String(stored?.storageKey));
  for (const path of [file, 'secrets.json', 'services/shell/remotes/ftes/1.0.0/entry.js'])
    expect(readFileSync(join(there, path), 'utf8')).toBe(readFileSync(join(platform.dataDir, path), 'utf8'));
  expect(existsSync(unpackingIn(there))).toBe(false);
  const answers = await withRestored(there, (login) =>
    withFrontDoor(there, login, (address) =>
      Promise.all(['bidwright-demo-2026', 'another-password'].map((password) => signIn(address, password))),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 401]);
});

const flip = (at: (size: number) => number) => (file: string) => {
  const bytes = readFileSync(file);
  const place = at(bytes.length);
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  writeFileSync(file, bytes);
};

test.each<[string, (file: string) => void, RegExp]>([
  ['a byte at the beginning', flip(() => 12), /is damaged/],
  ['a byte in the middle', flip((size) => size >> 1), /is damaged/],
  ['a byte of the seal', flip((size) => size - 1), /is damaged/],
  ['a byte of the end', flip((size) => size - 100), /no whole archive/],
  ['one cut short', (file) => truncateSync(file, statSync(file).size - 1000), /no whole archive/],
  ['an empty one', (file) => truncateSync(file, 0), /no whole archive/],
  ['another ZIP', (file) => writeFileSync(file, zipSync({ a: strToU8('a') })), /no whole archive/],
])('%s is refused with the reason, and nothing is touched', async (name, hurt, reason) => {
  const file = beside(`${name}.zip`);
  copyFileSync(archive, file);
  hurt(file);
  const there = beside(`from ${name}`);
  await expect(restore({ from: file, dataDir: there, signal })).rejects.toThrow(reason);
  expect(existsSync(there) ? readdirSync(there) : []).toEqual([]);
});

/** The archive with some of its parts changed by somebody who can seal it anew. */
const remade = async (name: string, change: (folder: string) => Promise<void>) => {
  const folder = beside(`${name} parts`);
  for (const [path, part] of Object.entries(parts)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), part);
  }
  await change(folder);
  const file = beside(`${name}.zip`);
  const paths = Object.keys(parts).filter((path) => existsSync(join(folder, path)));
  await pack(
    file,
    paths.map((path) => ({ path, file: join(folder, path) })),
    signal,
  );
  return file;
};

const restated = (change: (manifest: Manifest) => void) => async (folder: string) => {
  const manifest = await readManifest(join(folder, 'backup'));
  change(manifest);
  await writeManifest(join(folder, 'backup'), manifest);
};

test.each<[string, (folder: string) => Promise<void>, RegExp]>([
  ['a later format', restated((manifest) => (manifest.format = 2)), /made by a newer version of Bidwright/],
  [
    'a later migration',
    restated((manifest) => manifest.migrations.ftes?.push('9999-later')),
    /newer version of ftes, which has run 9999-later/,
  ],
  ['a way out', restated(({ files }) => (files['files/../../elsewhere'] = 'x')), /which is no file of a backup/],
  ['a file lost', async (folder) => rmSync(join(folder, 'backup/files/secrets.json')), /secrets\.json is missing/],
  [
    'other words',
    async (folder) => writeFileSync(join(folder, 'backup/files/secrets.json'), '{}'),
    /is damaged: .+secrets\.json is not as it was written/,
  ],
])('%s, sealed anew, is refused as well', async (name, change, reason) => {
  const there = beside(`from ${name}`);
  await expect(restore({ from: await remade(name, change), dataDir: there, signal })).rejects.toThrow(reason);
  expect(existsSync(there) ? readdirSync(there) : []).toEqual([]);
});

test('nothing that is there is overwritten, and what was stopped leaves nothing', async () => {
  const before = statSync(archive);
  await expect(take(archive)).rejects.toThrow(/is there already/);
  expect(statSync(archive).mtimeMs).toBe(before.mtimeMs);
  expect(before.mode & 0o777).toBe(0o600);
  const to = beside('stopped.zip');
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(exportFirm({ dataDir: platform.dataDir, to, readable: false, signal: stopped })).rejects.toThrow(
    /abort|stopped/i,
  );
  expect([existsSync(to), existsSync(`${to}.partial`)]).toEqual([false, false]);
});
