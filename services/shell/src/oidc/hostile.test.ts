import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { hostileIssuer, tokens } from '../testing/hostileIssuer.ts';
import type { Visitor } from '../testing/visitor.ts';
import { isItself } from './issuer.ts';

const issuer = hostileIssuer();
const { db, visit } = bench(() => ({ ...issuer.settings(), REGISTRATION: 'open' }));

type Claims = Record<string, unknown>;
type Make = (claims: Claims) => string;

/** Leaves for the issuer; answers what it was told to send back. */
const leave = async (browser: Visitor) => {
  const { headers } = await browser.open('/auth/oidc');
  const { searchParams } = new URL(headers.get('location') ?? '');
  const [state = '', nonce = ''] = [searchParams.get('state'), searchParams.get('nonce')];
  return { state: state ?? '', nonce: nonce ?? '' };
};

const soundClaims = (nonce: string): Claims => ({
  iss: issuer.url,
  aud: 'bidwright',
  sub: '1077',
  nonce,
  iat: now(),
  exp: now() + 300,
  email: 'ada@firm.example',
  name: 'Ada Novak',
});

/** Signs in where the issuer answers with a token made of these claims. */
const signIn = async (change: Claims, make: Make = tokens.sound, more = '') => {
  const browser = visit();
  const { state, nonce } = await leave(browser);
  issuer.token = make({ ...soundClaims(nonce), ...change });
  const { headers } = await browser.open(`/auth/oidc/callback?code=any&state=${state}${more}`);
  return [headers.get('location'), browser.cookies.has('bidwright')];
};

const nobodyWasMade = async () => expect(await db().selectFrom('accounts').selectAll().execute()).toEqual([]);

test('a sound token opens a session', async () => {
  expect(await signIn({})).toEqual(['/dashboard', true]);
});

test.each<[string, Claims, Make]>([
  ['signed by another key', {}, tokens.ofAnotherKey],
  ['that is not signed', {}, tokens.unsigned],
  ['signed with the secret of the client', {}, tokens.ofTheSecret],
  ['that has expired', { iat: now() - 900, exp: now() - 600 }, tokens.sound],
  ['that counts later only', { nbf: now() + 600 }, tokens.sound],
  ['for another app', { aud: 'another' }, tokens.sound],
  ['for several apps, at the wish of another', { aud: ['bidwright', 'another'], azp: 'another' }, tokens.sound],
  ['of another issuer', { iss: 'https://elsewhere.example' }, tokens.sound],
  ['of another sign-in', { nonce: 'of another sign-in' }, tokens.sound],
  ['of no sign-in', { nonce: undefined }, tokens.sound],
  ['about nobody', { sub: undefined }, tokens.sound],
  ['about somebody with an endless name', { sub: 'x'.repeat(256) }, tokens.sound],
])('a token %s is refused', async (_what, claims, make) => {
  expect(await signIn(claims, make)).toEqual(['/login?oidc=untrusted', false]);
  await nobodyWasMade();
});

test('an answer in the name of another issuer is refused', async () => {
  const forged = `&iss=${encodeURIComponent('https://elsewhere.example')}`;
  expect(await signIn({}, tokens.sound, forged)).toEqual(['/login?oidc=untrusted', false]);
  expect(issuer.asked).not.toContain('/token');
  const sound = `&iss=${encodeURIComponent(issuer.url)}`;
  expect(await signIn({}, tokens.sound, sound)).toEqual(['/dashboard', true]);
});

test('what is told beside the token counts for its person alone', async () => {
  issuer.userinfo = { sub: 'somebody else', email: 'admin@firm.example' };
  expect(await signIn({ email: undefined })).toEqual(['/login?oidc=untrusted', false]);
  await nobodyWasMade();
  issuer.userinfo = { sub: '1077', email: 'ada@firm.example' };
  expect(await signIn({ email: undefined })).toEqual(['/dashboard', true]);
});

/** A browser before a front door that knows nothing of the issuer: what it fails over it asks for anew. */
const fresh = async () => {
  issuer.token = 'no token';
  const browser = visit();
  const { state } = await leave(browser);
  await browser.open(`/auth/oidc/callback?code=any&state=${state}`);
  issuer.asked.length = 0;
  return browser;
};

test.each([
  ['calls itself another', { issuer: 'https://elsewhere.example' }],
  ['is one for people of all firms', { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0' }],
  ['has no address to sign in at', { authorization_endpoint: undefined }],
])('nobody is led to an issuer that %s', async (_what, says) => {
  const browser = await fresh();
  issuer.says = says;
  const reply = await browser.open('/auth/oidc');
  expect(reply.headers.get('location')).toMatch(/^\/login\?oidc=(untrusted|unavailable)$/);
});

test.each([
  ['https://login.microsoftonline.com/{tenantid}/v2.0', false],
  ['https://login.microsoftonline.com/8f14e45f-ceea-4675-9e57-1a1d3d1f9c3f/v2.0', false],
  ['nothing', false],
  ['https://login.microsoftonline.com/contoso.example/v2.0', true],
])('what calls itself %s is the configured issuer: %j', (issuer, isSo) => {
  expect(isItself(issuer, 'https://login.microsoftonline.com/contoso.example/v2.0')).toBe(isSo);
  expect(isItself('https://firm.okta.example', 'https://firm.okta.example/')).toBe(true);
});

test('the discovery document is taken from the issuer alone', async () => {
  const browser = await fresh();
  issuer.leadsTo = `${issuer.url}/elsewhere`;
  const reply = await browser.open('/auth/oidc');
  expect(reply.headers.get('location')).toBe('/login?oidc=unavailable');
  expect(issuer.asked).toEqual(['/.well-known/openid-configuration']);
});
