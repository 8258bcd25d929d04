import { now } from '../clock.ts';
import { workDone } from '../constantTime.ts';
import { bench, password } from '../testing/bench.ts';

const { admin, db, person, visit, signedIn } = bench();

const forgot = (email: string, headers: Record<string, string> = {}) =>
  visit().post('/api/shell/forgot', { email }, headers);

const mails = async () => {
  // Answers do not wait for their mails.
  await workDone();
  return db().selectFrom('emails').selectAll().orderBy('id').execute();
};

const newestToken = async () => /#token=([\w-]{43})\n/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';

const reset = (token: string, secret = 'a brand new password') =>
  visit().post('/api/shell/reset', { token, password: secret });

test('the answer does not tell whether there is an account', async () => {
  const { email } = await person();
  for (let round = 0; round < 4; round += 1) {
    for (const address of [email, `nobody-${round}@firm.example`]) {
      const reply = await forgot(address);
      expect(reply.status).toBe(200);
      expect(reply.text).toBe('{"data":{}}');
    }
  }
  expect(await mails()).toHaveLength(4);
});

test('the mail leads to a new password, once, and ends every session', async () => {
  const { person: kept, browser } = await signedIn();
  await forgot(kept.email);
  const token = await newestToken();
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: [kept.email], subject: 'Choose a new password', state: 'Queued' });
  expect(mail?.text).toContain(`http://localhost:8080/reset#token=${token}`);
  expect((await db().selectFrom('passwordResets').selectAll().execute())[0]?.tokenHash).not.toContain(token);

  expect((await reset(token)).status).toBe(200);
  expect(await db().selectFrom('sessions').selectAll().execute()).toEqual([]);
  const { email } = kept;
  expect((await visit().post('/api/shell/signIn', { email, password })).status).toBe(401);
  expect((await visit().post('/api/shell/signIn', { email, password: 'a brand new password' })).status).toBe(200);
  expect((await browser.get('/api/shell/me')).status).toBe(401);
  expect((await mails()).at(-1)).toMatchObject({
    to: [email],
    subject: 'Your password was changed',
    text: expect.stringContaining('http://localhost:8080/forgot'),
  });

  const again = await reset(token);
  expect(again.status).toBe(422);
  expect(again.body.errorInfo.fields?.token).toEqual({
    key: 'shell.reset.invalid',
    message: 'This link is no longer valid. Please request a new one.',
  });
});

test('of fifty who use one link at once, one wins', async () => {
  const { email } = await person();
  await forgot(email);
  const token = await newestToken();
  const secrets = Array.from({ length: 50 }, (_, at) => `password number ${at}`);
  const replies = await Promise.all(secrets.map((secret) => reset(token, secret)));
  const winners = secrets.filter((_, at) => replies[at]?.status === 200);
  expect(winners).toHaveLength(1);
  // The others came too late, or while all room for hashing was taken.
  for (const { status } of replies) expect([200, 422, 503]).toContain(status);
  expect((await reset(token)).status).toBe(422);
  expect((await visit().post('/api/shell/signIn', { email, password: winners[0] })).status).toBe(200);
});

test('a link is valid for half an hour, and only the newest', async () => {
  const { email } = await person();
  await forgot(email);
  const first = await newestToken();
  await forgot(email);
  expect((await reset(first)).status).toBe(422);
  const { expires } = await db().selectFrom('passwordResets').select('expires').executeTakeFirstOrThrow();
  expect(Math.abs(expires - now() - 1800)).toBeLessThan(10);
  await db()
    .updateTable('passwordResets')
    .set({ expires: now() - 1 })
    .execute();
  expect((await reset(await newestToken())).status).toBe(422);
});

test('a link that was made up changes nothing', async () => {
  for (const token of ['x', 'x'.repeat(43), "' or 1=1"]) expect((await reset(token)).status).toBe(422);
});

test.each([
  ['fr-CA,fr;q=0.9', 'Choisissez un nouveau mot de passe'],
  ['ro', 'Alegeți o parolă nouă'],
  ['zh-CN,zh;q=0.9,en;q=0.8', '设置新密码'],
  ['de', 'Choose a new password'],
])('the mail is in the language of the browser: %s', async (language, subject) => {
  const { email } = await person();
  await forgot(email, { 'accept-language': language });
  expect((await mails())[0]?.subject).toBe(subject);
});

test('an account is sent five mails at most within minutes; the answer stays the same', async () => {
  const { email } = await person();
  for (let round = 0; round < 7; round += 1) expect((await forgot(email)).status).toBe(200);
  expect(await mails()).toHaveLength(5);
});

test('a new password must be long enough', async () => {
  const { email } = await person();
  await forgot(email);
  const reply = await reset(await newestToken(), 'too short');
  expect(reply.status).toBe(422);
  expect(reply.body.errorInfo.fields?.password?.message).toBe('A password needs at least 15 characters');
  expect(admin.made).toBe(0);
});

test('a new password must not be guessed soon, and the link stays good for a better one', async () => {
  const { email } = await person({ email: 'grace@firm.example' });
  await forgot(email);
  const token = await newestToken();
  const reply = await reset(token, 'grace-firm-2026');
  expect(reply.status).toBe(422);
  expect(reply.body.errorInfo.fields).toEqual({
    password: {
      key: 'shell.password.personal',
      values: { word: 'grace' },
      message: "Do not use your name, your address or the firm's in a password: grace",
    },
  });
  expect((await reset(token)).status).toBe(200);
});
