import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { rowsOf, withConnection } from '../database/sql.ts';
import { exec } from '../exec.ts';
import { codeOf } from '../fault.ts';
import { type Platform, startPlatform } from './platform.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-full-'));
const filler = join(dataDir, 'filler');
const told: string[] = [];
let isSmall = false;
let platform: Platform;

/** A disk of its own, which is small; where none may be made, the database alone says that it is full. */
beforeAll(async () => {
  const { code } = await exec('mount', ['-t', 'tmpfs', '-o', 'size=520m', 'tmpfs', dataDir]);
  isSmall = code === 0;
  // An installation of before, which others on the machine could look into.
  for (const name of ['logs', 'services', 'database']) mkdirSync(join(dataDir, name), { mode: 0o755 });
  appendFileSync(join(dataDir, 'logs/shell.log'), '', { mode: 0o644 });
  // Pages are of the shell that is published.
  platform = await startPlatform({ dataDir, demo: true, build: true, report: (line) => told.push(line) });
});

afterAll(async () => {
  await platform?.stop();
  if (isSmall) await exec('umount', ['-l', dataDir]);
  rmSync(dataDir, { recursive: true, force: true });
});

const writeFiller = (bytes: number) => {
  try {
    for (;;) appendFileSync(filler, Buffer.alloc(bytes));
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
};

const statements = ['insert', 'update'].map((act) => ({
  fill: `create trigger bidwright_shell.full_${act} before ${act} on bidwright_shell.views for each row
    signal sqlstate 'HY000' set mysql_errno = 1114, message_text = 'The table is full'`,
  empty: `drop trigger bidwright_shell.full_${act}`,
}));

const ask = (statement: string) =>
  withConnection(platform.database.login, (connection) => rowsOf(connection, statement));

const fill = async () => {
  if (isSmall) for (const bytes of [65_536, 512]) writeFiller(bytes);
  else for (const { fill: statement } of statements) await ask(statement);
};

const makeRoom = async () => {
  if (isSmall) rmSync(filler);
  else for (const { empty } of statements) await ask(empty);
};

const pids = () => platform.serviceNames.map((name) => platform.service(name).pid);
const modeOf = (path: string) => (statSync(join(dataDir, path)).mode & 0o777).toString(8);

/** Somebody who is signed in; no call may take longer than a person waits. */
const signIn = async () => {
  const origin = platform.address;
  const headers: Record<string, string> = { origin, 'content-type': 'application/json' };
  const send = (path: string, body?: object) =>
    fetch(`${origin}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers,
      signal: AbortSignal.timeout(15_000),
    });
  const enter = () => send('/api/shell/signIn', { email: 'lead@harborvale.example', password: 'bidwright-demo-2026' });
  let reply = await enter();
  // On a machine that others load, services that have just started may take longer to say who somebody is.
  while (reply.status === 503) {
    await setTimeout(Number(reply.headers.get('retry-after')) * 1000);
    reply = await enter();
  }
  expect(reply.status).toBe(200);
  headers.cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return send;
};

type Send = Awaited<ReturnType<typeof signIn>>;

const view = { col: 'views', page: '/general/opportunities', state: { note: 'x'.repeat(1000) } };
const write = (send: Send, name: string) => send('/api/shell/create', { ...view, name });

const reads: [string, object?][] = [
  ['/livez'],
  ['/readyz'],
  ['/api/shell/me'],
  ['/api/opportunities/query', { col: 'opportunities', limit: 50 }],
  ['/api/admin/query', { col: 'users', limit: 50 }],
  ['/opportunities'],
];

test('a full disk ends no service: reads go on, writes are refused and come back with room', async () => {
  const send = await signIn();
  const before = pids();
  const kept: string[] = [];
  expect((await write(send, 'kept before')).status).toBe(200);
  kept.push('kept before');
  await fill();

  let refused: Response | undefined;
  for (let n = 0; n < 500 && !refused; n += 1) {
    const answer = await write(send, `kept ${n}`);
    if (answer.status === 200) kept.push(`kept ${n}`);
    else refused = answer;
  }
  // The database itself may wait for room until its time for a statement is up, which is 503.
  expect([503, 507]).toContain(refused?.status);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  for (let n = 0; n < 3; n += 1)
    for (const [path, body] of reads) expect([path, (await send(path, body)).status]).toEqual([path, 200]);

  await makeRoom();
  expect((await write(send, 'kept after')).status).toBe(200);
  kept.push('kept after');
  const { data } = (await (await send('/api/shell/list', { col: 'views' })).json()) as { data: { name: string }[] };
  expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(kept));
  expect(pids()).toEqual(before);
  expect(told.filter((line) => line.includes('unexpectedly'))).toEqual([]);
});

test('nobody else on the machine can look in, also where others could before', async () => {
  expect(['logs', 'services', 'database'].map(modeOf)).toEqual(['700', '700', '700']);
  expect(platform.serviceNames.map((name) => modeOf(`logs/${name}.log`))).toEqual(
    platform.serviceNames.map(() => '600'),
  );
});
