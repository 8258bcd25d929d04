import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from './Failure.ts';
import { askFor, BrokeOff, currentTimeoutMs, late, whyNot } from './fileFailure.ts';

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

const code = 'globalThis.here = true;';
const hash = `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** Why a file is not taken that a server answers so. */
const toldOf = async (answer: RequestListener): Promise<Failure> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const failure = await whyNot(`http://127.0.0.1:${port}/remotes/bids/1.0.0/module.js`, hash);
  server.closeAllConnections();
  server.close();
  return failure;
};

/** It is there, and never comes whole. */
const breaking: RequestListener = ({ method }, answer) => {
  if (method === 'HEAD') answer.end();
  else answer.writeHead(200, { 'content-length': 1000 }).write(code, () => answer.destroy());
};

test('the server tells why a file was not taken', async () => {
  expect(await toldOf((_, answer) => answer.writeHead(404).end())).toMatchObject({ kind: 'chunk', reason: 'missing' });
  expect(await toldOf((_, answer) => answer.destroy())).toMatchObject({ kind: 'chunk', reason: 'unreachable' });
  expect(await toldOf((_, answer) => answer.end(`${code}//`))).toMatchObject({ kind: 'integrity', reason: undefined });
  expect(await toldOf((_, answer) => answer.end(code))).toBeInstanceOf(BrokeOff);
});

test('a file whose line breaks again and again is not called different', async () => {
  expect(await toldOf(breaking)).toMatchObject({ kind: 'chunk', reason: 'unreachable' });
});
