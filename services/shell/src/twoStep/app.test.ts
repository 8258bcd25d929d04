import type { AppOffer, OwnTwoStep, RecoveryCodes, Session, SignedIn } from '@bidwright/contract-shell';
import { Secret, TOTP } from 'otpauth';
import { bench, password } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

const { admin, db, person, visit, signedIn } = bench();

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** So that a code counts which is of the half minute after: each counts once. */
const halfMinute = 30_000;

const ask = (browser: Visitor, path: string, body: object = {}) => browser.post<never>(`/api/shell/${path}`, body);
const signIn = (email: string, browser = visit()) => browser.post<SignedIn>('/api/shell/signIn', { email, password });
const isIn = async (browser: Visitor) => (await browser.get('/api/shell/me')).status === 200;
const subjects = async () =>
  (await db().selectFrom('emails').select('subject').orderBy('id').execute()).map(({ subject }) => subject);

const withApp = async (about: Parameters<typeof signedIn>[0] = {}) => {
  const { browser, person: kept } = await signedIn(about);
  const { body } = await browser.post<AppOffer>('/api/shell/twoStep/app', { password });
  const { secret, offer } = body.data;
  const sent = { code: codeOf(secret, Date.now() - halfMinute), offer };
  const confirmed = await browser.post<RecoveryCodes>('/api/shell/twoStep/app/confirm', sent);
  return { browser, kept, secret, offer, codes: confirmed.body.data.codes ?? [] };
};

const halfway = async (email: string) => {
  const browser = visit();
  await signIn(email, browser);
  return browser;
};

test('an app is set up by who knows the password, and the person is told', async () => {
  const { browser, kept, codes, secret } = await withApp();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  const own = await browser.get<OwnTwoStep>('/api/shell/twoStep');
  expect(own.body.data).toMatchObject({ hasPassword: true, recoveryCodes: 10, passkeys: [], isNeeded: false });
  expect(own.body.data.app).toBeGreaterThan(1_700_000_000);
  expect(await subjects()).toEqual(['An authenticator app was added to your account']);
  const row = await db().selectFrom('authenticators').selectAll().where('accountId', '=', kept.id).executeTakeFirst();
  expect(row?.secret).not.toContain(secret);
});

test('without the password, a fitting code or the own offer nothing is set up', async () => {
  const { browser } = await signedIn();
  const wrong = await ask(browser, 'twoStep/app', { password: 'not the password' });
  expect(wrong.body.errorInfo.fields?.password?.key).toBe('shell.password.wrong');
  const offered = await browser.post<AppOffer>('/api/shell/twoStep/app', { password });
  const { secret, offer } = offered.body.data;
  const other = await signedIn();
  for (const [who, sent] of [
    [browser, { code: '000000', offer }],
    [browser, { code: codeOf(secret), offer: `${offer}x` }],
    [other.browser, { code: codeOf(secret), offer }],
  ] as const) {
    const reply = await ask(who, 'twoStep/app/confirm', sent);
    expect(reply.status).toBe(422);
    expect(reply.body.errorInfo.fields?.code?.key).toBe('shell.twoStep.wrong');
  }
  expect(await db().selectFrom('authenticators').selectAll().execute()).toEqual([]);
  expect(await subjects()).toEqual([]);
});

