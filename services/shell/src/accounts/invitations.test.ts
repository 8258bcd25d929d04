import type { Invitation, Session, SignIns } from '@bidwright/contract-shell';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { bench } from '../testing/bench.ts';
import { firm } from '../testing/firm.ts';

const house = bench();
const { admin, db, person, service, signedIn, visit } = house;
const { deliver } = firm(house);

const firstPassword = 'a quite long first password';
const inWeek = () => now() + 7 * 24 * 3600;

const ask = (call: string, body: object) =>
  service.post(`/internal/accounts/${call}`, body, service.as({ service: 'admin' }));

/** Somebody whom an Admin has made just now. */
const invited = async () => {
  const id = uuid();
  const about = { name: 'Bo Larsen', email: `bo-${id}@firm.example`, permissions: ['Operations'], teams: [] };
  await ask('reserve', { ...about, id });
  admin.people.set(id, { ...about, id, status: 'Active', expirationDate: null });
  await ask('confirm', { id });
  return { id, ...about };
};

const mails = () => db().selectFrom('emails').selectAll().orderBy('id').execute();
const tokenIn = (text = '') => /\/invitation#token=([\w-]{43})/.exec(text)?.[1] ?? '';
const mailed = async () => tokenIn((await mails()).at(-1)?.text);

const look = async (token: string) => (await visit().post<Invitation>('/api/shell/invitation', { token })).body.data;
const accept = (token: string, password = firstPassword, browser = visit()) =>
  browser.post<Session>('/api/shell/invitation/accept', { token, password });

const anAdmin = async () => (await signedIn({ permissions: ['Admin'] })).browser;
const byAdmin = async <T>(call: string, body: object) => (await anAdmin()).post<T>(`/api/shell/${call}`, body);
const statesOf = async (...users: string[]) => (await byAdmin<SignIns>('accounts/signIns', { users })).body.data;

test('an invitation is mailed, says for seven days whom it is for, and opens the account once', async () => {
  const bo = await invited();
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: [bo.email], subject: 'You are invited to Bidwright', secret: 1 });
  const [state] = await statesOf(bo.id);
  expect(state).toMatchObject({ id: bo.id, lastSignIn: null, isOpened: false });
  expect(Math.abs((state?.invitedUntil ?? 0) - inWeek())).toBeLessThan(10);

  const token = await mailed();
  expect(await look(token)).toEqual({ state: 'open', name: 'Bo Larsen', email: bo.email, contact: null });
  const browser = visit();
  const entered = await accept(token, firstPassword, browser);
  expect([entered.status, entered.body.data.user.id]).toEqual([200, bo.id]);
  expect((await browser.get('/api/shell/me')).status).toBe(200);
  const again = await visit().post('/api/shell/signIn', { email: bo.email, password: firstPassword });
  expect(again.status).toBe(200);
  const [signed] = await statesOf(bo.id);
  expect(signed?.isOpened).toBe(true);
  expect(Math.abs((signed?.lastSignIn ?? 0) - now())).toBeLessThan(10);
});

test('used twice it says so, and whom to ask', async () => {
  const { person: ada, browser } = await signedIn({ permissions: ['Admin'], name: 'Ada Novak' });
  await browser.get('/api/shell/me');
  await invited();
  const token = await mailed();
  await accept(token);
  expect(await look(token)).toEqual({ state: 'used', name: null, email: null, contact: `Ada Novak (${ada.email})` });
  const { status, body } = await accept(token, 'another long first password');
  expect([status, body.errorInfo.fields?.token?.key]).toEqual([422, 'shell.invitation.used']);
});

test('of twenty who use one link at once, one wins', async () => {
  await invited();
  const token = await mailed();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => accept(token, `password number ${at} of many`)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of replies) expect([200, 422, 503]).toContain(status);
});

test('after seven days it is too late; what never was one is unknown', async () => {
  await invited();
  const token = await mailed();
  await db()
    .updateTable('invitations')
    .set({ expires: now() - 1 })
    .execute();
  expect((await look(token)).state).toBe('late');
  expect((await accept(token)).body.errorInfo.fields?.token?.key).toBe('shell.invitation.late');
  expect((await look('x'.repeat(43))).state).toBe('unknown');
  expect((await accept('x'.repeat(43))).status).toBe(422);
});

test('a weak password is refused and the invitation stays', async () => {
  await invited();
  const token = await mailed();
  expect((await accept(token, 'short')).body.errorInfo.fields).toHaveProperty('password');
  expect((await look(token)).state).toBe('open');
});

test('an Admin copies a link and sends the mail again; one that is used ends the others', async () => {
  const bo = await invited();
  const copied = await byAdmin<{ url: string; expires: number }>('invitations/link', { user: bo.id });
  const sent = await byAdmin<{ expires: number }>('invitations/send', { user: bo.id });
  expect([copied.status, sent.status, (await mails()).length]).toEqual([200, 200, 2]);
  expect(Math.abs(sent.body.data.expires - inWeek())).toBeLessThan(10);
  const tokens = [...(await mails()).map(({ text }) => tokenIn(text)), tokenIn(copied.body.data.url)];
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) expect((await look(token)).state).toBe('open');
  await accept(tokens[2] ?? '');
  for (const token of tokens) expect((await look(token)).state).toBe('used');
});

test('whom an Admin has entered without an account is invited all the same', async () => {
  const id = uuid();
  const about = { id, name: 'Cy Young', email: `cy-${id}@firm.example`, permissions: ['User'], status: 'Active' };
  admin.people.set(id, { ...about, teams: [], expirationDate: null });
  await deliver({ service: 'admin', col: 'users', recordId: id, record: about });
  expect((await byAdmin('invitations/send', { user: id })).status).toBe(200);
  expect((await look(await mailed())).state).toBe('open');
});

test('who has signed in, left or never was is not invited', async () => {
  const known = await person();
  const gone = await invited();
  const record = admin.people.get(gone.id);
  if (record) admin.people.set(gone.id, { ...record, status: 'Inactive' });
  const codes: unknown[] = [];
  for (const user of [known.id, gone.id, uuid()]) {
    const { status, body } = await byAdmin('invitations/link', { user });
    codes.push([status, body.errorInfo.code]);
  }
  expect(codes).toEqual([
    [409, 'opened'],
    [409, 'inactive'],
    [404, 'no-record'],
  ]);
  const token = await mailed();
  expect((await accept(token)).status).toBe(403);
  expect((await db().selectFrom('accounts').select('passwordHash').where('id', '=', gone.id).execute())[0]).toEqual({
    passwordHash: null,
  });
});
