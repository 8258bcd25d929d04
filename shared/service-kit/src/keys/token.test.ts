import { createHmac } from 'node:crypto';
import { person } from '@bidwright/service-testing/person';
import { believing, claimsOf, strangeKey, tokenOf, tokenWith } from '@bidwright/service-testing/signing';

const lead = person('Team Lead', { teams: ['water'] });
const ask = (token: string, audience = 'admin') => believing(audience)(token);

test('a token says who asks', async () => {
  expect(await ask(tokenOf(lead, 'admin'))).toEqual(lead);
  expect(await ask(tokenOf({ service: 'ftes' }, 'admin'))).toEqual({ service: 'ftes' });
});

test('a token is good for a minute, for one service, under the keys of who signed it', async () => {
  expect(await ask(tokenOf(lead, 'admin', Date.now() - 55_000))).toEqual(lead);
  expect(await ask(tokenOf(lead, 'admin', Date.now() - 61_000))).toBeUndefined();
  expect(await ask(tokenOf(lead, 'admin'), 'ftes')).toBeUndefined();
  expect(await ask(tokenWith(claimsOf(lead, 'admin'), strangeKey))).toBeUndefined();
});

test('a token that was known is not good for longer', async () => {
  const verify = believing('admin');
  const token = tokenOf(lead, 'admin');
  expect([await verify(token), await verify(token)]).toEqual([lead, lead]);
  jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  expect(await verify(token)).toBeUndefined();
  jest.useRealTimers();
});

test.each(['admin', 'ftes', 'sell', ''])(
  'a person whom %j names is nobody: the front door alone does so',
  async (iss) => {
    expect(await ask(tokenWith({ ...claimsOf(lead, 'admin'), iss }))).toBeUndefined();
  },
);

test.each(['9e99', 9e99, '1999999999', 32_503_680_000, true, null, [1_999_999_999], undefined])(
  'a token that ends at %j is worth nothing, however it was signed',
  async (exp) => {
    expect(await ask(tokenWith({ ...claimsOf(lead, 'admin'), exp }))).toBeUndefined();
  },
);

test('a token whose words were changed is worth nothing', async () => {
  const [header = '', payload = '', signature = ''] = tokenOf(lead, 'admin').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const said = JSON.stringify({ ...claims, person: { ...lead, permissions: ['Admin'] } });
  const forged = `${header}.${Buffer.from(said).toString('base64url')}`;
  for (const other of [`${forged}.${signature}`, forged, `${forged}.`, '', '.', '..', 'a.b.c', `${header}.${payload}.`])
    expect(await ask(other)).toBeUndefined();
});

test('no other way of signing is taken: none at all, or a public key as if it were a secret', async () => {
  const claims = claimsOf(lead, 'admin');
  const [header, payload] = tokenWith(claims, undefined, { alg: 'none', kid: 'test' }).split('.');
  expect(await ask(`${header}.${payload}.`)).toBeUndefined();
  const [mac, said] = tokenWith(claims, undefined, { alg: 'HS256', kid: 'test' }).split('.');
  const signature = createHmac('sha256', 'test').update(`${mac}.${said}`).digest('base64url');
  expect(await ask(`${mac}.${said}.${signature}`)).toBeUndefined();
});
