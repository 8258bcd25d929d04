import { setTimeout } from 'node:timers/promises';
import { type Child, startChild } from '../child.ts';
import { withSpare } from './spare.ts';

const children: Child[] = [];
const kinds: string[] = [];

const sleeper = (): Child => {
  const child = startChild('sleep', ['600'], { stdio: 'ignore' });
  children.push(child);
  return child;
};

const running = (child: Child) => ({ ...child, ready: Promise.resolve() });

const spared = (settleMs = 10) =>
  withSpare(
    async () => {
      kinds.push('launched');
      return running(sleeper());
    },
    async () => {
      const child = sleeper();
      kinds.push('prepared');
      return {
        ...child,
        begin: async () => {
          kinds.push('begun');
          return running(child);
        },
      };
    },
    settleMs,
  );

const until = async (done: () => boolean) => {
  while (!done()) await setTimeout(10);
};

beforeEach(() => {
  kinds.length = 0;
});

afterEach(() => Promise.all(children.splice(0).map((child) => child.end())));

test('the next process is the spare, and has one of its own', async () => {
  const { launch, end } = spared();
  await launch();
  await until(() => kinds.length === 2);
  await launch();
  await until(() => kinds.length === 4);
  await end();
  expect(kinds).toEqual(['launched', 'prepared', 'begun', 'prepared']);
});

test('one that dies before its time is not begun', async () => {
  const { launch, end } = spared();
  await launch();
  await until(() => kinds.length === 2);
  children[1]?.process.kill('SIGKILL');
  await children[1]?.gone;
  await launch();
  await end();
  expect(kinds.slice(0, 3)).toEqual(['launched', 'prepared', 'launched']);
});

test('who ends lets it go, also one that is being prepared', async () => {
  const { launch, end } = spared();
  await launch();
  await until(() => kinds.length === 2);
  await end();
  await launch();
  await end();
  await setTimeout(50);
  expect(kinds).toEqual(['launched', 'prepared', 'launched']);
  expect(children[1]?.isGone()).toBe(true);
});
