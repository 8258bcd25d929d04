import type { OwnAccount, Session } from '@bidwright/contract-shell';
import { now } from '../clock.ts';
import { bench, password } from '../testing/bench.ts';
import { googleServer } from '../testing/google.ts';
import { signInByGoogle } from '../testing/googleVisit.ts';
import type { Visitor } from '../testing/visitor.ts';

const google = googleServer();

const ada = { sub: '1077', email: 'Ada@firm.example', email_verified: true, name: 'Ada Novak' };
beforeEach(() => google.signsIn(ada));

const { admin, db, openShell, person, visit, signedIn } = bench(() => google.settings());

const isIn = async (browser: Visitor) => (await browser.get('/api/shell/me')).status === 200;

const join = (browser: Visitor, secret: string) =>
  browser.post<Session>('/api/shell/google/join', { password: secret });

const googleIdOf = async (id: string) =>
  (await db().selectFrom('accounts').select('googleId').where('id', '=', id).executeTakeFirst())?.googleId;

const mails = () => db().selectFrom('emails').selectAll().orderBy('id').execute();

const newestToken = async () => /#token=([\w-]{43})\n/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';

const offered = async () => {
  const kept = await person({ email: 'ada@firm.example' });
  const browser = visit();
  const reply = await signInByGoogle(browser, '?next=%2Fgeneral%2Fopportunities');
  return { kept, browser, reply };
};

test('the address alone opens no account that is there', async () => {
  const { kept, browser, reply } = await offered();
  expect(reply.headers.get('location')).toBe('/join-google?next=%2Fgeneral%2Fopportunities');
  expect(reply.setCookie).toContainEqual(
    expect.stringMatching(
      /^bidwright-join=[\w.-]+; Max-Age=600; Path=\/api\/shell\/google; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    ),
  );
  expect(browser.cookies.has('bidwright')).toBe(false);
  expect(await googleIdOf(kept.id)).toBeNull();
  await openShell();
  expect((await browser.open('/join-google')).status).toBe(200);
});

test('a password alone joins nothing to an account with a second step', async () => {
  const { kept, browser } = await offered();
  const row = { accountId: kept.id, secret: 'sealed', lastPeriod: 0, dateCreated: now() };
  await db().insertInto('authenticators').values(row).execute();
  const reply = await join(browser, password);
  expect(reply.body.errorInfo.fields?.form?.key).toBe('shell.twoStep.signInFirst');
  expect(await googleIdOf(kept.id)).toBeNull();
  expect(await isIn(browser)).toBe(false);
});

test('its password joins the two, and from then on Google is enough', async () => {
  const { kept, browser } = await offered();
  const wrong = await join(browser, 'not the password');
  expect(wrong.status).toBe(422);
  expect(wrong.body.errorInfo.fields?.password?.key).toBe('shell.password.wrong');
  expect(await googleIdOf(kept.id)).toBeNull();

  const reply = await join(browser, password);
  expect(reply.body.data.user.id).toBe(kept.id);
  expect(await isIn(browser)).toBe(true);
  expect(await googleIdOf(kept.id)).toBe('1077');
  expect((await mails()).map(({ subject }) => subject)).toEqual(['A Google account now opens your account']);
  const own = await browser.get<OwnAccount>('/api/shell/account');
  expect(own.body.data).toEqual({ email: 'ada@firm.example', hasPassword: true, hasGoogle: true, hasOidc: false });
  expect((await visit().get('/api/shell/account')).status).toBe(401);

  const other = visit();
  expect((await signInByGoogle(other)).headers.get('location')).toBe('/dashboard');
  expect(await isIn(other)).toBe(true);
});

test('the password cannot be guessed this way either', async () => {
  const { browser, kept } = await offered();
  for (let guess = 0; guess < 5; guess += 1) expect((await join(browser, `guess ${guess}`)).status).toBe(422);
  expect((await join(browser, password)).status).toBe(429);
  expect((await visit().post('/api/shell/signIn', { email: kept.email, password })).status).toBe(429);
});

test('without a Google sign-in in this browser, or long after it, nothing is joined', async () => {
  const { kept, browser } = await offered();
  const offer = browser.cookies.get('bidwright-join') ?? '';
  const [packed = '', sum = ''] = offer.split('.');
  const other = { ...JSON.parse(Buffer.from(packed, 'base64url').toString()), googleId: 'somebody else' };
  const forged = Buffer.from(JSON.stringify(other)).toString('base64url');
  for (const value of ['', 'x', `${forged}.${sum}`, `${packed}.x`, `${packed}`]) {
    browser.cookies.set('bidwright-join', value);
    for (const reply of [await join(browser, password), await browser.post('/api/shell/google/mail', {})]) {
      expect(reply.status).toBe(422);
      expect(reply.body.errorInfo.fields?.form?.key).toBe('shell.google.late');
    }
  }
  browser.cookies.set('bidwright-join', offer);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
  expect((await join(browser, password)).status).toBe(422);
  jest.restoreAllMocks();
  expect(await googleIdOf(kept.id)).toBeNull();
});

