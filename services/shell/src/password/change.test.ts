import { bench, password } from '../testing/bench.ts';

const { db, visit, signedIn } = bench();

const another = 'quite another password';

test('the current password is needed; all other sessions end, and this one goes on under another secret', async () => {
  const { browser, person: kept } = await signedIn();
  const other = visit();
  await other.post('/api/shell/signIn', { email: kept.email, password });
  await visit().post('/api/shell/forgot', { email: kept.email });
  const before = browser.cookies.get('bidwright');

  const reply = await browser.post('/api/shell/password', { current: password, password: another });
  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject({ user: { id: kept.id } });
  expect(browser.cookies.get('bidwright')).not.toBe(before);
  expect((await browser.get('/api/shell/me')).status).toBe(200);
  expect((await other.get('/api/shell/me')).status).toBe(401);
  expect((await visit().get('/api/shell/me', { cookie: `bidwright=${before}` })).status).toBe(401);
  expect(await db().selectFrom('passwordResets').selectAll().execute()).toEqual([]);
  const mails = await db().selectFrom('emails').selectAll().orderBy('id').execute();
  expect(mails.at(-1)).toMatchObject({ to: [kept.email], subject: 'Your password was changed' });

  const signIn = (secret: string) => visit().post('/api/shell/signIn', { email: kept.email, password: secret });
  expect((await signIn(password)).status).toBe(401);
  expect((await signIn(another)).status).toBe(200);
});

test('a wrong one is named at its field, and cannot be guessed', async () => {
  const { browser } = await signedIn();
  const change = (current: string) => browser.post('/api/shell/password', { current, password: another });
  const reply = await change('not the password');
  expect(reply.status).toBe(422);
  expect(reply.body.errorInfo.fields).toEqual({
    current: { key: 'shell.password.wrong', message: 'Wrong password' },
  });
  for (let guess = 0; guess < 4; guess += 1) await change(`guess ${guess}`);
  expect((await change(password)).status).toBe(429);
  expect((await browser.get('/api/shell/me')).status).toBe(200);
});

test('the new one obeys the rules', async () => {
  const { browser, person: kept } = await signedIn();
  const change = (next: unknown) => browser.post('/api/shell/password', { current: password, password: next });
  expect((await change('short')).body.errorInfo.fields?.password?.key).toBe('shell.password.short');
  expect((await change(kept.email)).body.errorInfo.fields?.password?.key).toBe('shell.password.personal');
  expect((await change(['x'])).status).toBe(422);
});

test('who has none yet is told how to choose one; who is signed out learns nothing', async () => {
  const { browser, person: kept } = await signedIn();
  await db().updateTable('accounts').set({ passwordHash: null }).where('id', '=', kept.id).execute();
  const reply = await browser.post('/api/shell/password', { current: password, password: another });
  expect(reply.body.errorInfo.fields?.current?.key).toBe('shell.password.none');
  expect((await visit().post('/api/shell/password', {})).status).toBe(401);
});

test('of a sign-in and a change at once none leaves a session of the old password', async () => {
  const { browser, person: kept } = await signedIn();
  // A browser that knows the person is not held back by what strangers try.
  await browser.post('/api/shell/signIn', { email: kept.email, password });
  const others = Array.from({ length: 12 }, () => visit());
  const entered = others.map((other) => other.post('/api/shell/signIn', { email: kept.email, password }));
  const changed = await browser.post('/api/shell/password', { current: password, password: another });
  await Promise.all(entered);
  expect(changed.status).toBe(200);
  expect(await db().selectFrom('sessions').select('accountId').execute()).toHaveLength(1);
});
