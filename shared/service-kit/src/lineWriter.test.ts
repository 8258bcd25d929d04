import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'bidwright-log-'));
const file = join(folder, 'fixture.log');
const program = require.resolve('@bidwright/service-testing/fixture/logProcess');

let child: ChildProcess;

/** A log of at most 8 kB: the system refuses more of it, as a full disk would. */
beforeAll(() => {
  child = spawn('sh', ['-c', 'ulimit -f 16; exec "$0" "$1"', process.execPath, program], {
    stdio: ['ignore', openSync(file, 'a'), 'inherit', 'ipc'],
  });
});

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Answers how many lines found no room so far. */
const write = async (lines: number): Promise<number> => {
  child.send(lines);
  const [dropped] = await once(child, 'message');
  return dropped;
};

const written = () => readFileSync(file, 'utf8').trimEnd().split('\n');

test('lines without room are dropped and counted, the process lives on, and says so when there is room again', async () => {
  expect(await write(10)).toBe(0);
  const dropped = await write(1000);
  expect(dropped).toBeGreaterThan(900);
  expect(await write(5)).toBe(dropped + 5);
  expect(child.exitCode).toBeNull();
  truncateSync(file);
  expect(await write(2)).toBe(dropped + 5);
  const lines = written().filter(Boolean);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { service: 'fixture', dropped: dropped + 5, msg: 'lines of the log found no room' },
    { line: 0 },
    { line: 1 },
  ]);
});

test('a line that was cut off by the end of room does not spoil the next one', async () => {
  truncateSync(file);
  const before = await write(1000);
  const kept = written();
  expect(kept.slice(0, -1).map((line) => JSON.parse(line).msg)).toEqual(kept.slice(1).map(() => 'answered'));
  // Room after the torn line: only what stands before it is taken away.
  const torn = kept.at(-1) ?? '';
  truncateSync(file, 0);
  expect(() => JSON.parse(torn)).toThrow('JSON');
  expect(await write(1)).toBe(before);
  expect(
    written()
      .filter(Boolean)
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['lines of the log found no room', 'answered']);
});
