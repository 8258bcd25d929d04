import { bench, password } from '../testing/bench.ts';

const origin = 'https://bids.firm.example';
const { person, visit } = bench(() => ({ PUBLIC_URL: origin }));

test('where people use https, cookies travel encrypted only, and browsers remember to', async () => {
  const { email } = await person();
  const reply = await visit().post('/api/shell/signIn', { email, password }, { origin });
  expect(reply.status).toBe(200);
  expect(reply.setCookie).toHaveLength(2);
  for (const cookie of reply.setCookie) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  expect(reply.setCookie[0]).toMatch(/^__Host-bidwright=[\w-]{43}; Max-Age=\d+; Path=\/; Expires=/);
  expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
});

test('a session is read from the cookie that no neighbour can set, and from no other', async () => {
  const { email } = await person();
  const browser = visit();
  await browser.post('/api/shell/signIn', { email, password }, { origin });
  const secret = browser.cookies.get('__Host-bidwright');
  expect((await browser.get('/api/shell/me')).status).toBe(200);
  expect((await visit().get('/api/shell/me', { cookie: `bidwright=${secret}` })).status).toBe(401);
  await browser.post('/api/shell/signOut', {}, { origin });
  expect([...browser.cookies.keys()]).toEqual(['bidwright-browser']);
});

test('a page of the same name without https is another site', async () => {
  for (const other of ['http://bids.firm.example', 'https://bids.firm.example:8443']) {
    expect((await visit().post('/api/shell/signOut', {}, { origin: other })).status).toBe(403);
  }
});
