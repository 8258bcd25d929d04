import { bench } from './testing/bench.ts';
import { underName } from './testing/underName.ts';
import { origin } from './testing/visitor.ts';

const { service } = bench(() => ({ DEMO: '1', PORT: '8080' }));

const signOut = (host: string, from: string) =>
  underName(`${service.url}/api/shell/signOut`, host, { method: 'POST', headers: { origin: from } });

test.each(['localhost', '127.0.0.1', '[::1]'])('a page opened at %s is of this site', async (name) => {
  expect(await signOut(`${name}:8080`, `http://${name}:8080`)).toEqual({ status: 200 });
});

test.each([
  ['http://evil.example:8080', 'evil.example:8080', 'foreign-host'],
  [origin, 'evil.example:8080', 'foreign-host'],
  [origin, 'localhost.evil.example:8080', 'foreign-host'],
  [origin, 'localhost:8080@evil.example', 'foreign-host'],
  [origin, 'a b', 'foreign-host'],
  ['http://evil.example:8080', 'localhost:8080', 'foreign-origin'],
  ['http://127.0.0.1:8081', '127.0.0.1:8080', 'foreign-origin'],
  ['https://127.0.0.1:8080', '127.0.0.1:8080', 'foreign-origin'],
])('a call from %s to %s is refused', async (from, host, code) => {
  expect(await signOut(host, from)).toEqual({ status: 403, code });
});

test.each(['/login', '/api/shell/me', '/assets/main.js'])('%s is not read under a foreign name', async (path) => {
  expect(await underName(service.url + path, 'evil.example:8080')).toEqual({ status: 403, code: 'foreign-host' });
});
