import type { Session } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { googleServer } from '../testing/google.ts';
import { leaveForGoogle, signInByGoogle } from '../testing/googleVisit.ts';
import { origin } from '../testing/visitor.ts';

const google = googleServer();

const ada = {
  sub: '1077',
  email: 'Ada@firm.example',
  email_verified: true,
  name: 'Ada Novak',
  given_name: 'Ada',
  family_name: 'Novak',
};

beforeEach(() => google.signsIn(ada));

const { admin, db, openShell, person, visit } = bench(() => ({
  ...google.settings(),
  REGISTRATION_DOMAINS: 'firm.example',
}));

/** Ada, whose account is joined to the Google account. */
const joined = async (about = {}) => {
  const kept = await person({ email: 'ada@firm.example', ...about });
  await db().updateTable('accounts').set({ googleId: ada.sub }).where('id', '=', kept.id).execute();
  return kept;
};

const outcomeOf = async (browser = visit()) => {
  const reply = await signInByGoogle(browser);
  expect(reply.status).toBe(302);
  return [reply.headers.get('location'), browser.cookies.has('bidwright')];
};

test('the way there and back, with state and PKCE', async () => {
  const { id } = await joined();
  const browser = visit();
  const { status, asked, url, path } = await leaveForGoogle(browser, '?next=%2Fgeneral%2Fopportunities%3Fa%3D1');
  expect(status).toBe(302);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'client',
    redirect_uri: `${origin}/auth/google/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^\w{24}$/),
  });
  expect(url.origin).toBe(origin);

  const reply = await browser.open(path);
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/general/opportunities?a=1']);
  expect(google.verifiers).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  const me = await browser.get<Session>('/api/shell/me');
  expect(me.body.data.user.id).toBe(id);
  expect([...browser.cookies.keys()].sort()).toEqual(['bidwright', 'bidwright-browser']);
});

test('what is kept for the way back is out of reach of scripts and ends soon', async () => {
  const { setCookie } = await visit().open('/auth/google');
  expect(setCookie).toEqual([
    expect.stringMatching(
      /^bidwright-google=[\w-]+; Max-Age=600; Path=\/auth\/google; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'afterwards nobody is led to %s',
  async (target) => {
    await joined();
    const reply = await signInByGoogle(visit(), `?next=${encodeURIComponent(target)}`);
    expect(reply.headers.get('location')).toBe('/dashboard');
  },
);

test('an answer that this browser did not ask for is refused', async () => {
  await person({ email: 'ada@firm.example' });
  const { url } = await leaveForGoogle(visit());
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  const victim = visit();
  await victim.open('/auth/google');
  const forged = [
    `?code=${code}&state=${state}`,
    `?code=${code}&state=forged`,
    `?code=${code}`,
    `?code=${code}&state=a&state=b`,
    `?state=${state}`,
    '',
  ];
  for (const query of forged) {
    for (const browser of [visit(), victim]) {
      const reply = await browser.open(`/auth/google/callback${query}`);
      expect(reply.status).toBe(403);
      expect(reply.body.errorInfo.code).toBe('forged');
      expect(browser.cookies.has('bidwright')).toBe(false);
    }
  }
  expect(google.verifiers).toEqual([]);
});

test('an answer is good for one time', async () => {
  await person({ email: 'ada@firm.example' });
  const browser = visit();
  const { path } = await leaveForGoogle(browser);
  await browser.open(path);
  expect((await browser.open(path)).status).toBe(403);
});

test('with another verifier Google does not give the person away', async () => {
  await person({ email: 'ada@firm.example' });
  const browser = visit();
  const { path } = await leaveForGoogle(browser);
  const kept = JSON.parse(Buffer.from(browser.cookies.get('bidwright-google') ?? '', 'base64url').toString());
  kept['oauth2:localhost'].state.code_verifier = 'x'.repeat(43);
  browser.cookies.set('bidwright-google', Buffer.from(JSON.stringify(kept)).toString('base64url'));
  const reply = await browser.open(path);
  expect(reply.headers.get('location')).toBe('/login?google=unavailable');
  expect(browser.cookies.has('bidwright')).toBe(false);
});

test.each([
  ['cancelled', 'access_denied'],
  ['unavailable', 'server_error'],
])('%s: Google answers %s', async (problem, error) => {
  const browser = visit();
  const { url } = await leaveForGoogle(browser);
  const reply = await browser.open(`/auth/google/callback?error=${error}&state=${url.searchParams.get('state')}`);
  expect(reply.headers.get('location')).toBe(`/login?google=${problem}`);
});

test.each([false, 'true', undefined, 1])('an address Google has not verified is refused: %p', async (verified) => {
  await person({ email: 'ada@firm.example' });
  await google.signsIn({ ...ada, email_verified: verified });
  expect(await outcomeOf()).toEqual(['/login?google=unverified', false]);
  expect((await db().selectFrom('accounts').select('googleId').executeTakeFirst())?.googleId).toBeNull();
});

test('the link is to the Google account, not to the address it has', async () => {
  const { id } = await joined();
  await signInByGoogle(visit());
  await google.signsIn({ ...ada, email: 'married@firm.example' });
  const browser = visit();
  await signInByGoogle(browser);
  expect((await browser.get<Session>('/api/shell/me')).body.data.user.id).toBe(id);
  await google.signsIn({ ...ada, sub: 'somebody else' });
  expect(await outcomeOf()).toEqual(['/login?google=closed', false]);
});

test('somebody new is registered by the rule for registration', async () => {
  const first = visit();
  expect(await outcomeOf(first)).toEqual(['/dashboard', true]);
  const me = await first.get<Session>('/api/shell/me');
  expect(me.body.data.user).toMatchObject({ name: 'Ada Novak', permissions: ['User', 'Admin'] });

  await google.signsIn({ sub: '2', email: 'bea@firm.example', email_verified: true, name: 'Bea' });
  const second = visit();
  expect(await outcomeOf(second)).toEqual(['/dashboard', true]);
  const bea = await second.get<Session>('/api/shell/me');
  expect(bea.body.data.user.permissions).toEqual(['User']);
  expect(admin.made).toBe(2);

  await google.signsIn({ sub: '3', email: 'eve@elsewhere.example', email_verified: true, name: 'Eve' });
  expect(await outcomeOf()).toEqual(['/login?google=closed', false]);
  expect(admin.made).toBe(2);
});

test('who may not come in is told so', async () => {
  await joined({ status: 'Inactive' });
  expect(await outcomeOf()).toEqual(['/login?google=inactive', false]);
});

test('a password somebody set before the address was proven does not count', async () => {
  await person({ email: 'first@firm.example' });
  const form = { firstName: 'Eve', lastName: 'Stranger', email: 'ada@firm.example', password: 'the password of eve' };
  await visit().post('/api/shell/register', form);
  expect(await outcomeOf()).toEqual(['/dashboard', true]);
  const { email, password } = form;
  expect((await visit().post('/api/shell/signIn', { email, password })).status).toBe(401);
});

test('the sign-in page offers it', async () => {
  await openShell();
  expect((await visit().open('/login')).text).toContain('"google":true');
});

test('while Google is down the person is sent back', async () => {
  const browser = visit();
  const { path } = await leaveForGoogle(browser);
  await google.stop();
  expect((await browser.open(path)).headers.get('location')).toBe('/login?google=unavailable');
  await google.start();
});