test('the password alone opens nothing; a code of the app opens the session, once', async () => {
  const { kept, secret } = await withApp();
  const browser = visit();
  const asked = await signIn(kept.email, browser);
  expect(asked.status).toBe(200);
  expect(asked.body.data).toEqual({ user: null, step: 'prove', ways: ['app', 'recovery'] });
  expect(asked.setCookie.join()).toMatch(
    /^bidwright-halfway=[\w.-]+; Max-Age=600; Path=\/api\/shell; .*HttpOnly; SameSite=Lax$/,
  );
  expect(await isIn(browser)).toBe(false);
  const again = await browser.get('/api/shell/signIn/step');
  expect(again.body.data).toEqual({ step: 'prove', ways: ['app', 'recovery'] });

  const second = await halfway(kept.email);
  const code = codeOf(secret);
  const reply = await browser.post<Session>('/api/shell/signIn/step', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(reply.body.data.user.id).toBe(kept.id);
  expect(await isIn(browser)).toBe(true);
  expect(browser.cookies.has('bidwright-halfway')).toBe(false);
  expect((await ask(second, 'signIn/step', { code })).status).toBe(422);
  expect(await isIn(second)).toBe(false);
});

test('a code of long ago, of somebody else, or none is wrong, and only so many are tried', async () => {
  const { kept, secret } = await withApp();
  const other = await withApp();
  const browser = await halfway(kept.email);
  const wrong = [
    codeOf(secret, Date.now() - 10 * halfMinute),
    codeOf(other.secret),
    'abcd-efgh-jkmn',
    '1',
    other.codes[0] ?? '',
  ];
  for (const code of wrong) {
    const reply = await ask(browser, 'signIn/step', { code });
    expect([code, reply.status]).toEqual([code, 422]);
  }
  const late = await ask(browser, 'signIn/step', { code: codeOf(secret) });
  expect(late.status).toBe(429);
  expect(late.body.errorInfo.fields?.form?.key).toBe('shell.signIn.tooMany');
});

test('a recovery code opens the session once, however it is typed', async () => {
  const { kept, codes } = await withApp();
  const [first = '', second = ''] = codes;
  const browser = await halfway(kept.email);
  expect((await ask(browser, 'signIn/step', { code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(
    200,
  );
  const own = await browser.get<OwnTwoStep>('/api/shell/twoStep');
  expect(own.body.data.recoveryCodes).toBe(9);
  const again = await halfway(kept.email);
  expect((await ask(again, 'signIn/step', { code: first })).status).toBe(422);
  const renewed = await browser.post<RecoveryCodes>('/api/shell/twoStep/recovery', { password });
  expect(renewed.body.data.codes).toHaveLength(10);
  expect((await ask(again, 'signIn/step', { code: second })).status).toBe(422);
});

test('what a browser keeps between the steps is nobody else’s, and ends with the password', async () => {
  const { kept, secret } = await withApp();
  const stranger = await person();
  expect((await ask(visit(), 'signIn/step', { code: codeOf(secret) })).status).toBe(401);
  const forged = visit();
  forged.cookies.set('bidwright-halfway', Buffer.from(JSON.stringify({ account: kept.id })).toString('base64url'));
  expect((await ask(forged, 'signIn/step', { code: codeOf(secret) })).status).toBe(401);
  expect((await signIn(stranger.email, forged)).body.data.user?.id).toBe(stranger.id);

  const browser = await halfway(kept.email);
  await db().updateTable('accounts').set({ passwordHash: 'another' }).where('id', '=', kept.id).execute();
  const reply = await ask(browser, 'signIn/step', { code: codeOf(secret) });
  expect([reply.status, reply.body.errorInfo.code]).toEqual([401, 'step-over']);
});

test('who left while the step was open does not come in', async () => {
  const { kept, secret } = await withApp();
  const browser = await halfway(kept.email);
  admin.people.set(kept.id, { ...kept, status: 'Inactive' });
  expect((await ask(browser, 'signIn/step', { code: codeOf(secret) })).status).toBe(403);
  expect(await isIn(browser)).toBe(false);
});

test('the app is taken off by the password, and the codes with it', async () => {
  const { browser, kept } = await withApp();
  expect((await ask(browser, 'twoStep/app/remove', { password: 'not the password' })).status).toBe(422);
  expect((await ask(browser, 'twoStep/app/remove', { password })).status).toBe(200);
  const own = await browser.get<OwnTwoStep>('/api/shell/twoStep');
  expect(own.body.data).toMatchObject({ app: null, recoveryCodes: 0 });
  expect((await signIn(kept.email)).body.data.user?.id).toBe(kept.id);
  const none = await ask(browser, 'twoStep/recovery', { password });
  expect(none.body.errorInfo.fields?.form?.key).toBe('shell.twoStep.none');
});
