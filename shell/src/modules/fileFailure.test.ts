import { anew, currentTimeoutMs, late, noteFailure } from './fileFailure.ts';

const address = '/remotes/bids/1.0.0/module.js';

test('a file that failed is asked for at another address', () => {
  expect(anew(address)).toBe(address);
  noteFailure(address);
  noteFailure(address);
  expect([anew(address), anew(`${address}?v=1`)]).toEqual([`${address}?retry=2`, `${address}?v=1`]);
});

test('once files are late the next ones have more time, up to half a minute; those of one moment count once', () => {
  const time = currentTimeoutMs();
  expect(time).toBe(4000);
  expect(late(address, time)).toMatchObject({ kind: 'chunk', reason: 'slow' });
  late('/remotes/bids/1.0.0/other.js', time);
  expect(currentTimeoutMs()).toBe(6000);
  for (let tries = 0; tries < 20; tries += 1) late(address, currentTimeoutMs());
  expect(currentTimeoutMs()).toBe(30_000);
});
