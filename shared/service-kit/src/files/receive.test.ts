import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Received, receive } from './receive.ts';

const folder = mkdtempSync(join(tmpdir(), 'receive-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What becomes of a body whose pieces come so many milliseconds apart, where 300 are waited for the next. */
const outcomeOf = async (pieces: string[], pause: number): Promise<Received | string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const outcome = new Promise<Received | string>((resolve) => {
    server.on('request', (request, response) => {
      receive(request, folder, { wait: 300 })
        .then(resolve, ({ code }: { code: string }) => resolve(code))
        .finally(() => response.end());
    });
  });
  const { port } = server.address() as AddressInfo;
  const sending = ask({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    headers: { 'content-length': pieces.join('').length },
  });
  sending.on('error', () => undefined);
  for (const piece of pieces) {
    sending.write(piece);
    await after(pause);
  }
  const received = await outcome;
  sending.destroy();
  server.close();
  return received;
};

test('a file that comes in slowly is taken', async () => {
  const pieces = Array.from({ length: 10 }, (_, n) => `${n}`);
  const received = await outcomeOf(pieces, 100);
  expect(received).toMatchObject({ bytes: 10 });
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, name), 'utf8')).toBe('0123456789');
  rmSync(join(folder, name));
});

test('a sender who stops is not waited for', async () => {
  expect(await outcomeOf(['%PDF', '-1.4'], 1000)).toBe('cut-off');
  expect(readdirSync(folder)).toEqual([]);
});
