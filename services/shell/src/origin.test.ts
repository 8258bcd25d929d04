import { bench } from './testing/bench.ts';
import { underName } from './testing/underName.ts';
import { origin } from './testing/visitor.ts';

const { visit, service } = bench(({ admin }) => ({
  SERVICES: JSON.stringify({ admin, opportunities: admin }),
  PUBLISH_TOKENS: JSON.stringify({ ftes: 'a-token' }),
}));

const routes: [string, string][] = [
  ['POST', '/api/shell/signIn'],
  ['POST', '/api/shell/signOut'],
  ['POST', '/api/shell/register'],
  ['POST', '/api/shell/forgot'],
  ['POST', '/api/shell/reset'],
  ['POST', '/api/shell/modules/ftes/versions'],
  ['POST', '/api/shell/modules/ftes/activate'],
  ['POST', '/api/shell/anything'],
  ['POST', '/api/opportunities/create'],
  ['PUT', '/api/opportunities/files/1'],
  ['DELETE', '/api/opportunities/files/1'],
  ['PATCH', '/dashboard'],
  ['POST', '/login'],
  ['POST', '/auth/google'],
];

const foreign: Record<string, string>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${origin}.evil.example` },
  { origin: 'http://localhost:8081' },
  { origin: 'https://localhost:8080' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin, 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
];

test.each(routes)('%s %s is refused from anywhere else', async (method, path) => {
  for (const headers of foreign) {
    const reply = await visit().send(path, { method, headers });
    expect(reply.status).toBe(403);
    expect(reply.body.errorInfo.code).toBe('foreign-origin');
    expect(reply.body.errorInfo.message).toContain(origin);
  }
});

test.each<Record<string, string>>([
  { origin },
  { 'sec-fetch-site': 'same-origin' },
  { origin, 'sec-fetch-site': 'same-origin' },
])('a call from a page of this site is taken: %j', async (headers) => {
  const reply = await visit().send('/api/shell/signOut', { method: 'POST', headers });
  expect(reply.status).toBe(200);
});

test.each(['evil.example:8080', '127.0.0.1:8080'])('a page of %s is foreign also where Host says so', async (host) => {
  const headers = { origin: `http://${host}` };
  const reply = await underName(`${service.url}/api/shell/signOut`, host, { method: 'POST', headers });
  expect(reply).toEqual({ status: 403, code: 'foreign-origin' });
});

test("a module's team needs no origin, since no cookie counts", async () => {
  const headers = { authorization: 'Bearer a-token', 'content-type': 'application/json' };
  for (const call of ['versions', 'activate']) {
    const reply = await visit().send(`/api/shell/modules/ftes/${call}`, { method: 'POST', headers, body: '{}' });
    expect(reply.status).toBe(422);
  }
});

test('a token opens no other call', async () => {
  const headers = { authorization: 'Bearer a-token' };
  const reply = await visit().send('/api/opportunities/create', { method: 'POST', headers });
  expect(reply.status).toBe(403);
});

test('reading needs no origin', async () => {
  const reply = await visit().get('/api/shell/me');
  expect(reply.status).toBe(401);
});
