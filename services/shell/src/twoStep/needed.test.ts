import type { AppOffer, OwnTwoStep, SignedIn } from '@bidwright/contract-shell';
import { Secret, TOTP } from 'otpauth';
import { bench, password } from '../testing/bench.ts';
import type { Visitor } from '../testing/visitor.ts';

const { db, person, visit, signedIn } = bench();

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const ask = (browser: Visitor, path: string, body: object = {}) => browser.post<never>(`/api/shell/${path}`, body);
const signIn = (email: string, browser = visit()) => browser.post<SignedIn>('/api/shell/signIn', { email, password });
const isIn = async (browser: Visitor) => (await browser.get('/api/shell/me')).status === 200;

const needFor = async (...roles: string[]) => {
  const { browser } = await signedIn({ permissions: ['Admin'] });
  expect((await ask(browser, 'twoStep/setRoles', { roles })).status).toBe(200);
  return browser;
};

/** Sets an app up at the sign-in that needs one. */
const setUp = async (browser: Visitor) => {
  const { body } = await browser.post<AppOffer>('/api/shell/signIn/setUp', {});
  const { secret, offer } = body.data;
  const reply = await browser.post<{ codes: string[] }>('/api/shell/signIn/setUp/confirm', {
    code: codeOf(secret, Date.now() - 30_000),
    offer,
  });
  return { secret, reply };
};

test('a role that needs a second step comes in by setting one up, others as before', async () => {
  await needFor('Team Lead', 'Operations');
  const user = await person({ permissions: ['User'] });
  expect((await signIn(user.email)).body.data.user?.id).toBe(user.id);
  const lead = await person({ permissions: ['User', 'Team Lead'] });
  const browser = visit();
  expect((await signIn(lead.email, browser)).body.data).toEqual({ user: null, step: 'setUp', ways: [] });
  expect(await isIn(browser)).toBe(false);
  expect((await ask(browser, 'signIn/step', { code: '123456' })).status).toBe(422);
  const { reply, secret } = await setUp(browser);
  expect(reply.body.data.codes).toHaveLength(10);
  expect(await isIn(browser)).toBe(true);
  const own = await browser.get<OwnTwoStep>('/api/shell/twoStep');
  expect(own.body.data).toMatchObject({ isNeeded: true, recoveryCodes: 10 });

  const next = visit();
  expect((await signIn(lead.email, next)).body.data).toMatchObject({ step: 'prove' });
  // Whoever knows the password alone cannot set up an app of their own instead.
  expect((await ask(next, 'signIn/setUp')).body.errorInfo.fields?.form?.key).toBe('shell.twoStep.is');
  expect((await ask(next, 'signIn/step', { code: codeOf(secret) })).status).toBe(200);
});

test('the last step of a role that needs one stays', async () => {
  await needFor('User');
  const kept = await person({ permissions: ['User'] });
  const browser = visit();
  await signIn(kept.email, browser);
  await setUp(browser);
  const reply = await ask(browser, 'twoStep/app/remove', { password });
  expect(reply.body.errorInfo.fields?.form?.key).toBe('shell.twoStep.needed');
  expect((await browser.get<OwnTwoStep>('/api/shell/twoStep')).body.data.app).not.toBeNull();
});

test('only Admins say who needs it, roles must exist, and the audit has what was', async () => {
  const { browser: user } = await signedIn({ permissions: ['Team Lead'] });
  expect((await ask(user, 'twoStep/setRoles', { roles: ['User'] })).status).toBe(403);
  const admin = await needFor('Admin');
  expect((await ask(admin, 'twoStep/setRoles', { roles: ['King'] })).status).toBe(422);
  expect((await ask(admin, 'twoStep/roles')).body.data).toEqual({ roles: ['Admin'] });
  // Saying the same again changes nothing.
  expect((await ask(admin, 'twoStep/setRoles', { roles: ['Admin'] })).status).toBe(200);
  const rows = await db()
    .selectFrom('audit' as never)
    .selectAll()
    .execute();
  expect(rows.filter((row) => JSON.stringify(row).includes('twoStepRoles'))).toHaveLength(1);
});

test('an Admin takes a lost step off: sessions end, the person is told, and a role that needs one sets it up anew', async () => {
  const admin = await needFor('Team Lead');
  const lead = await person({ permissions: ['Team Lead'] });
  const browser = visit();
  await signIn(lead.email, browser);
  await setUp(browser);
  expect((await ask(browser, 'twoStep/reset', { user: lead.id })).status).toBe(403);
  for (const user of ['00000000-0000-0000-0000-000000000000', 'a¡'])
    expect((await ask(admin, 'twoStep/reset', { user })).status).toBe(404);
  expect((await ask(admin, 'twoStep/reset', { user: lead.id })).status).toBe(200);
  expect((await signIn(lead.email)).body.data).toEqual({ user: null, step: 'setUp', ways: [] });
  const mails = await db().selectFrom('emails').select('subject').orderBy('id').execute();
  expect(mails.at(-1)?.subject).toBe('The second step of your sign-in was removed');
  // Sessions may be remembered for less than a second.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await isIn(browser)).toBe(false);
});
