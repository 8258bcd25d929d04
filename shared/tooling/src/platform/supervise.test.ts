import { setTimeout } from 'node:timers/promises';
import { startChild } from '../child.ts';
import { Fault } from '../fault.ts';
import { type Supervised, supervise } from './supervise.ts';

const lines: string[] = [];
let supervised: Supervised;

/** A process that lives until it is told to end. */
const sleeper = async () => ({ ...startChild('sleep', ['600'], { stdio: 'ignore' }), ready: Promise.resolve() });

const until = async (done: () => boolean) => {
  while (!done()) await setTimeout(10);
};

beforeEach(() => {
  lines.length = 0;
  supervised = supervise('The sleeper', sleeper, (line) => lines.push(line));
});

afterEach(() => supervised.stop());

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const pidOf = ({ pid }: Supervised): number => {
  if (!pid) throw new Error('is not running');
  return pid;
};

test('a process that dies is started again, each time', async () => {
  await supervised.start();
  for (let time = 0; time < 3; time++) {
    const before = pidOf(supervised);
    process.kill(before, 'SIGKILL');
    await until(() => supervised.pid !== undefined && supervised.pid !== before);
  }
  expect(lines).toEqual(Array.from({ length: 3 }, () => 'The sleeper stopped unexpectedly; starting it again'));
});

test('one that was killed on purpose stays dead until it is started', async () => {
  await supervised.start();
  await supervised.kill('SIGKILL');
  await setTimeout(400);
  expect(supervised.pid).toBeUndefined();
  expect(lines).toEqual([]);
  await supervised.start();
  expect(pidOf(supervised)).toBeGreaterThan(0);
});

test('one that is stopped and started while it waits to come back runs once', async () => {
  const started: number[] = [];
  const counted = supervise(
    'It',
    async () => {
      const child = await sleeper();
      started.push(child.pid ?? 0);
      return child;
    },
    (line) => lines.push(line),
  );
  await counted.start();
  process.kill(pidOf(counted), 'SIGKILL');
  await until(() => started.length === 2 && counted.pid === started[1]);
  // The second time it waits before it comes back.
  process.kill(pidOf(counted), 'SIGKILL');
  await until(() => lines.length === 2);
  await counted.stop();
  await counted.start();
  await setTimeout(600);
  const { pid } = counted;
  await counted.stop();
  for (const left of started.filter(isAlive)) process.kill(left, 'SIGKILL');
  expect(started).toEqual([expect.any(Number), expect.any(Number), pid]);
});

test('one that is never ready fails the start and is not left running', async () => {
  let pid = 0;
  const never = supervise(
    'It',
    async () => {
      const child = await sleeper();
      pid = child.pid ?? 0;
      return { ...child, ready: Promise.reject(new Fault('is not ready')) };
    },
    (line) => lines.push(line),
  );
  await expect(never.start()).rejects.toThrow('is not ready');
  expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
  expect(lines).toEqual([]);
});

test('a restart that fails is tried again', async () => {
  let times = 0;
  const shaky = supervise(
    'It',
    async () => {
      times++;
      if (times === 2) throw new Fault('not now');
      return sleeper();
    },
    (line) => lines.push(line),
  );
  await shaky.start();
  process.kill(pidOf(shaky), 'SIGKILL');
  await until(() => times === 3 && shaky.pid !== undefined);
  expect(lines).toEqual(['It stopped unexpectedly; starting it again', 'It did not come back: not now']);
  await shaky.stop();
});

test('one that is restarted serves on until the next one does', async () => {
  const events: string[] = [];
  const handed = supervise(
    'It',
    async () => {
      const child = await sleeper();
      const ready = setTimeout(50).then(() => void events.push(`${child.pid} serves`));
      void child.gone.then(() => events.push(`${child.pid} is gone`));
      return { ...child, ready };
    },
    (line) => lines.push(line),
  );
  await handed.start();
  const before = pidOf(handed);
  await handed.restart();
  expect(events).toEqual([`${before} serves`, `${pidOf(handed)} serves`, `${before} is gone`]);
  await handed.stop();
  expect(lines).toEqual([]);
});

test('one whose successor never serves goes on', async () => {
  let times = 0;
  const kept = supervise(
    'It',
    async () => {
      times += 1;
      return {
        ...(await sleeper()),
        ready: times === 1 ? Promise.resolve() : Promise.reject(new Fault('is not ready')),
      };
    },
    (line) => lines.push(line),
  );
  await kept.start();
  const before = pidOf(kept);
  await expect(kept.restart()).rejects.toThrow('is not ready');
  expect(kept.pid).toBe(before);
  expect(isAlive(before)).toBe(true);
  await kept.stop();
});
