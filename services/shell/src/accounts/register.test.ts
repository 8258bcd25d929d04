import type { Session } from '@bidwright/contract-shell';
import { workDone } from '../constantTime.ts';
import { bench, password } from '../testing/bench.ts';

const form = { firstName: 'Ada', lastName: 'Novak', email: 'Ada@Firm.example', password };

describe('where everyone may register', () => {
  const { admin, db, visit } = bench(() => ({ REGISTRATION: 'open' }));

  test('the person is signed in, with the permissions of the specification', async () => {
    const browser = visit();
    const reply = await browser.post<Session>('/api/shell/register', form);
    expect(reply.status).toBe(200);
    expect(reply.body.data.user).toMatchObject({
      name: 'Ada Novak',
      email: 'ada@firm.example',
      permissions: ['User', 'Admin'],
    });
    expect(admin.people.get(reply.body.data.user.id)).toMatchObject({ email: 'ada@firm.example' });
    expect((await browser.get('/api/shell/me')).status).toBe(200);
    const account = await db().selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  test('a name stays on one line', async () => {
    const browser = visit();
    const lastName = 'x\nhttps://evil.example/login\r\nBid\u2028wright\t';
    const { body } = await browser.post<Session>('/api/shell/register', { ...form, firstName: 'there', lastName });
    expect(body.data.user.name).toBe('there x https://evil.example/login Bid wright');
    await browser.post('/api/shell/forgot', { email: form.email });
    const mails = await db().selectFrom('emails').select('html').execute();
    expect(mails).toHaveLength(1);
    const links = mails.flatMap(({ html }) => html?.match(/href="[^"#]*/g) ?? []);
    expect(links).toEqual(['href="http://localhost:8080/reset']);
  });

  test('an address has one account, however it is written', async () => {
    await visit().post('/api/shell/register', form);
    const again = await visit().post('/api/shell/register', { ...form, email: 'ADA@FIRM.EXAMPLE' });
    expect(again.status).toBe(422);
    expect(again.body.errorInfo.fields).toEqual({
      email: { key: 'shell.register.taken', message: 'An account with this email address already exists' },
    });
    expect((await visit().post('/api/shell/signIn', form)).status).toBe(422);
    expect((await visit().post('/api/shell/signIn', { email: form.email, password })).status).toBe(200);
  });

  test('letters that only look alike make another address', async () => {
    await visit().post('/api/shell/register', form);
    const other = await visit().post('/api/shell/register', { ...form, email: 'adá@firm.example' });
    expect([200, 422]).toContain(other.status);
    expect(other.body.errorInfo?.fields?.email?.key).not.toBe('shell.register.taken');
  });

  test('every field that is wrong is named', async () => {
    const reply = await visit().post('/api/shell/register', { email: 'x', password: 'short', extra: 1 });
    expect(reply.status).toBe(422);
    expect(reply.body.errorInfo.fields).toMatchObject({
      firstName: { message: 'Enter Your Name' },
      lastName: { message: 'Enter Your Name' },
      email: { message: 'Please enter a valid email address' },
      password: { message: 'A password needs at least 15 characters' },
      extra: { message: 'Unknown field: extra' },
    });
  });

  test.each([
    ['qwertyuiopasdfghjkl', 'pattern'],
    ['iloveyouiloveyou', 'common'],
    ['Ada Novak 2026 Ada', 'personal'],
  ])('a password that is guessed soon is refused at its field: %s', async (weak, reason) => {
    const reply = await visit().post('/api/shell/register', { ...form, password: weak });
    expect(reply.status).toBe(422);
    expect(reply.body.errorInfo.fields).toMatchObject({ password: { key: `shell.password.${reason}` } });
    expect(await db().selectFrom('accounts').selectAll().execute()).toEqual([]);
  });

  test('a registration that admin could not finish is taken up by the next try', async () => {
    await admin.stop();
    const cut = await visit().post('/api/shell/register', form);
    const early = await visit().post('/api/shell/signIn', { email: form.email, password });
    await admin.start();
    expect(cut.status).toBe(503);
    expect(early.status).toBe(503);
    const reply = await visit().post('/api/shell/register', { ...form, password: 'another long password' });
    expect(reply.status).toBe(200);
    expect(admin.made).toBe(1);
    expect(await db().selectFrom('accounts').selectAll().execute()).toHaveLength(1);
  });

  test('a registration that stopped half way is finished by signing in', async () => {
    await admin.stop();
    await visit().post('/api/shell/register', form);
    await admin.start();
    expect((await visit().post('/api/shell/signIn', { email: form.email, password })).status).toBe(200);
    expect(admin.made).toBe(1);
  });

  test('an address another person has in admin leaves no half account', async () => {
    const other = { id: 'somebody', name: 'Other', email: 'ada@firm.example', permissions: [], teams: [] };
    admin.people.set('somebody', { ...other, status: 'Active', expirationDate: null });
    const reply = await visit().post('/api/shell/register', form);
    expect(reply.status).toBe(422);
    expect(await db().selectFrom('accounts').selectAll().execute()).toEqual([]);
  });

  test('two at once make one account', async () => {
    const replies = await Promise.all([1, 2].map(() => visit().post('/api/shell/register', form)));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(admin.made).toBe(1);
  });
});

describe('with real data', () => {
  const { admin, db, visit } = bench(() => ({ REGISTRATION_DOMAINS: 'firm.example, firm.org' }));

  const found = () => visit().post<Session>('/api/shell/register', { ...form, email: 'first@anywhere.example' });

  test('the first person sets the place up', async () => {
    const reply = await found();
    expect(reply.body.data.user.permissions).toEqual(['User', 'Admin']);
  });

  test('of two first people one sets it up', async () => {
    const replies = await Promise.all(
      ['one', 'two'].map((name) =>
        visit().post<Session>('/api/shell/register', { ...form, email: `${name}@anywhere.example` }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(admin.made).toBe(1);
  });

  test('later ones need an address of the firm', async () => {
    await found();
    const reply = await visit().post('/api/shell/register', { ...form, email: 'ada@elsewhere.example' });
    expect(reply.status).toBe(403);
    expect(reply.body.errorInfo.message).toBe(
      'New accounts are not available for this email address. Please ask Ada Novak (first@anywhere.example) for one.',
    );
  });

  test('later ones confirm the address by a mail, known or not', async () => {
    await found();
    const reply = await visit().post('/api/shell/register', form);
    const again = await visit().post('/api/shell/register', form);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual({ user: null });
    expect(reply.setCookie).toEqual([]);
    expect(again.body).toEqual(reply.body);
    const mails = await db().selectFrom('emails').selectAll().orderBy('id').execute();
    expect(mails.map(({ to }) => to)).toEqual([['ada@firm.example'], ['ada@firm.example']]);
    expect(admin.made).toBe(1);
    expect((await visit().post('/api/shell/signIn', { email: form.email, password })).status).toBe(401);

    const token = /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    await visit().post('/api/shell/reset', { token, password: 'the confirmed password' });
    const signIn = await visit().post<Session>('/api/shell/signIn', {
      email: form.email,
      password: 'the confirmed password',
    });
    expect(signIn.body.data.user.permissions).toEqual(['User']);
    expect(admin.made).toBe(2);
  });
});

describe('a confirmed address asked for many times at once', () => {
  const { db, visit } = bench(() => ({ REGISTRATION_DOMAINS: 'firm.example' }));

  test('makes one account, and every answer is the same', async () => {
    await visit().post('/api/shell/register', { ...form, email: 'first@anywhere.example' });
    const replies = await Promise.all([1, 2, 3, 4].map(() => visit().post('/api/shell/register', form)));
    expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['{"data":{"user":null}}']));
    expect(
      await db().selectFrom('accounts').selectAll().where('email', '=', 'ada@firm.example').execute(),
    ).toHaveLength(1);
  });
});

describe('where the first person sets the place up and anyone may follow', () => {
  const { db, visit } = bench(() => ({ REGISTRATION: 'first-admin', REGISTRATION_PERMISSIONS: 'User,Operations' }));

  test('later ones confirm the address and get what the setting says', async () => {
    const first = await visit().post<Session>('/api/shell/register', form);
    expect(first.body.data.user.permissions).toEqual(['User', 'Admin']);
    const email = 'bea@anywhere.example';
    const later = await visit().post('/api/shell/register', { ...form, email, firstName: 'Bea' });
    expect(later.body.data).toEqual({ user: null });
    const mail = await db().selectFrom('emails').selectAll().executeTakeFirst();
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const chosen = 'the confirmed password';
    expect((await visit().post('/api/shell/reset', { token, password: chosen })).status).toBe(200);
    const signIn = await visit().post<Session>('/api/shell/signIn', { email, password: chosen });
    expect(signIn.body.data.user.permissions).toEqual(['User', 'Operations']);
  });
});

describe('where registration is closed', () => {
  const { admin, db, visit } = bench(() => ({ REGISTRATION: 'closed', REGISTRATION_DOMAINS: 'firm.example' }));

  test('nobody registers, not even the first; the page can say so beforehand', async () => {
    const reply = await visit().post('/api/shell/register', form);
    expect(reply.status).toBe(403);
    expect(reply.body.errorInfo).toMatchObject({ code: 'closed', fields: { form: { key: 'shell.register.closed' } } });
    expect(await db().selectFrom('accounts').selectAll().execute()).toEqual([]);
    expect((await visit().get('/api/shell/registration')).body.data).toEqual({ mode: 'closed' });
  });

  test('whom an Admin has entered gets in by a mailed link', async () => {
    const entered = { id: 'somebody', name: 'Ada Novak', email: 'ada@firm.example', permissions: ['User'], teams: [] };
    admin.people.set('somebody', { ...entered, status: 'Active', expirationDate: null });
    await visit().post('/api/shell/forgot', { email: form.email });
    // The answer does not wait for the mail.
    await workDone();
    const mail = await db().selectFrom('emails').selectAll().executeTakeFirst();
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await visit().post('/api/shell/reset', { token, password })).status).toBe(200);
    expect((await visit().post('/api/shell/signIn', { email: form.email, password })).status).toBe(200);
  });
});
