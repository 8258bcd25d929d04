import * as fc from 'fast-check';
import { bench, password } from './testing/bench.ts';
import { publication } from './testing/publications.ts';
import { origin, type Visitor } from './testing/visitor.ts';

const { openShell, service, signedIn, visit } = bench(() => ({ PUBLISH_TOKENS: '{"ftes":"token-of-ftes"}' }));

const names = [
  'email',
  'password',
  'firstName',
  'lastName',
  'token',
  'version',
  'expected',
  '__proto__',
  'constructor',
];

/** Bodies that are nearly right, and bodies that are nothing of the kind. */
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.jsonValue(), fc.emailAddress(), fc.string())),
  fc.jsonValue(),
);

const text = fc.oneof(
  body.map((value) => JSON.stringify(value)),
  fc.string(),
  fc.constant('{"a":'.repeat(50_000)),
);

/** The first answer of 500 and above, if there is one. */
const faultOf = async (send: (body: string) => Promise<{ status: number; text: string }>) => {
  const property = fc.asyncProperty(text, async (sent) => (await send(sent)).status < 500);
  const { counterexample } = await fc.check(property, { numRuns: 60 });
  return counterexample;
};

test.each(['signIn', 'register', 'forgot', 'reset', 'signOut', 'modules/ftes/activate', 'anything'])(
  'whatever is sent to %s, the answer is no fault of ours',
  async (call) => {
    const { browser } = await signedIn({ permissions: ['Admin'] });
    expect(await faultOf((sent) => browser.post(`/api/shell/${call}`, sent))).toBeNull();
  },
);

const publishing = (sent: string) =>
  visit().send('/api/shell/modules/ftes/versions', {
    method: 'POST',
    headers: { authorization: 'Bearer token-of-ftes', 'content-type': 'application/json' },
    body: sent,
  });

test('whatever is published', async () => {
  expect(await faultOf(publishing)).toBeNull();
  const sound = publication('ftes');
  const part = fc.constantFrom(...(Object.keys(sound) as (keyof typeof sound)[]));
  await fc.assert(
    fc.asyncProperty(part, fc.jsonValue(), async (name, value) => {
      const reply = await publishing(JSON.stringify({ ...sound, [name]: value }));
      expect([reply.status < 500, reply.text]).toEqual([true, reply.text]);
    }),
    { numRuns: 100 },
  );
});

/** What looks right piece by piece: the registry must find by itself what cannot be kept. */
const nearly = fc.record({
  version: fc.stringMatching(/^\d{1,60}\.\d+\.\d+(-[\w.-]{1,40})?$/),
  container: fc.stringMatching(/^[a-z]\w{1,110}$/),
  files: fc.uniqueArray(fc.stringMatching(/^[ab]([./][ab]){0,3}(\.br|\.js)?(\/a)?$/), { minLength: 1, maxLength: 12 }),
});

test('whatever is published that is nearly right', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(nearly, async ({ version, container, files }) => {
      const added = files.map((path) => ({ path, content: 'AAAA' }));
      const { files: own, ...sound } = publication('ftes', { version, container });
      const reply = await publishing(JSON.stringify({ ...sound, files: [...own, ...added] }));
      statuses.add(reply.status);
      expect([reply.status < 500, reply.text]).toEqual([true, reply.text]);
    }),
    { numRuns: 150 },
  );
  expect([...statuses].sort()).toEqual([201, 422]);
});

test('whatever address is asked for, by whatever method', async () => {
  await openShell();
  const { browser } = await signedIn();
  const piece = fc.constantFrom(
    '/',
    'api',
    'shell',
    'assets',
    'remotes',
    'registry',
    'auth/google',
    'auth/oidc',
    '..',
    '%2e',
    '%00',
    '%',
    ';',
    '?a=b',
  );
  const address = fc.array(fc.oneof(piece, fc.webPath()), { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
  await fc.assert(
    fc.asyncProperty(address, method, async (path, verb) => {
      const reply = await browser.send(path, { method: verb, headers: { origin, accept: 'text/html' } });
      expect([reply.status < 500, path, verb]).toEqual([true, path, verb]);
    }),
    { numRuns: 200 },
  );
});

test('whatever the cookie and headers say', async () => {
  const header = fc.stringMatching(/^[\x20-\x7e]{0,80}$/);
  await fc.assert(
    fc.asyncProperty(header, header, async (cookie, other) => {
      const headers = {
        cookie: `bidwright=${cookie}`,
        'accept-language': other,
        'accept-encoding': other,
        accept: other,
      };
      const response = await fetch(`${service.url}/dashboard`, { headers, redirect: 'manual' });
      await response.arrayBuffer();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});

test('all the while people can sign in', async () => {
  const { person } = await signedIn();
  const browser: Visitor = visit();
  expect((await browser.post('/api/shell/signIn', { email: person.email, password })).status).toBe(200);
});
