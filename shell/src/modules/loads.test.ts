import { forgetFailures, loads } from './loads.ts';

test('a key is loaded once', async () => {
  let asked = 0;
  const load = loads(async () => {
    asked += 1;
    return asked;
  });
  const key = {};
  expect(load(key)).toBe(load(key));
  await expect(load(key)).resolves.toBe(1);
});

test('a failure stays until it was shown, then the next call asks again', async () => {
  let broken = true;
  const load = loads(async () => {
    if (broken) throw new Error('gone');
    return 'there';
  });
  const key = {};
  const failed = load(key);
  await expect(failed).rejects.toThrow('gone');
  expect(load(key)).toBe(failed);

  broken = false;
  forgetFailures();
  await expect(load(key)).resolves.toBe('there');
});
