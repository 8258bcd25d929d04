import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from './program.ts';
import { rootLogin, type Server, startServer } from './server.ts';
import { rowsOf, withConnection } from './sql.ts';

const password = 'a word for root';
const base = mkdtempSync(join(tmpdir(), 'bidwright-db-'));
// Longer than the path of a socket may be.
const folder = join(base, 'a'.repeat(90), 'database');
const login = rootLogin(folder, password);
let server: Server;

const start = async () => {
  server = await startServer(await findProgram(), folder, password);
  await server.ready;
};

beforeAll(start, 60_000);

afterAll(async () => {
  await server.end();
  rmSync(base, { recursive: true, force: true });
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a private server is reached by its socket and its password alone', async () => {
  await withConnection(login, async (connection) => {
    expect(await rowsOf(connection, 'select @@port as port, @@skip_networking as closed')).toMatchObject([
      { closed: 1 },
    ]);
    const accounts = await rowsOf(
      connection,
      `select user as user, host as host from mysql.user where user in ('root', '')`,
    );
    expect(accounts).toEqual([{ user: 'root', host: 'localhost' }]);
  });
  await expect(withConnection({ ...login, password: '' }, (connection) => connection.ping())).rejects.toThrow(/denied/);
});

test('five times kill -9 in the middle of writes loses no acknowledged one', async () => {
  await withConnection(login, async (connection) => {
    await connection.query('create database if not exists kept');
    await connection.query('create table kept.rows_of_test (id int primary key)');
  });
  const acknowledged: number[] = [];
  for (let round = 0; round < 5; round++) {
    const writing = withConnection(login, async (connection) => {
      for (let id = round * 100_000; ; id++) {
        await connection.query('insert into kept.rows_of_test values (?)', [id]);
        acknowledged.push(id);
      }
    }).catch(() => undefined);
    const before = acknowledged.length;
    while (acknowledged.length < before + 50) await setTimeout(5);
    server.process.kill('SIGKILL');
    await writing;
    await server.gone;
    await start();
  }
  const rows = await withConnection(login, (connection) => rowsOf(connection, 'select id from kept.rows_of_test'));
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test.each([
  ['', []],
  [' also when it listens to nobody', ['SIGSTOP' as const]],
])(
  'a server ends with the process that started it, by kill -9, and its folder can be used again%s',
  async (_, signals) => {
    await server.end();
    const script = `
    const [{ findProgram }, { startServer }] = await Promise.all([import('./program.ts'), import('./server.ts')]);
    const server = await startServer(await findProgram(), process.argv[1], process.argv[2]);
    await server.ready;
    process.stdout.write(String(server.pid));`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script, folder, password], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(parent.stdout, 'data');
    const orphan = Number(said);
    expect(isAlive(orphan)).toBe(true);
    for (const signal of signals) process.kill(orphan, signal);
    parent.kill('SIGKILL');
    await start();
    await withConnection(login, (connection) => connection.ping());
    while (isAlive(orphan)) await setTimeout(20);
  },
);

test('a server that cannot be started says so', async () => {
  const dead = await startServer({ ...(await findProgram()), server: '/nowhere/mariadbd' }, join(base, 'x'), password);
  await expect(dead.ready).rejects.toThrow(/The database did not start/);
});
