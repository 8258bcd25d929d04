import type { OwnAccount, Session } from '@bidwright/contract-shell';
import { bench, password } from '../testing/bench.ts';
import { directory, leaveForDirectory, signInByDirectory } from '../testing/directory.ts';
import { origin, type Visitor } from '../testing/visitor.ts';

const firm = directory();
const { admin, db, openShell, person, visit } = bench(() => ({
  ...firm.settings(),
  REGISTRATION_DOMAINS: 'firm.example',
}));

const ada = { sub: '1077', email: 'Ada@firm.example', given_name: 'Ada', family_name: 'Novak' };
beforeEach(() => firm.has(ada));

const me = async (browser: Visitor) => (await browser.get<Session>('/api/shell/me')).body.data?.user;
const outcomeOf = async (sub = ada.sub, browser = visit()) => {
  const reply = await signInByDirectory(browser, sub);
  return [reply.headers.get('location'), browser.cookies.has('bidwright')];
};
const subjectOf = async (id: string) =>
  (await db().selectFrom('accounts').select('oidcSubject').where('id', '=', id).executeTakeFirst())?.oidcSubject;
const subjects = async () =>
  (await db().selectFrom('emails').select('subject').orderBy('id').execute()).map(({ subject }) => subject);

test('the way there and back, with state, nonce and PKCE', async () => {
  const browser = visit();
  const { status, asked, url, path } = await leaveForDirectory(browser, ada.sub, '?next=%2Fgeneral%2Fopportunities');
  expect(status).toBe(302);
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'bidwright',
    redirect_uri: `${origin}/auth/oidc/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(url.origin).toBe(origin);
  const reply = await browser.open(path);
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/general/opportunities']);
  expect(await me(browser)).toMatchObject({ name: 'Ada Novak', email: 'ada@firm.example' });
  expect([...browser.cookies.keys()].sort()).toEqual(['bidwright', 'bidwright-browser']);
});

test('what is kept for the way back is out of reach of scripts and ends soon', async () => {
  const { setCookie } = await visit().open('/auth/oidc');
  const cookie = /^bidwright-oidc=[\w-]+; Max-Age=600; Path=\/auth\/oidc; Expires=[^;]+; HttpOnly; SameSite=Lax$/;
  expect(setCookie).toEqual([expect.stringMatching(cookie)]);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'afterwards nobody is led to %s',
  async (target) => {
    const reply = await signInByDirectory(visit(), ada.sub, `?next=${encodeURIComponent(target)}`);
    expect(reply.headers.get('location')).toBe('/dashboard');
  },
);

/** Changes what the browser keeps for the way back. */
const tamper = (browser: Visitor, change: object) => {
  const kept = JSON.parse(Buffer.from(browser.cookies.get('bidwright-oidc') ?? '', 'base64url').toString());
  browser.cookies.set('bidwright-oidc', Buffer.from(JSON.stringify({ ...kept, ...change })).toString('base64url'));
};

test('nor where the browser itself was made to keep another page', async () => {
  const browser = visit();
  const { path } = await leaveForDirectory(browser, ada.sub);
  tamper(browser, { next: 'https://evil.example/' });
  expect((await browser.open(path)).headers.get('location')).toBe('/dashboard');
});

test('an answer that this browser did not ask for is refused', async () => {
  const { url } = await leaveForDirectory(visit(), ada.sub);
  const code = url.searchParams.get('code');
  const state = url.searchParams.get('state');
  const victim = visit();
  await victim.open('/auth/oidc');
  const forged = [`?code=${code}&state=${state}`, `?code=${code}&state=forged`, `?code=${code}`, `?state=${state}`, ''];
  for (const query of [...forged, `?code=${code}&state=a&state=b`]) {
    for (const browser of [visit(), victim]) {
      const reply = await browser.open(`/auth/oidc/callback${query}`);
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/login?oidc=late']);
      expect(browser.cookies.has('bidwright')).toBe(false);
    }
  }
});

test('an answer is good for one time, even for who has kept the cookie', async () => {
  const browser = visit();
  const { path } = await leaveForDirectory(browser, ada.sub);
  const thief = visit();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  expect((await browser.open(path)).headers.get('location')).toBe('/dashboard');
  for (const one of [browser, thief]) {
    expect((await one.open(path)).headers.get('location')).toBe('/login?oidc=late');
  }
  expect(thief.cookies.has('bidwright')).toBe(false);
});

test('with another verifier the directory does not give the person away', async () => {
  const browser = visit();
  const { path } = await leaveForDirectory(browser, ada.sub);
  tamper(browser, { codeVerifier: 'x'.repeat(43) });
  expect((await browser.open(path)).headers.get('location')).toBe('/login?oidc=late');
  expect(browser.cookies.has('bidwright')).toBe(false);
});

test('the session that a browser had before ends, so that nobody can hand one to somebody', async () => {
  const browser = visit();
  await signInByDirectory(browser, ada.sub);
  const before = browser.cookies.get('bidwright') ?? '';
  await signInByDirectory(browser, ada.sub);
  expect(browser.cookies.get('bidwright')).not.toBe(before);
  const other = visit();
  other.cookies.set('bidwright', before);
  expect((await other.get('/api/shell/me')).status).toBe(401);
});

test.each([
  ['cancelled', 'access_denied'],
  ['unavailable', 'server_error'],
])('%s: the directory answers %s', async (problem, error) => {
  const browser = visit();
  const { url } = await leaveForDirectory(browser, ada.sub, '?next=%2Fgeneral');
  const state = url.searchParams.get('state');
  const answer = new URLSearchParams({ error, state: state ?? '', iss: firm.url });
  const reply = await browser.open(`/auth/oidc/callback?${answer}`);
  expect(reply.headers.get('location')).toBe(`/login?oidc=${problem}&next=%2Fgeneral`);
});

test('an account with the same address is joined, told of it, and entered from then on whatever the address is', async () => {
  const { id } = await person({ email: 'ada@firm.example' });
  expect(await outcomeOf()).toEqual(['/dashboard', true]);
  expect(await subjectOf(id)).toBe(`${firm.url} 1077`);
  expect(await subjects()).toEqual(["Your firm's sign-in now opens your account"]);
  expect((await visit().post('/api/shell/signIn', { email: 'ada@firm.example', password })).status).toBe(200);
  await firm.has({ ...ada, email: 'married@firm.example' });
  const browser = visit();
  await signInByDirectory(browser, ada.sub);
  expect((await me(browser))?.id).toBe(id);
  expect(admin.made).toBe(0);
  expect(await subjects()).toHaveLength(1);
});

test('an account that is joined to somebody else is nobody else’s', async () => {
  await person({ email: 'ada@firm.example' });
  await signInByDirectory(visit(), ada.sub);
  await firm.has({ ...ada, sub: 'somebody else' });
  expect(await outcomeOf('somebody else')).toEqual(['/login?oidc=taken', false]);
});

test.each([
  [{ email_verified: false }, 'unverified'],
  [{ email_verified: 'no' }, 'unverified'],
  [{ email: undefined }, 'noAddress'],
  [{ email: 'nowhere' }, 'noAddress'],
])('who is shown with %j is refused, and nothing is made', async (said, problem) => {
  const { id } = await person({ email: 'ada@firm.example' });
  await firm.has({ ...ada, ...said });
  expect(await outcomeOf()).toEqual([`/login?oidc=${problem}`, false]);
  expect(await subjectOf(id)).toBeNull();
  expect(await db().selectFrom('accounts').selectAll().execute()).toHaveLength(1);
});

test('a password somebody set before the address was proven does not count', async () => {
  const form = { firstName: 'Eve', lastName: 'Stranger', email: 'ada@firm.example', password: 'the password of eve' };
  await admin.stop();
  expect((await visit().post('/api/shell/register', form)).status).toBe(503);
  await admin.start();
  expect(await outcomeOf()).toEqual(['/dashboard', true]);
  const { email, password: theirs } = form;
  expect((await visit().post('/api/shell/signIn', { email, password: theirs })).status).toBe(401);
});

test('somebody new is admitted by the rule for registration', async () => {
  const first = visit();
  await signInByDirectory(first, ada.sub);
  expect((await me(first))?.permissions).toEqual(['User', 'Admin']);
  await firm.has({ sub: '2', email: 'bea@firm.example', email_verified: true, name: 'Bea von Tran' });
  const second = visit();
  await signInByDirectory(second, '2');
  expect(await me(second)).toMatchObject({ name: 'Bea von Tran', permissions: ['User'] });
  expect(admin.people.size).toBe(2);
  await firm.has({ sub: '3', email: 'eve@elsewhere.example', name: 'Eve' });
  expect(await outcomeOf('3')).toEqual(['/login?oidc=closed', false]);
  expect(admin.made).toBe(2);
});

test('who may not come in is told so', async () => {
  await person({ email: 'ada@firm.example', status: 'Inactive' });
  expect(await outcomeOf()).toEqual(['/login?oidc=inactive', false]);
});

test('it is taken off with the password, which ends what it opened', async () => {
  const { id } = await person({ email: 'ada@firm.example' });
  const browser = visit();
  await signInByDirectory(browser, ada.sub);
  const own = await browser.get<OwnAccount>('/api/shell/account');
  expect(own.body.data).toMatchObject({ hasPassword: true, hasGoogle: false, hasOidc: true });
  const other = visit();
  await signInByDirectory(other, ada.sub);
  const leave = (secret: string) => browser.post('/api/shell/oidc/leave', { password: secret });
  expect((await leave('wrong')).body.errorInfo.fields?.password?.key).toBe('shell.password.wrong');
  expect((await leave(password)).status).toBe(200);
  expect(await subjectOf(id)).toBeNull();
  expect((await other.get('/api/shell/me')).status).toBe(401);
  expect((await subjects()).at(-1)).toBe("Your firm's sign-in no longer opens your account");
  await db().updateTable('accounts').set({ passwordHash: null }).execute();
  expect((await leave(password)).body.errorInfo.fields?.password?.key).toBe('shell.password.none');
});

test('the sign-in page offers it by its name', async () => {
  await openShell();
  expect((await visit().open('/login')).text).toContain('"oidc":"Firm ID"');
});

test('while the directory is down, or the people cannot be looked up, one is told so; afterwards all is well', async () => {
  const browser = visit();
  const { path } = await leaveForDirectory(browser, ada.sub);
  await firm.stop();
  expect((await browser.open(path)).headers.get('location')).toBe('/login?oidc=unavailable');
  expect((await browser.open('/auth/oidc')).headers.get('location')).toBe('/login?oidc=unavailable');
  await firm.start();
  await firm.has(ada);
  const back = await leaveForDirectory(browser, ada.sub);
  await admin.stop();
  expect((await browser.open(back.path)).headers.get('location')).toBe('/login?oidc=unavailable');
  await admin.start();
  expect(await outcomeOf()).toEqual(['/dashboard', true]);
});
