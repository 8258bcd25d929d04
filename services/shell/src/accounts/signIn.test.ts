import type { Session } from '@bidwright/contract-shell';
import { bench, password } from '../testing/bench.ts';

const { admin, person, visit, signedIn } = bench();

const signIn = (email: string, secret: string = password, browser = visit()) =>
  browser.post<Session>('/api/shell/signIn', { email, password: secret });

test('the right password opens a session that only the browser keeps', async () => {
  const { id, email, name } = await person({ permissions: ['Operations'], teams: ['t1'] });
  const browser = visit();
  const reply = await signIn(email, password, browser);
  expect(reply.status).toBe(200);
  const flags = { showActuals: false, showProjections: false };
  expect(reply.body.data.user).toEqual({ id, email, name, permissions: ['Operations'], teams: ['t1'], ...flags });
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const [cookie] = reply.setCookie;
  expect(cookie).toMatch(/^bidwright=[\w-]{43}; Max-Age=86400; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const me = await browser.get<Session>('/api/shell/me');
  expect(me.body.data.user).toEqual(reply.body.data.user);
  expect(me.body.data.expires).toBeGreaterThan(Date.now() / 1000 + 86_000);
});

test('the address is found however it is typed', async () => {
  const { email } = await person();
  expect((await signIn(`  ${email.toUpperCase()} `)).status).toBe(200);
});

test('a wrong password and an unknown address get one answer', async () => {
  const { email } = await person();
  const wrong = await signIn(email, 'not the password');
  const unknown = await signIn('nobody@firm.example');
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(401);
  expect(wrong.body.errorInfo).toMatchObject({
    code: 'wrong-credentials',
    message: 'Verify Your Email & Password',
    fields: { form: { key: 'shell.signIn.wrong', message: 'Verify Your Email & Password' } },
  });
  const { requestId: _one, ...first } = wrong.body.errorInfo;
  const { requestId: _other, ...second } = unknown.body.errorInfo;
  expect(first).toEqual(second);
  expect(unknown.setCookie).toEqual([]);
});

test('fields that cannot be are named with their texts', async () => {
  const reply = await visit().post('/api/shell/signIn', { email: 'nobody', password: '' });
  expect(reply.status).toBe(422);
  expect(reply.body.errorInfo.fields).toEqual({
    email: { key: 'shell.email.invalid', message: 'Please enter a valid email address' },
    password: { key: 'shell.credentials.required', message: 'Enter Your Email & Password' },
  });
});

test.each(['{', '[]', '"text"', '5'])('a body that is no object gets 400: %s', async (body) => {
  const reply = await visit().post('/api/shell/signIn', body);
  expect(reply.status).toBe(400);
  expect(reply.body.errorInfo.message).not.toBe('');
});

test('who is not active or whose time is over is told whom to ask', async () => {
  const grace = await signedIn({ name: 'Grace Hale', email: 'grace@firm.example', permissions: ['Admin'] });
  await grace.browser.get('/api/shell/me');
  const left = await person({ status: 'Inactive' });
  const inactive = await signIn(left.email);
  expect(inactive.status).toBe(403);
  expect(inactive.body.errorInfo.message).toBe(
    'This account is inactive. Please ask Grace Hale (grace@firm.example) to reactivate it.',
  );
  const over = await person({ expirationDate: '2020-02-29' });
  const expired = await signIn(over.email);
  expect(expired.status).toBe(403);
  expect(expired.body.errorInfo.fields?.form).toMatchObject({
    key: 'shell.signIn.expired',
    values: { date: '2020-02-29', contact: 'Grace Hale (grace@firm.example)' },
  });
});

test('somebody with a wrong password does not learn that an account is closed', async () => {
  const { email } = await person({ status: 'Inactive' });
  expect((await signIn(email, 'not the password')).status).toBe(401);
});

test('signing in again ends the session the browser had', async () => {
  const { browser, person: kept } = await signedIn();
  const before = browser.cookies.get('bidwright');
  await signIn(kept.email, password, browser);
  expect(browser.cookies.get('bidwright')).not.toBe(before);
  const reply = await visit().get('/api/shell/me', { cookie: `bidwright=${before}` });
  expect(reply.status).toBe(401);
});

test('before admin ever spoke of a person it must answer', async () => {
  const { email } = await person();
  await admin.stop();
  const reply = await signIn(email);
  await admin.start();
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect((await signIn(email)).status).toBe(200);
});
