import { setTimeout as after } from 'node:timers/promises';
import { Turns } from './turns.ts';

const limits = { atOnce: 3, ofOne: 2, waiting: 4, waitingOfOne: 2, maxWaitMs: 2000 };

/** Its end is not waited for. */
const begin = (turn: Promise<unknown>) => void turn.catch(() => undefined);

const busy = { status: 503, code: 'busy', details: { retryAfter: 1 } };

/** Whether something has happened by now. */
const isDone = (promise: Promise<unknown>) => Promise.race([promise.then(() => true), after(20, false)]);

test('one person has no more than a share, and others come past', async () => {
  const turns = new Turns(limits);
  const first = await turns.take('a');
  await turns.take('a');
  const third = turns.take('a');
  expect(await isDone(third)).toBe(false);
  const giveBack = await turns.take('b');
  giveBack();
  expect(await isDone(third)).toBe(false);
  first();
  expect(await isDone(third)).toBe(true);
});

test('a turn that is given back twice is free once', async () => {
  const turns = new Turns({ ...limits, atOnce: 1 });
  const giveBack = await turns.take('a');
  const second = turns.take('b');
  const third = turns.take('c');
  giveBack();
  giveBack();
  expect(await isDone(second)).toBe(true);
  expect(await isDone(third)).toBe(false);
  begin(third);
});

test('of one person only some wait, and of all', async () => {
  const turns = new Turns({ ...limits, atOnce: 1 });
  await turns.take('a');
  begin(turns.take('a'));
  begin(turns.take('a'));
  await expect(turns.take('a')).rejects.toMatchObject(busy);
  begin(turns.take('b'));
  begin(turns.take('c'));
  await expect(turns.take('d')).rejects.toMatchObject(busy);
});

test('nobody waits for longer than a while, and who left takes no turn', async () => {
  const turns = new Turns({ ...limits, atOnce: 1, maxWaitMs: 20 });
  const giveBack = await turns.take('a');
  const leaving = new AbortController();
  const left = turns.take('b', leaving.signal);
  leaving.abort(new Error('has left'));
  await expect(left).rejects.toThrow('has left');
  await expect(turns.take('c')).rejects.toMatchObject(busy);
  giveBack();
  await expect(turns.take('d')).resolves.toEqual(expect.any(Function));
});

test('who leaves in the moment in which a turn is free does not keep it', async () => {
  const turns = new Turns({ ...limits, atOnce: 1 });
  const giveBack = await turns.take('a');
  const leaving = new AbortController();
  const left = turns.take('b', leaving.signal);
  leaving.abort(new Error('has left'));
  giveBack();
  await expect(left).rejects.toThrow('has left');
  await expect(turns.take('c')).resolves.toEqual(expect.any(Function));
});
