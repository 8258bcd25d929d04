import { failureShown, loads } from './loads.ts';

const counted = () => {
  let asked = 0;
  const state = { isBroken: false };
  const load = loads(async () => {
    asked += 1;
    if (state.isBroken) throw new Error('gone');
    return { asked };
  });
  return { load, state };
};

test('a key is loaded once, and is there at once from then on', async () => {
  const { load } = counted();
  const key = {};
  expect(load.now(key)).toBeUndefined();
  expect(load(key)).toBe(load(key));
  await expect(load(key)).resolves.toEqual({ asked: 1 });
  expect(load.now(key)).toEqual({ asked: 1 });
});

test('what is given needs no loading', () => {
  const load = loads<{ value?: object }, object>(
    () => Promise.reject(new Error('not asked for')),
    ({ value }) => value,
  );
  const value = {};
  expect(load.now({ value })).toBe(value);
});

test('a failure stays until it was shown, then the next call asks again', async () => {
  const { load, state } = counted();
  state.isBroken = true;
  const key = {};
  const failed = load(key);
  await expect(failed).rejects.toThrow('gone');
  expect(load(key)).toBe(failed);

  state.isBroken = false;
  failureShown();
  await expect(load(key)).resolves.toEqual({ asked: 2 });
});

test('a failure ahead of time is forgotten, unless somebody has come to wait', async () => {
  const { load, state } = counted();
  state.isBroken = true;
  const [alone, awaited] = [{}, {}];
  const first = load.ahead(alone);
  await expect(first).rejects.toThrow('gone');
  expect(load(alone)).not.toBe(first);

  const second = load.ahead(awaited);
  expect(load(awaited)).toBe(second);
  await expect(second).rejects.toThrow('gone');
  expect(load(awaited)).toBe(second);
});