test('who has no password, or forgot it, proves the mailbox', async () => {
  const { kept, browser } = await offered();
  await db().updateTable('accounts').set({ passwordHash: null }).where('id', '=', kept.id).execute();
  expect((await join(browser, 'anything at all')).body.errorInfo.fields?.password?.key).toBe('shell.password.wrong');
  expect((await browser.post('/api/shell/google/mail', {})).text).toBe('{"data":{}}');
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: ['ada@firm.example'], subject: 'Link your Google account', secret: 1 });
  expect(mail?.text).toContain('with the Google account Ada@firm.example');
  expect(mail?.text).toContain('http://localhost:8080/join-google#token=');
  expect(await isIn(browser)).toBe(false);

  const token = await newestToken();
  const elsewhere = visit();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at ? visit() : elsewhere).post('/api/shell/google/confirm', { token })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(19);
  expect(await googleIdOf(kept.id)).toBe('1077');
});

test.each(['late', 'older', 'made up'])('a link that is %s joins nothing', async (kind) => {
  const { kept, browser } = await offered();
  await browser.post('/api/shell/google/mail', {});
  const first = await newestToken();
  if (kind === 'late')
    await db()
      .updateTable('googleLinks')
      .set({ expires: now() - 1 })
      .execute();
  if (kind === 'older') await browser.post('/api/shell/google/mail', {});
  const token = kind === 'made up' ? 'x'.repeat(43) : first;
  expect((await visit().post('/api/shell/google/confirm', { token })).status).toBe(422);
  expect(await googleIdOf(kept.id)).toBeNull();
});

test('somebody an Admin has entered is a local account as well', async () => {
  const id = '0193b0a0-0000-7000-8000-000000000001';
  const entered = { id, name: 'Ada Novak', email: 'ada@firm.example', permissions: ['Admin'], teams: [] };
  admin.people.set(id, { ...entered, status: 'Active', expirationDate: null });
  const browser = visit();
  expect((await signInByGoogle(browser)).headers.get('location')).toBe('/join-google?next=%2Fdashboard');
  expect(await isIn(browser)).toBe(false);
  await browser.post('/api/shell/google/mail', {});
  const reply = await visit().post<Session>('/api/shell/google/confirm', { token: await newestToken() });
  expect(reply.body.data.user).toMatchObject({ id, permissions: ['Admin'] });
});

test('who is signed in joins whatever Google account is theirs, by the password', async () => {
  const { browser, person: kept } = await signedIn({ email: 'grace@firm.example' });
  expect((await signInByGoogle(browser)).headers.get('location')).toBe('/join-google?next=%2Fdashboard');
  expect((await join(browser, password)).body.data.user.id).toBe(kept.id);
  expect(await googleIdOf(kept.id)).toBe('1077');
});

test('a Google account belongs to one account, and an account to one Google account', async () => {
  const { kept, browser } = await offered();
  const second = visit();
  await signInByGoogle(second);
  await google.signsIn({ ...ada, sub: 'somebody else' });
  const third = visit();
  await signInByGoogle(third);
  expect((await join(browser, password)).status).toBe(200);
  expect((await join(second, password)).status).toBe(200);
  expect((await join(third, password)).status).toBe(422);
  expect(await googleIdOf(kept.id)).toBe('1077');
  expect((await signInByGoogle(visit())).headers.get('location')).toBe('/login?google=closed');
});

test('it is taken off with the password, which ends what it opened', async () => {
  const { kept, browser } = await offered();
  await join(browser, password);
  const other = visit();
  await signInByGoogle(other);
  const leave = (secret: string) => browser.post('/api/shell/google/leave', { password: secret });
  expect((await leave('wrong')).body.errorInfo.fields?.password?.key).toBe('shell.password.wrong');
  expect((await leave(password)).status).toBe(200);
  expect(await isIn(browser)).toBe(true);
  expect(await googleIdOf(kept.id)).toBeNull();
  expect(await db().selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  expect((await mails()).at(-1)?.subject).toBe('A Google account no longer opens your account');
  expect((await signInByGoogle(visit())).headers.get('location')).toBe('/join-google?next=%2Fdashboard');

  await db().updateTable('accounts').set({ passwordHash: null }).execute();
  expect((await leave(password)).body.errorInfo.fields?.password?.key).toBe('shell.password.none');
  expect((await visit().post('/api/shell/google/leave', { password })).status).toBe(401);
});
