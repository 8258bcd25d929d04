import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hold } from '../../bin/lock.mjs';
import { pendingIn, ranIn } from '../backup/ledgers.ts';
import { stagingIn } from '../backup/move.ts';
import { backupNoteFile } from '../backup/note.ts';
import { cutOff, run, timed } from '../backup/testCommand.ts';
import { checksumsOf, type TestPlatform, testPlatform, withRestored } from '../backup/testPlatform.ts';
import { databaseOf } from '../database/access.ts';
import { rowsOf, withConnection } from '../database/sql.ts';
import type { Login } from '../database/url.ts';
import { turns } from '../deep.ts';
import { serviceNames } from '../rooms.ts';

let released: TestPlatform;
let dataDir: string;
let into: string;
/** How long it takes where nothing disturbs it, in milliseconds. */
let takesMs: number;
let before: Awaited<ReturnType<typeof checksumsOf>>;

const upgrade = () => run('upgrade', dataDir, '--to', into);

/** Migrations that have not run, of all services. */
const pending = (login: Login): Promise<string[]> =>
  withConnection(login, async (connection) => {
    const all: string[] = [];
    for (const service of serviceNames()) {
      const tables = (await rowsOf(connection, `show tables from ${databaseOf(service)}`)).map((row) =>
        String(Object.values(row)[0]),
      );
      all.push(...pendingIn(service, await ranIn(connection, databaseOf(service), tables)));
    }
    return all;
  });

const isUpgraded = () => withRestored(dataDir, async (login) => (await pending(login)).length === 0);

/** A copy that counts is as good as in its place. */
const stateOf = async (): Promise<string> => {
  if (existsSync(join(stagingIn(dataDir), 'whole')) || (await isUpgraded())) return 'after';
  return isDeepStrictEqual(await withRestored(dataDir, checksumsOf), before) ? 'before' : 'between';
};

const change = (statement: string) =>
  withRestored(dataDir, (login) =>
    withConnection(login, async (connection) => void (await connection.query(statement))),
  );

/** Rows that no migration has to do with. */
const pasted = () =>
  withRestored(dataDir, async (login) =>
    Object.entries(await checksumsOf(login)).filter(([table]) => table.endsWith('.pasted')),
  );

beforeAll(async () => {
  released = await testPlatform();
  before = await checksumsOf(released.login);
  await released.end();
});

beforeEach(() => {
  dataDir = `${released.dataDir}-upgraded`;
  into = `${released.dataDir}-backups`;
  for (const folder of [dataDir, into]) rmSync(folder, { recursive: true, force: true });
  cpSync(released.dataDir, dataDir, { recursive: true });
});

afterAll(() => {
  for (const folder of [released.dataDir, dataDir, into]) rmSync(folder, { recursive: true, force: true });
});

test('what the last release left is brought to this version, after a backup, and not twice', async () => {
  expect(await isUpgraded()).toBe(false);
  const rows = await pasted();
  takesMs = await timed(async () =>
    expect(await upgrade()).toEqual({
      code: 0,
      said: expect.stringMatching(/those of this version:\n[^]*shell: \d+ migrations/),
    }),
  );
  expect([await isUpgraded(), await pasted()]).toEqual([true, rows]);
  const [backup, ...others] = readdirSync(into).filter((name) => name.endsWith('Z'));
  expect(others).toEqual([]);
  expect(JSON.parse(readFileSync(backupNoteFile(dataDir), 'utf8'))).toMatchObject({ folder: join(into, backup ?? '') });
  expect(existsSync(stagingIn(dataDir))).toBe(false);
  expect(await upgrade()).toEqual({ code: 0, said: expect.stringContaining('There was nothing to migrate.') });
});

test('a migration that fails is said, and the databases are as they were', async () => {
  await change('rename table bidwright_admin.opportunityStatus to bidwright_admin.mislaid');
  const mislaid = await withRestored(dataDir, checksumsOf);
  expect(await upgrade()).toEqual({
    code: 1,
    said: expect.stringMatching(
      /The migrations of admin fail\. Nothing has been changed\.[^]*opportunityStatus' doesn't exist/,
    ),
  });
  expect(await withRestored(dataDir, checksumsOf)).toEqual(mislaid);
  expect(existsSync(stagingIn(dataDir))).toBe(false);
});

test('a platform that runs is not upgraded, nor is one that a newer version has had to do with', async () => {
  const running = await hold(join(dataDir, 'platform.sock'), 'the platform of this test');
  expect(await upgrade()).toEqual({ code: 1, said: expect.stringContaining('Stop that one first.') });
  if (running.holder === undefined) await running.release();
  await change("insert into bidwright_ftes.kysely_migration values ('9999-later', '2026-11-27T00:00:00.000Z')");
  expect(await upgrade()).toEqual({
    code: 1,
    said: expect.stringContaining('A newer version has run 9999-later of ftes here already.'),
  });
});

test('an upgrade that is killed has done all or nothing, and is done when it is asked for again', async () => {
  for (let kill = 0; kill < turns(1, 15); kill++) {
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(released.dataDir, dataDir, { recursive: true });
    await cutOff(takesMs, 'upgrade', dataDir, '--to', into);
    expect(['before', 'after']).toContain(await stateOf());
    expect(await upgrade()).toEqual({ code: 0, said: expect.any(String) });
    expect(await isUpgraded()).toBe(true);
  }
}, 900_000);
