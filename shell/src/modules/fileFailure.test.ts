import { Failure } from './Failure.ts';
import { askFor, BrokeOff, currentTimeoutMs, late } from './fileFailure.ts';

const address = '/remotes/bids/1.0.0/module.js';

/** Asks for a file that fails so; answers the addresses at which it was asked for. */
const failing = async (address: string, ...errors: Error[]) => {
  const asked: string[] = [];
  const ask = async (at: string) => {
    asked.push(at);
    const error = errors.shift();
    if (error) throw error;
  };
  return {
    asked,
    taken: await askFor(address, ask).then(
      () => true,
      () => false,
    ),
  };
};

const missing = () => new Failure('chunk', 'no such file', { reason: 'missing' });

test('a file that failed is asked for at another address', async () => {
  expect(await failing(address, missing())).toEqual({ asked: [address], taken: false });
  expect(await failing(address, missing())).toEqual({ asked: [`${address}?retry=1`], taken: false });
  expect(await failing(address)).toEqual({ asked: [`${address}?retry=2`], taken: true });
  expect(await failing(`${address}?v=1`)).toEqual({ asked: [`${address}?v=1`], taken: true });
});

test('a file that broke off is asked for once more', async () => {
  const other = '/remotes/bids/1.0.0/late.js';
  const brokeOff = () => new BrokeOff(other);
  expect(await failing(other, brokeOff())).toEqual({ asked: [other, `${other}?retry=1`], taken: true });
  expect(await failing(other, brokeOff(), brokeOff(), brokeOff())).toEqual({
    asked: [`${other}?retry=1`, `${other}?retry=2`],
    taken: false,
  });
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
