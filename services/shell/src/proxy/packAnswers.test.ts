import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { bench } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';

const rows = JSON.stringify({
  data: Array.from({ length: 70 }, (_, n) => ({ id: n, name: `Bus depot electrification ${n}` })),
});

const fewer = JSON.stringify({ data: 'x'.repeat(3000) });

const many = JSON.stringify({ data: Array.from({ length: 5000 }, (_, n) => ({ id: n, name: `Bus depot ${n}` })) });

const answers: Record<string, { type: string; text: string }> = {
  rows: { type: 'application/json; charset=utf-8', text: rows },
  many: { type: 'application/json; charset=utf-8', text: many },
  few: { type: 'application/json', text: fewer },
  'files/1': { type: 'text/plain', text: rows },
};

const opportunities = upstream((incoming, response) => {
  incoming.resume();
  const name = incoming.url?.slice('/api/opportunities/'.length) ?? '';
  if (name.startsWith('cut')) {
    const text = name === 'cut/rows' ? rows : many;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
    response.write(text.slice(0, 1500));
    setTimeout(() => response.destroy(), 20);
    return;
  }
  const { type = '', text = '' } = answers[name] ?? {};
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text);
});

const { service, signedIn, admin } = bench(() => ({
  SERVICES: JSON.stringify({ admin: admin.url, opportunities: opportunities.url }),
}));

const get = async (name: string, accepted: string) => {
  const { browser } = await signedIn();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: `bidwright=${browser.cookies.get('bidwright')}`, 'accept-encoding': accepted };
    request(`${service.url}/api/opportunities/${name}`, { headers }, resolve).on('error', reject).end();
  });
  return { headers: answer.headers, content: Buffer.concat(await answer.toArray()) };
};

test.each([
  ['zstd', 'rows', 'gzip, deflate, br, zstd', zstdDecompressSync],
  ['br', 'rows', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'rows', 'gzip', gunzipSync],
  ['br', 'many', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'many', 'br;q=0, gzip', gunzipSync],
])('an answer is packed, with %s where that is taken: %s', async (encoding, name, accepted, unpack) => {
  const { headers, content } = await get(name, accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) });
  const { text = '' } = answers[name] ?? {};
  expect(content.length).toBeLessThan(text.length / 4);
  expect(unpack(content).toString()).toBe(text);
});

test('a short answer is sent in one piece, whose length is said', async () => {
  const { headers, content } = await get('rows', 'br');
  expect(headers['content-length']).toBe(String(content.length));
  expect((await get('many', 'br')).headers).not.toHaveProperty('content-length');
});

test.each([
  ['to who cannot unpack it', 'rows', 'identity'],
  ['if it is short', 'few', 'br'],
  ['if it is a file', 'files/1', 'br'],
])('an answer comes as it is %s', async (_why, name, accepted) => {
  const { headers, content } = await get(name, accepted);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(content.toString()).toBe(answers[name]?.text);
});

test('a long one that breaks off is not passed on as a whole one', async () => {
  // Before its head is sent, or behind that.
  await expect(get('cut/many', 'br')).rejects.toThrow(/socket hang up|aborted/);
});

test('a short one that breaks off, and again when it is asked for again, is an answer that the service did not give', async () => {
  const { headers, content } = await get('cut/rows', 'identity');
  expect(headers['retry-after']).toBe('1');
  expect(JSON.parse(content.toString()).errorInfo).toMatchObject({ code: 'service-unavailable' });
});
