import { v7 as uuid } from 'uuid';
import { access } from './access.ts';
import { frontDoorPolicy } from './policy.ts';
import { bench } from './testing/bench.ts';
import { origin } from './testing/visitor.ts';

const nowhere = 'http://127.0.0.1:1';
const { admin, db, service, programKey, signedIn, visit } = bench(() => ({
  GOOGLE_CLIENT_ID: 'bidwright',
  GOOGLE_CLIENT_SECRET: 'known to Google',
  GOOGLE_AUTHORIZE_URL: nowhere,
  GOOGLE_TOKEN_URL: nowhere,
  GOOGLE_USERINFO_URL: nowhere,
  OIDC_ISSUER: nowhere,
  OIDC_CLIENT_ID: 'bidwright',
  OIDC_CLIENT_SECRET: 'known to the directory',
}));

const roles = [[], ['User'], ['Operations'], ['Project Manager'], ['Team Lead'], ['Admin']];

/** Nine browsers: nobody's, one for each role, and those of two who may not come in any more. */
const identities = async () => {
  const people = [...roles, ['Admin'], ['Admin']];
  const signed = await Promise.all(people.map((permissions) => signedIn({ permissions })));
  const [expired, disabled] = signed.slice(-2);
  if (expired) admin.people.set(expired.person.id, { ...expired.person, expirationDate: '2020-01-01' });
  if (disabled) admin.people.set(disabled.person.id, { ...disabled.person, status: 'Inactive' });
  return [visit(), ...signed.map(({ browser }) => browser)];
};

const somebodyElse = async () => {
  const { person } = await signedIn();
  const { id: session } = await db()
    .selectFrom('sessions')
    .select('id')
    .where('accountId', '=', person.id)
    .executeTakeFirstOrThrow();
  return { id: person.id, session };
};

test('every call of the front door has a row', () => {
  const calls = new Set(frontDoorPolicy.map(([call]) => call));
  expect([...calls].sort()).toEqual([...new Set(service.routes)].sort());
  expect(Object.keys(access).every((call) => calls.has(call))).toBe(true);
});

test.each(frontDoorPolicy)('%s', async (call, { body, query, statuses, key = 403 }) => {
  const [method = '', path = ''] = call.split(' ');
  const browsers = await identities();
  const other = await somebodyElse();
  const program = await programKey(['Admin']);
  const fromPages = browsers.map(({ cookies }) => ({
    origin,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }));
  const seen: number[] = [];
  for (const asked of [...fromPages, { authorization: `Bearer ${program}` }]) {
    const at = service.url + path.replace(':call', 'list').replace(/:\w+/g, uuid()) + (query?.(other) ?? '');
    const headers = { ...asked, 'content-type': 'application/json' };
    const sent = method === 'POST' ? JSON.stringify(body?.(other) ?? {}) : undefined;
    const response = await fetch(at, { method, headers, body: sent, redirect: 'manual' });
    seen.push(response.status);
    await response.body?.cancel();
  }
  expect(seen).toEqual([...statuses, key]);
});
