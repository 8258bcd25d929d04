import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { rowsOf, withConnection } from '../database/sql.ts';
import { fromUrl } from '../database/url.ts';
import { exec } from '../exec.ts';
import { type PortBlock, reservePorts } from '../platform/ports.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';

const command = join(import.meta.dirname, '../../bin/start.mjs');
const dataDir = mkdtempSync(join(tmpdir(), 'bidwright-start-'));
let ports: PortBlock;
let port = 0;

interface Started {
  process: ChildProcess;
  /** All it wrote so far. */
  said(): string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

const start = (settings: Record<string, string> = {}, ...options: string[]): Started => {
  const child = spawn(process.execPath, [command, ...options], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  return { process: child, said: () => said, ended: once(child, 'close').then(([code]) => code) };
};

/** Its greeting comes in parts; what ends it is waited for. */
const untilReady = async (started: Started) => {
  while (!started.said().includes('Ctrl-C stops it.')) {
    if (started.process.exitCode !== null) throw new Error(started.said());
    await setTimeout(50);
  }
};

/** What it said when it did not start: one line. */
const refusal = async (settings: Record<string, string>) => {
  const started = start(settings);
  expect(await started.ended).toBe(1);
  return started.said().trimEnd();
};

/** Processes that were told of the folder, and their parents' deaths notwithstanding. */
const processesOf = (folder: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid !== process.pid && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    });

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

const untilNoneIsLeft = async () => {
  while (processesOf(dataDir).length > 0) await setTimeout(50);
};

beforeAll(async () => {
  ports = await reservePorts();
  port = await ports.next();
});

afterAll(async () => {
  for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGTERM');
  await untilNoneIsLeft();
  await ports.release();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What Git sees that is not committed. */
const uncommitted = async () => {
  const { code, output } = await exec('git', ['status', '--porcelain'], { cwd: root });
  expect(code).toBe(0);
  return output;
};

test('it runs once a folder, once a port, and Ctrl-C leaves no process and nothing to commit', async () => {
  const before = await uncommitted();
  const first = start();
  await untilReady(first);
  expect(first.said()).toContain(`http://localhost:${port}`);
  expect(first.said()).toContain('admin@harborvale.example');
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);

  expect(await refusal({ PORT: String(await ports.next()) })).toMatch(
    new RegExp(`^Bidwright is already running from this folder: http://localhost:${port} \\(process \\d+\\).*$`),
  );
  const other = mkdtempSync(join(tmpdir(), 'bidwright-other-'));
  expect(await refusal({ DATA_DIR: other })).toMatch(new RegExp(`^Port ${port} is taken by another program.*$`));
  rmSync(other, { recursive: true });

  const doctor = await exec(process.execPath, [join(import.meta.dirname, 'doctor.ts')], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect(doctor.output).toMatch(new RegExp(`^ok {5}It runs at http://localhost:${port}$`, 'm'));
  expect([doctor.code, doctor.output]).toEqual([0, expect.stringContaining(`${dataDir}: 0 faults`)]);

  expect(processesOf(dataDir).length).toBeGreaterThan(7);
  first.process.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
  expect(await uncommitted()).toBe(before);
});

/** Kills the process that people see, or the one that does the work. */
const killed = async (running: Started, which: 'seen' | 'working') => {
  const worker = Number(/\(process (\d+)\)/.exec(await refusal({}))?.[1]);
  process.kill(which === 'seen' ? (running.process.pid ?? 0) : worker, 'SIGKILL');
  await running.ended;
};

test('after kill -9 of either of its processes it starts again in few seconds; a service that dies is there again', async () => {
  for (const which of ['seen', 'working'] as const) {
    const running = start();
    await untilReady(running);
    await killed(running, which);
  }
  const running = start();
  await untilReady(running);
  say(`start after a kill: ${/is ready after ([\d.]+) s/.exec(running.said())?.[1]} s`);
  const service = processesOf(dataDir).find((pid) => commandOf(pid).includes('services/opportunities/'));
  process.kill(service ?? 0, 'SIGKILL');
  while (!running.said().includes('Service opportunities stopped unexpectedly')) await setTimeout(20);
  while (processesOf(dataDir).length < 9) await setTimeout(20);
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  await untilNoneIsLeft();
});

test('an empty firm begins at the server of DATABASE_URL, which is used instead of a private one', async () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const ownFolder = mkdtempSync(join(tmpdir(), 'bidwright-own-'));
  const running = start({ DATABASE_URL: url, DATA_DIR: ownFolder }, '--firm');
  await untilReady(running);
  expect(running.said()).toContain('Whoever makes the first account');
  expect(running.said()).not.toContain('harborvale');
  expect(processesOf(ownFolder).filter((pid) => commandOf(pid).includes('mariadbd'))).toEqual([]);
  const known = await withConnection(fromUrl(url), (connection) =>
    rowsOf(connection, "show databases like 'bidwright%'"),
  );
  expect(known.length).toBeGreaterThanOrEqual(6);
  const other = mkdtempSync(join(tmpdir(), 'bidwright-other-'));
  const elsewhere = { DATABASE_URL: url, DATA_DIR: other, DEMO: '0', PORT: String(await ports.next()) };
  expect(await refusal(elsewhere)).toMatch(/^DATABASE_URL: the database \w+ at .* belongs to another installation.*$/);
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  for (const folder of [ownFolder, other]) rmSync(folder, { recursive: true });
  await withConnection(fromUrl(url), async (connection) => {
    for (const [name] of known.map(Object.values)) {
      await connection.query('drop database ??', [name]);
      await connection.query('drop user ?@?', [name, fromUrl(url).socketPath ? 'localhost' : '%']);
    }
  });
});

test.each([
  [{ DATABASE_URL: 'mysql://root:x@127.0.0.1:9' }, /^DATABASE_URL: no database answers at 127\.0\.0\.1:9.*$/],
  [{ DATABASE_URL: 'localhost' }, /^DATABASE_URL is no database address.*$/],
  [{ PORT: 'eighty' }, /^PORT is no port: "eighty".*$/],
  [{ PORT: '70000' }, /^PORT is no port: "70000".*$/],
])('%j is refused in one line', async (settings, line) => {
  expect(await refusal(settings)).toMatch(line);
});

test('a port that is taken is named before anything is started', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
  expect(await refusal({})).toMatch(new RegExp(`^Port ${port} is taken`));
  holder.close();
});
