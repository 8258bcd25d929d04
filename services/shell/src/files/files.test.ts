import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bench } from '../testing/bench.ts';

const { data, openShell, service } = bench();

/** As that of the shell is. */
const script = 'globalThis.text = "the same again and again";\n'.repeat(300);
const ftes = path.join(data, 'remotes/ftes/1.0.0');

beforeAll(() => {
  mkdirSync(ftes, { recursive: true });
  writeFileSync(path.join(ftes, 'entry.js'), script);
  writeFileSync(path.join(ftes, 'own.js'), 'plain');
  writeFileSync(path.join(ftes, 'own.js.br'), brotliCompressSync('packed before'));
  writeFileSync(path.join(ftes, '.env'), 'not for the world');
  writeFileSync(path.join(data, 'remotes/secret.txt'), 'not for the world');
});
beforeEach(() => openShell());

/** As it comes over the wire, the path as it is written. */
const raw = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { hostname, port } = new URL(service.url);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path: address, headers, method }, resolve).on('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
};

test.each(['/assets/main.0123456789.js', '/remotes/ftes/1.0.0/entry.js'])(
  '%s is kept for ever by the browser',
  async (file) => {
    const reply = await raw(file);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(reply.body.toString()).toBe(script);
  },
);

test('files come packed as asked, and are packed once', async () => {
  const accept = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const replies = await Promise.all([1, 2, 3].map(() => raw('/remotes/ftes/1.0.0/entry.js', accept)));
  for (const { headers, body } of replies) {
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body.length).toBeLessThan(200);
    expect(brotliDecompressSync(body).toString()).toBe(script);
  }
  const zipped = await raw('/remotes/ftes/1.0.0/entry.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.body).toString()).toBe(script);
  const kept = readdirSync(path.join(data, 'packed'));
  expect(kept.map((file) => path.extname(file)).sort()).toEqual(['.br', '.gzip']);
});

test('what was packed beside a file is taken as it is', async () => {
  const reply = await raw('/remotes/ftes/1.0.0/own.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(reply.body).toString()).toBe('packed before');
  expect((await raw('/remotes/ftes/1.0.0/own.js')).body.toString()).toBe('plain');
});

test('a font is sent as it is', async () => {
  const reply = await raw('/assets/letters.woff2', { 'accept-encoding': 'br' });
  expect(reply.headers['content-type']).toBe('font/woff2');
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('a changed build under the same name is packed again', async () => {
  const file = path.join(ftes, 'changing.js');
  writeFileSync(file, 'first');
  await raw('/remotes/ftes/1.0.0/changing.js', { 'accept-encoding': 'br' });
  writeFileSync(file, 'the second');
  const reply = await raw('/remotes/ftes/1.0.0/changing.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(reply.body).toString()).toBe('the second');
});

test.each([
  '/assets/',
  '/assets',
  '/assets/missing.js',
  '/assets/main.0123456789.js/more',
  '/assets/../secret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/..%5csecret.txt',
  '/assets//secret.txt',
  '/assets/.env',
  '/assets/../index.html',
  '/remotes/ftes/1.0.0/.env',
  '/remotes/ftes/1.0.0/../../../packed',
  '/assets/%00',
  '/assets/%',
  '/remotes/ftes/1.0.0',
  '/remotes/ftes/1.0.0/',
  '/remotes/ftes/9.9.9/entry.js',
  '/remotes/../packed',
])('%s is missing, as text', async (address) => {
  const asked: Record<string, string>[] = [{ accept: 'text/html' }, { 'accept-encoding': 'br' }];
  for (const headers of asked) {
    const reply = await raw(address, headers);
    expect([reply.status, reply.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['cache-control']).toBeUndefined();
    expect(reply.body.toString()).toBe('There is no such file\n');
  }
});

test('asking for the head sends no body', async () => {
  const reply = await raw('/assets/main.0123456789.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect([reply.status, reply.body.length]).toEqual([200, 0]);
});

test('asking again for what did not change is answered with that', async () => {
  const first = await raw('/assets/main.0123456789.js');
  const since = String(first.headers['last-modified']);
  const again = await raw('/assets/main.0123456789.js', { 'if-modified-since': since });
  expect(again.status).toBe(304);
});
