import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bench } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';

const rows = JSON.stringify({
  data: Array.from({ length: 50 }, (_, n) => ({ id: n, name: `Bus depot electrification ${n}` })),
});

const answers: Record<string, { type: string; text: string }> = {
  rows: { type: 'application/json; charset=utf-8', text: rows },
  few: { type: 'application/json', text: '{"data":[]}' },
  'files/1': { type: 'text/plain', text: rows },
};

const opportunities = upstream((incoming, response) => {
  incoming.resume();
  const name = incoming.url?.slice('/api/opportunities/'.length) ?? '';
  if (name === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': rows.length });
    response.write(rows.slice(0, 1500));
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
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('an answer of many rows is packed, with %s where that is taken', async (encoding, accepted, unpack) => {
  const { headers, content } = await get('rows', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) });
  expect(content.length).toBeLessThan(rows.length / 4);
  expect(unpack(content).toString()).toBe(rows);
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

test('one that breaks off is not passed on as a whole one', async () => {
  // Before its head is sent, or behind that.
  await expect(get('cut', 'br')).rejects.toThrow(/socket hang up|aborted/);
});
